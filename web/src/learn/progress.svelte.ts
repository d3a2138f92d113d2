// The first game on this device: which table it is, and what its coach has told. Kept between visits, as the table is.
import { browserStorage } from '../keep/settings';

const key = 'fogline.lesson';

interface Kept {
  table: string | null; // nothing: no first game is being played
  told: readonly string[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(browserStorage()?.getItem(key) ?? '{}') as Partial<Kept>;
    if (typeof kept.table === 'string' && Array.isArray(kept.told)) return { table: kept.table, told: kept.told };
  } catch {
    // What cannot be read is not there.
  }
  return { table: null, told: [] };
}

class Lesson {
  private kept: Kept = $state.raw(read());

  get table(): string | null {
    return this.kept.table;
  }
  get told(): readonly string[] {
    return this.kept.told;
  }

  begin(table: string): void {
    this.keep({ table, told: [] });
  }
  tell(told: readonly string[]): void {
    this.keep({ table: this.table, told });
  }
  end(): void {
    this.keep({ table: null, told: [] });
  }

  // Where nothing can be kept, it lasts as long as the visit.
  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      browserStorage()?.setItem(key, JSON.stringify(kept));
    } catch {
      // The disk is full.
    }
  }
}

export const lesson = new Lesson();
