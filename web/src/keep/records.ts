// Records that somebody wants to keep on this device, from files and links; and analyses, which take long to make again.
import type { Database, KeptAnalysis, KeptRecord } from './database';

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

  async find(id: string): Promise<KeptRecord | undefined> {
    return (await this.list()).find((record) => record.id === id);
  }

  // False: not kept. An analysis that is lost can be made again.
  async addAnalysis(analysis: KeptAnalysis): Promise<boolean> {
    try {
      await this.database?.put('analyses', analysis);
      return this.database !== null;
    } catch {
      return false;
    }
  }

  async findAnalysis(record: string): Promise<KeptAnalysis | undefined> {
    return this.database?.get('analyses', record).catch(() => undefined);
  }

  async remove(id: string): Promise<void> {
    this.unsaved.delete(id);
    await this.database?.delete('records', id);
  }
}
