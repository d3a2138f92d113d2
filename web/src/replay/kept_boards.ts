// The boards of records that were not played on the shipped one: from files, or from the server. What was known once is kept.
import type { Remote } from 'comlink';
import type { BoardInfo } from '../host/study';
import type { StudyWorker } from '../host/study.worker';
import { hosts } from '../app/hosts.svelte';
import { kept } from './kept';

type Reader = Pick<Remote<StudyWorker>, 'readBoard'>;

// `fault`: what is wrong with the file.
export async function keepBoard(text: string, reader: Reader): Promise<BoardInfo | { fault: string }> {
  const board = await reader.readBoard(text);
  if ('error' in board) return { fault: board.error };
  await (await kept()).addBoard({ sha256: board.sha256, text });
  return board;
}

// The file of a record's board, if it is to be had.
export async function findBoard(id: string, sha256: string, reader: Reader): Promise<string | undefined> {
  const known = async () => (await (await kept()).findBoard(sha256))?.text;
  const found = await known();
  if (found !== undefined) return found;
  for (const board of await hosts.server.boards().catch(() => [])) if (board.id === id) await keepBoard(JSON.stringify(board), reader);
  return known();
}
