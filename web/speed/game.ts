// A whole game of four people, played by programs as fast as the server answers: what one of them was sent, message by message. So every
// run of a measurement shows a page the same kind of game, without four more pages at work beside it.
import type { Action } from '../src/protocol/message';
import type { Legal, Update } from '../src/protocol/update';

class Person {
  private constructor(
    private readonly server: string,
    readonly cookie: string,
  ) {}

  static async at(server: string): Promise<Person> {
    const made = await fetch(`${server}/api/guests`, { method: 'POST' });
    return new Person(server, made.headers.get('set-cookie')!.split(';')[0]!);
  }

  async ask(path: string, body?: object): Promise<Update> {
    const response = await fetch(`${this.server}/api/tables${path}?version=2`, {
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 200)); // the server lets nobody ask too fast
      return this.ask(path, body);
    }
    const answer = (await response.json()) as Update;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  // Every message of the table, until it is over.
  async *messages(table: string): AsyncGenerator<Update> {
    const response = await fetch(`${this.server}/api/tables/${table}/stream?version=2`, { headers: { cookie: this.cookie } });
    let rest = '';
    const decoder = new TextDecoder();
    for await (const part of response.body!) {
      const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line === '') continue;
        const message = JSON.parse(line) as Update;
        yield message;
        if (message.table.stage === 'over') return;
      }
    }
  }
}

// Claims what can be claimed, so that the map fills; else draws.
function choose(legal: Legal): Action {
  const [claim] = legal.claim_route ?? [];
  if (legal.keep_tickets) return { type: 'keep_tickets', kept: legal.keep_tickets[0]! };
  if (legal.place_stack) return { type: 'place_stack', symbol: legal.place_stack.symbols[0]!, location: legal.place_stack.locations[0]! };
  if (claim)
    return {
      type: 'claim_route',
      route: claim.route,
      paid: claim.payments[0]!,
      ...(claim.tokens?.[0] !== undefined ? { token_at: claim.tokens[0] } : {}),
    };
  if (legal.draw_deck) return { type: 'draw_deck' };
  if (legal.draw_market?.length) return { type: 'draw_market', slot: legal.draw_market[0]! };
  return legal.draw_tickets ? { type: 'draw_tickets' } : { type: 'pass' };
}

export interface Game {
  table: string;
  cookie: string; // of the one who was sent these
  messages: Update[]; // from the deal to the last move
}

export async function playedGame(server: string): Promise<Game> {
  const names = ['Ann', 'Ben', 'Cas', 'Dee'];
  const people = await Promise.all(names.map(() => Person.at(server)));
  const [host, seen] = people as [Person, Person];
  const { table } = await host.ask('', { chairs: [{ kind: 'person', name: 'Ann' }, ...names.slice(1).map(() => ({ kind: 'open' }))] });
  for (const [i, person] of people.entries()) if (i > 0) await person.ask(`/${table.id}/messages`, { type: 'sit', name: names[i] });
  const messages: Update[] = [];
  const watched = (async () => {
    for await (const message of seen.messages(table.id)) if (message.game) messages.push(message);
  })();
  const playing = new Map<number, Person>();
  for (const person of people) playing.set((await person.ask(`/${table.id}`)).seats[0]!, person);
  let now = await host.ask(`/${table.id}`);
  for (let id = 0; now.table.stage !== 'over'; ++id) {
    const seat = now.game!.to_act[0]!;
    const person = playing.get(seat)!;
    const { seq, views } = await person.ask(`/${table.id}`);
    now = await person.ask(`/${table.id}/messages`, { type: 'act', id: String(id), seat, seq, action: choose(views![0]!.own!.legal!) });
  }
  await watched;
  return { table: table.id, cookie: seen.cookie, messages };
}
