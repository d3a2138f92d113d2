// Somebody at a table of the server who needs no page.
import type { APIRequestContext, Page } from '@playwright/test';

export interface View {
  seat: number;
  seq: number;
  game: { phase: string; market: string[]; to_act: number[] };
  own: {
    hand: Record<string, number>;
    legal?: { keep_tickets?: string[][]; place_stack?: { symbols: string[]; locations: string[] }; draw_market?: number[] };
  };
}

// By plain questions.
export class Asker {
  constructor(
    private readonly request: APIRequestContext,
    private readonly table: string,
  ) {}

  look = async (): Promise<View> => (await this.request.get(`/api/tables/${this.table}`)).json() as Promise<View>;
  tell = async (message: object): Promise<View> =>
    (await this.request.post(`/api/tables/${this.table}/messages`, { data: message })).json() as Promise<View>;
  act = ({ seat, seq }: View, action: object): Promise<View> => this.tell({ type: 'act', id: `m${seq}`, seat, seq, action });

  // Tickets to keep, or a stack to place.
  async choose(): Promise<View> {
    let view = await this.look();
    const { keep_tickets, place_stack } = view.own.legal ?? {};
    if (keep_tickets) view = await this.act(view, { type: 'keep_tickets', kept: keep_tickets[0] });
    if (place_stack)
      view = await this.act(view, { type: 'place_stack', symbol: place_stack.symbols[0], location: place_stack.locations[0] });
    return view;
  }
  // A turn that leaves the market alone.
  async drawTwice(): Promise<View> {
    return this.act(await this.act(await this.look(), { type: 'draw_deck' }), { type: 'draw_deck' });
  }
}

// A table of the server for who has the page, Ann, and others who have none: Ben, and maybe Cem. The first is Ann.
export async function sitDown(page: Page, others: APIRequestContext[], settings: object = {}): Promise<{ id: string; people: Asker[] }> {
  const chairs = [{ kind: 'person', name: 'Ann' }, ...others.map(() => ({ kind: 'open' }))];
  const made = await page.request.post('/api/tables', { data: { chairs, settings: { first: 0, ...settings } } });
  const { id } = ((await made.json()) as { table: { id: string } }).table;
  const people = [page.request, ...others].map((request) => new Asker(request, id));
  for (const [i, person] of people.slice(1).entries()) await person.tell({ type: 'sit', id: 'sit', name: ['Ben', 'Cem'][i] });
  return { id, people };
}

// Tickets are kept and stacks are placed: the first is to move.
export async function chooseAll(people: Asker[]): Promise<void> {
  for (let i = 0; i < 4; ++i) for (const person of people) await person.choose();
}
