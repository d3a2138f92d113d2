// The boards that this client can draw, by the id that a table's settings name: the shipped one, and those of the server once it was asked.
import { SvelteMap } from 'svelte/reactivity';
import { type Board, shippedBoard } from '../protocol/board';
import { hosts } from './hosts.svelte';

export const boards = new SvelteMap<string, Board>([[shippedBoard.id, shippedBoard]]);

export const boardOf = (id: string): Board | undefined => boards.get(id);

// Without an answer there is the shipped one.
export async function askForBoards(): Promise<void> {
  for (const board of await hosts.server.boards().catch(() => [])) boards.set(board.id, board);
}
