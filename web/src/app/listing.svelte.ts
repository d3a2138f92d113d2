// A list of tables that a server tells page by page, the last changed first.
import type { Listed } from '../protocol/update';

const pageSize = 50; // docs/openapi.yaml

export class Listing {
  tables: Listed[] | undefined = $state.raw(); // nothing: there was no answer yet
  more = $state(false); // pages

  private pages = 1; // that are wanted

  constructor(private readonly ask: (after?: Listed) => Promise<Listed[]>) {}

  // All that is wanted, as it is now.
  async look(): Promise<void> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches it grow
    const found = new Map<string, Listed>();
    let more = true;
    for (let i = 0, last: Listed | undefined; i < this.pages && more; ++i) {
      const known = found.size;
      const page = await this.ask(last);
      for (const table of page) found.set(table.id, table); // NB: one that changed meanwhile may come again
      more = page.length >= pageSize && found.size > known;
      last = page.at(-1);
    }
    this.tables = [...found.values()];
    this.more = more;
  }

  // At least one more that fits, if there is any.
  async goOn(fits: (table: Listed) => boolean = () => true): Promise<void> {
    const count = () => this.tables?.filter(fits).length;
    const shown = count();
    do {
      ++this.pages;
      await this.look();
    } while (this.more && count() === shown);
  }
}
