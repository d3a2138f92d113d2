// The logs of this device's tables. What cannot be written to the database stays in memory, and is said to be unsaved.
import type { Entry, Outcome, Summary } from '../host/engine';
import type { Stage } from '../protocol/update';
import type { Database, KeptTable, Open } from './database';

export interface Append extends Entry {
  table: string;
  stage?: Stage;
  summary?: Summary;
}

export type Lost = 'all' | 'rest'; // of a game: this browser keeps nothing, or no more than it has

export class KeptTables {
  private readonly unsaved = new Map<string, { table: KeptTable; entries: Entry[] }>();

  // `lost` hears what is not kept beyond this visit.
  constructor(
    private readonly database: Database,
    private readonly lost: (what: Lost) => void,
  ) {}

  async append(append: Append): Promise<Outcome> {
    if (!this.unsaved.has(append.table)) {
      try {
        return await this.database.use((open) => this.write(open, append));
      } catch {
        await this.remember(append.table);
      }
    }
    return this.appendUnsaved(append);
  }

  async entries(table: string, after: number): Promise<Entry[] | null> {
    const unsaved = this.unsaved.get(table);
    if (unsaved) return unsaved.entries.filter(({ seq }) => seq > after);
    try {
      const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
      const found = await this.database.use((open) => open.getAll('entries', range));
      return found.map(({ seq, at_ms, text }) => ({ seq, at_ms, text }));
    } catch {
      return this.database.opened ? null : [];
    }
  }

  async list(): Promise<KeptTable[]> {
    const kept = await this.database.use((open) => open.getAll('tables')).catch(() => []);
    const tables = new Map(kept.map((table) => [table.id, table]));
    for (const { table } of this.unsaved.values()) tables.set(table.id, table);
    return [...tables.values()].sort((a, b) => b.changed_ms - a.changed_ms);
  }

  async remove(table: string): Promise<void> {
    this.unsaved.delete(table);
    const remove = async (open: Open) => {
      const change = open.transaction(['tables', 'entries'], 'readwrite');
      await change.objectStore('tables').delete(table);
      await change.objectStore('entries').delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
      await change.done;
    };
    await this.database.use(remove).catch((error: Error) => {
      if (this.database.opened) throw error;
    });
  }

  // Both stores in one transaction, and only where the log ends: another window may have been faster.
  private async write(open: Open, append: Append): Promise<Outcome> {
    const change = open.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const tables = change.objectStore('tables');
    const before = await tables.get(append.table);
    if ((before?.seq ?? 0) !== append.seq - 1) {
      await change.done;
      return 'conflict';
    }
    const { table, seq, at_ms, text } = append;
    const writes = [tables.put(next(before, append)), change.objectStore('entries').put({ table, seq, at_ms, text }), change.done];
    await Promise.all(writes);
    return 'stored';
  }

  private appendUnsaved(append: Append): Outcome {
    const before = this.unsaved.get(append.table);
    if ((before?.table.seq ?? 0) !== append.seq - 1) return 'conflict';
    const { seq, at_ms, text } = append;
    this.unsaved.set(append.table, { table: next(before?.table, append), entries: [...(before?.entries ?? []), { seq, at_ms, text }] });
    this.lost(this.database.opened ? 'rest' : 'all');
    return 'stored';
  }

  // From now on this table lives in memory, with what the database has of it.
  private async remember(table: string): Promise<void> {
    const entries = await this.entries(table, 0);
    const kept = await this.database.use((open) => open.get('tables', table)).catch(() => undefined);
    if (entries && kept) this.unsaved.set(table, { table: kept, entries });
  }
}

function next(before: KeptTable | undefined, { table, seq, at_ms, stage, summary }: Append): KeptTable {
  const kept = { stage: stage ?? before?.stage, summary: summary ?? before?.summary };
  if (!kept.stage || !kept.summary) throw new Error('the first entry of a table has a summary');
  return { id: table, seq, changed_ms: at_ms, stage: kept.stage, summary: kept.summary };
}
