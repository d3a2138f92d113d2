// Somebody at a table of the server who needs no page.
import type { APIRequestContext } from '@playwright/test';

interface View {
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
  async choose(): Promise<void> {
    const view = await this.look();
    const { keep_tickets, place_stack } = view.own.legal ?? {};
    if (keep_tickets) await this.act(view, { type: 'keep_tickets', kept: keep_tickets[0] });
    if (place_stack) await this.act(view, { type: 'place_stack', symbol: place_stack.symbols[0], location: place_stack.locations[0] });
  }
  // A turn that leaves the market alone.
  async drawTwice(): Promise<void> {
    await this.act(await this.act(await this.look(), { type: 'draw_deck' }), { type: 'draw_deck' });
  }
}
