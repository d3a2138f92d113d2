// What is kept on this device. A new version adds a step to `upgrade`; a step that was released is never changed.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Summary } from '../host/engine';
import type { Analysed, Decision } from '../host/study';
import type { Stage } from '../protocol/update';

export interface KeptTable {
  id: string;
  seq: number; // of the last entry
  changed_ms: number;
  stage: Stage;
  summary: Summary;
}
export interface KeptEntry {
  table: string;
  seq: number;
  at_ms: number;
  text: string;
}
export interface KeptAnalysis {
  id: string; // the SHA-256 of the record
  decisions: Decision[];
  split: NonNullable<Analysed['split']>;
}
export interface KeptRecord {
  id: string;
  name: string;
  at_ms: number;
  text: string;
}

export interface KeptBoard {
  sha256: string; // as records name it
  text: string; // its file
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  entries: { key: [string, number]; value: KeptEntry };
  records: { key: string; value: KeptRecord };
  analyses: { key: string; value: KeptAnalysis };
  boards: { key: string; value: KeptBoard };
}
export type Open = IDBPDatabase<Schema>;

export const databaseVersion = 3;

// The database of this device. A connection ends when the system wants its room, when somebody clears it, or when a newer window needs another
// version: then it is opened anew for whatever is asked next.
export class Database {
  opened = false; // once, at least: this browser keeps something
  private opening: Promise<Open> | undefined;

  constructor(private readonly name = 'fogline') {}

  // Fails where nothing can be kept. NB: what is asked may be asked twice.
  async use<T>(work: (open: Open) => Promise<T>): Promise<T> {
    const opening = (this.opening ??= this.open());
    try {
      return await work(await opening);
    } catch (error) {
      if (!['InvalidStateError', 'AbortError'].includes((error as Error).name)) throw error;
      if (this.opening === opening) this.opening = undefined; // its end has not been told yet
      return work(await (this.opening ??= this.open()));
    }
  }

  private open(): Promise<Open> {
    const forget = () => (this.opening = undefined);
    const opening = openDB<Schema>(this.name, databaseVersion, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('tables', { keyPath: 'id' });
          database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
          database.createObjectStore('records', { keyPath: 'id' });
        }
        if (from < 2) database.createObjectStore('analyses', { keyPath: 'id' });
        if (from < 3) database.createObjectStore('boards', { keyPath: 'sha256' });
      },
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close(); // a newer window needs it
      },
      terminated: forget,
    });
    opening.then(() => (this.opened = true), forget);
    return opening;
  }
}
