// The database of this device. A new version adds a step to `upgrade`; a step that was released is never changed.
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
export type Database = IDBPDatabase<Schema>;

export const databaseVersion = 3;

// Nothing: this browser keeps nothing, because it is told not to or cannot.
export async function openDatabase(name = 'fogline'): Promise<Database | null> {
  try {
    return await openDB<Schema>(name, databaseVersion, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('tables', { keyPath: 'id' });
          database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
          database.createObjectStore('records', { keyPath: 'id' });
        }
        if (from < 2) database.createObjectStore('analyses', { keyPath: 'id' });
        if (from < 3) database.createObjectStore('boards', { keyPath: 'sha256' });
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(), // a newer window needs it
    });
  } catch {
    return null;
  }
}
