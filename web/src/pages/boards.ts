// The boards that this client can draw, by the id that a table's settings name.
import sanFrancisco from '../../../boards/san-francisco.json';
import type { Board } from '../protocol/board';

const boards: Board[] = [sanFrancisco as unknown as Board];

export const boardOf = (id: string): Board | undefined => boards.find((board) => board.id === id);
