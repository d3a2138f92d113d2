// Records that somebody wants to keep on this device: from files, from servers.
import type { Database, KeptRecord } from './database';

export class KeptRecords {
  private readonly unsaved = new Map<string, KeptRecord>();

  constructor(private readonly database: Database | null) {}

  // False: kept for this visit only.
  async add(record: KeptRecord): Promise<boolean> {
    try {
      if (!this.database) throw new Error('no database');
      await this.database.put('records', record);
      return true;
    } catch {
      this.unsaved.set(record.id, record);
      return false;
    }
  }

  async list(): Promise<KeptRecord[]> {
    const kept = (await this.database?.getAll('records').catch(() => [])) ?? [];
    return [...kept, ...this.unsaved.values()].sort((a, b) => b.at_ms - a.at_ms);
  }

  async remove(id: string): Promise<void> {
    this.unsaved.delete(id);
    await this.database?.delete('records', id);
  }
}
