// What somebody writes down for themselves at a table. Kept on this device, for each seat apart: those who share it do not read each other's.
import { browserStorage, type Storage } from './settings';

const key = 'fogline.notes';
const mostKept = 50; // tables; the oldest go
export const longestNote = 2000;

type Notes = Record<string, string>; // in the order in which they were last written

function readAll(storage: Storage | null): Notes {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Notes) : {};
  } catch {
    return {};
  }
}

export function readNote(table: string, storage: Storage | null = browserStorage()): string {
  const note = readAll(storage)[table];
  return typeof note === 'string' ? note.slice(0, longestNote) : '';
}

// False: it is not kept beyond this visit.
export function writeNote(table: string, text: string, storage: Storage | null = browserStorage()): boolean {
  const { [table]: _, ...others } = readAll(storage);
  const notes = Object.entries(text ? { ...others, [table]: text } : others).slice(-mostKept);
  try {
    storage?.setItem(key, JSON.stringify(Object.fromEntries(notes)));
    return storage !== null;
  } catch {
    return false;
  }
}
