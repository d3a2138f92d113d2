// Records that somebody wants to keep on this device, from files and links; analyses, which take long to make again; and the boards of
// records that were not played on the shipped one.
import type { Database, KeptAnalysis, KeptBoard, KeptRecord } from './database';

export class KeptRecords {
  private readonly unsaved = new Map<string, KeptRecord>();
  private readonly boards = new Map<string, KeptBoard>(); // of this visit

  constructor(private readonly database: Database) {}

  // False: kept for this visit only.
  async add(record: KeptRecord): Promise<boolean> {
    try {
      await this.database.use((open) => open.put('records', record));
      return true;
    } catch {
      this.unsaved.set(record.id, record);
      return false;
    }
  }

  async list(): Promise<KeptRecord[]> {
    const kept = await this.database.use((open) => open.getAll('records')).catch(() => []);
    return [...kept, ...this.unsaved.values()].sort((a, b) => b.at_ms - a.at_ms);
  }

  async find(id: string): Promise<KeptRecord | undefined> {
    return (await this.list()).find((record) => record.id === id);
  }

  // False: not kept. An analysis that is lost can be made again.
  async addAnalysis(analysis: KeptAnalysis): Promise<boolean> {
    try {
      await this.database.use((open) => open.put('analyses', analysis));
      return true;
    } catch {
      return false;
    }
  }

  async findAnalysis(record: string): Promise<KeptAnalysis | undefined> {
    return this.database.use((open) => open.get('analyses', record)).catch(() => undefined);
  }

  async addBoard(board: KeptBoard): Promise<void> {
    this.boards.set(board.sha256, board);
    await this.database.use((open) => open.put('boards', board)).catch(() => undefined);
  }

  async findBoard(sha256: string): Promise<KeptBoard | undefined> {
    return this.boards.get(sha256) ?? (await this.database.use((open) => open.get('boards', sha256)).catch(() => undefined));
  }

  async remove(id: string): Promise<void> {
    this.unsaved.delete(id);
    await this.database.use((open) => open.delete('records', id)).catch(() => undefined);
  }
}
