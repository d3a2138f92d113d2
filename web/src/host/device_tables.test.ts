import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { Database } from '../keep/database';
import { KeptTables } from '../keep/tables';
import { heard, seatsToAct, viewOf, type TableState, type View } from '../model/table';
import type { NewTable, Wish } from '../protocol/message';
import type { Refused, Update } from '../protocol/update';
import { engine, noDatabase, someAction } from '../testing';
import { DeviceTables, type DeviceOutside } from './device_tables';
import type { Engine } from './engine';
import { withId } from './host';
import type { RecordInfo } from './study';

const againstBots: NewTable = {
  chairs: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'local' },
    { kind: 'bot', level: 'tourist' },
  ],
};

async function device(changes: Partial<DeviceOutside> = {}, kept = new KeptTables(noDatabase(), () => {})) {
  const bots = await engine();
  const outside = {
    load: engine,
    think: async (puzzle: Parameters<Engine['choose']>[0]) => bots.choose(puzzle, { iterations: 10 }),
    ...changes,
  };
  return new DeviceTables(outside, kept);
}

// Somebody at a table, who can wait for something to be true.
class Guest {
  state: TableState | null = null;
  waiting = new Set<string>();
  refused: Refused | null = null;
  closed: string | null = null;
  private checks: (() => void)[] = [];
  private connection = 0;

  constructor(private readonly tables: DeviceTables) {}

  async connect(table: string): Promise<this> {
    const visitor = {
      message: (message: Update | Refused) => {
        if (message.type === 'update') this.state = heard(this.state, message, 0);
        else this.refused = message;
        this.waiting.delete((message.type === 'update' ? message.done : message.id) ?? '');
        for (const check of this.checks) check();
      },
      closed: (code: string) => {
        this.closed = code;
        for (const check of this.checks) check();
      },
    };
    this.connection = await this.tables.connect(table, visitor);
    return this;
  }

  send(wish: Wish): string {
    const message = withId(wish);
    this.waiting.add(message.id);
    this.refused = null;
    void this.tables.send(this.connection, message);
    return message.id;
  }

  leave = () => this.tables.disconnect(this.connection);

  async until(what: (guest: this) => unknown): Promise<void> {
    if (what(this)) return;
    await new Promise<void>((done) => {
      const check = () => {
        if (!what(this)) return;
        this.checks = this.checks.filter((other) => other !== check);
        done();
      };
      this.checks.push(check);
    });
  }

  get now(): Update {
    return this.state!.update;
  }

  get view(): View {
    return this.state!.views[0]!;
  }

  get toAct(): number[] {
    return this.state ? seatsToAct(this.state) : [];
  }

  act(number: number): string {
    const seat = this.toAct[0]!;
    const { own } = viewOf(this.state!, seat)!;
    return this.send({ type: 'act', seat, seq: this.now.seq, action: someAction(own!.legal!, number) });
  }

  // Until the game is over, or for so many actions.
  async play(actions = Infinity): Promise<void> {
    for (let i = 0; i < actions; ++i) {
      await this.until(({ state, toAct }) => state?.update.table.stage === 'over' || toAct.length > 0);
      if (this.now.table.stage === 'over') return;
      const id = this.act(7 * i);
      await this.until(({ waiting }) => !waiting.has(id));
      expect(this.refused).toBeNull();
    }
  }
}

const idOf = (answer: Update | Refused) => (answer as Update).table.id;

test('a game against bots from the first card to a record that is right, and a rematch', async () => {
  const tables = await device();
  const table = idOf(await tables.make(againstBots));
  const ann = await new Guest(tables).connect(table);
  await ann.play();
  expect(ann.now.all_own).toHaveLength(3);

  const record = await tables.record(table);
  const reading = await engine();
  expect(reading.openRecord(JSON.stringify(record))).toMatchObject({ finished: true, with_seed: true });

  ann.send({ type: 'rematch', seat: ann.now.seats[0]! });
  await ann.until(({ now }) => now.table.next);
  const again = await new Guest(tables).connect(ann.now.table.next!);
  await again.until(({ state }) => state?.update.table.stage === 'playing');
  expect((await tables.tables()).map(({ id }) => id).sort()).toEqual([table, ann.now.table.next!].sort());
});

test('two people at one device each have a view of their own', async () => {
  const tables = await device();
  const table = idOf(
    await tables.make({
      chairs: [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Ben' },
      ],
    }),
  );
  const both = await new Guest(tables).connect(table);
  await both.until(({ state }) => state?.views.length === 2 && state.views.every((view) => view.own));
  expect(both.now.seats).toEqual([0, 1]);
  const [ann, ben] = both.state!.views;
  expect(ann!.own!.offer).not.toEqual(ben!.own!.offer);
  await both.play(12);
});

test('an action can be taken back when only bots have acted since', async () => {
  const tables = await device();
  const ann = await new Guest(tables).connect(idOf(await tables.make(againstBots)));
  await ann.play(4);
  await ann.until(({ toAct }) => toAct.length > 0);
  const before = ann.view.events.length;
  ann.send({ type: 'undo', seat: ann.now.seats[0]! });
  await ann.until(({ waiting }) => waiting.size === 0);
  expect(ann.refused).toBeNull();
  expect(ann.view.events.length).toBeLessThan(before);
});

test('refusals name the rule, and what cannot be read is refused', async () => {
  const tables = await device();
  const ann = await new Guest(tables).connect(idOf(await tables.make(againstBots)));
  await ann.until(({ toAct }) => toAct.length > 0);
  ann.send({ type: 'act', seat: ann.now.seats[0]!, seq: ann.now.seq, action: { type: 'draw_deck' } });
  await ann.until(({ refused }) => refused);
  expect(ann.refused).toMatchObject({ code: 'illegal', rule: expect.stringMatching(/^R/) });
  expect(await tables.make({ chairs: [] })).toMatchObject({ type: 'refused', code: 'bad_message' });
  expect(await tables.record('nothing')).toMatchObject({ type: 'refused', code: 'no_such_table' });
  const lost = await new Guest(tables).connect('nothing');
  await lost.until(({ closed }) => closed);
  expect(lost.closed).toBe('no_such_table');
});

test('a table goes on after the client was closed, from its log in the database', async () => {
  const database = new Database('goes-on');
  const first = await device({}, new KeptTables(database, () => {}));
  const table = idOf(await first.make(againstBots));
  const ann = await new Guest(first).connect(table);
  await ann.play(5);
  await ann.until(({ toAct }) => toAct.length > 0);
  await ann.leave();

  const second = await device({}, new KeptTables(database, () => {}));
  const back = await new Guest(second).connect(table);
  await back.until(({ toAct }) => toAct.length > 0);
  expect(back.now.game).toEqual(ann.now.game);
  expect(back.view.own).toEqual(ann.view.own);

  const reading = await engine();
  const info = reading.openLog((await second.log(table))!) as RecordInfo;
  expect(info.finished).toBe(false);
  expect(reading.hints(back.now.seats[0]!, info.events, { iterations: 50 })).toHaveProperty('actions');

  await second.remove(table);
  expect(await second.tables()).toEqual([]);
});

test('two windows on one table agree: the slower one judges again', async () => {
  const database = new Database('two-windows');
  const [one, other] = [await device({}, new KeptTables(database, () => {})), await device({}, new KeptTables(database, () => {}))];
  const table = idOf(
    await one.make({
      chairs: [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Ben' },
      ],
    }),
  );
  const here = await new Guest(one).connect(table);
  await here.until(({ toAct }) => toAct.length === 2);
  const there = await new Guest(other).connect(table);
  await there.until(({ toAct }) => toAct.length === 2);
  const id = here.act(0);
  await here.until(({ waiting }) => !waiting.has(id));
  const late = there.act(0); // the same seat, which has chosen already
  await there.until(({ waiting }) => !waiting.has(late));
  expect(there.refused?.code).toMatch(/stale|illegal/);
  await there.until(({ toAct }) => toAct.length === 1);
  expect(there.now.seq).toBe(here.now.seq);
});

test('when the engine breaks another one finds the table as it was', async () => {
  const engines: Engine[] = [];
  const load = async () => {
    engines.push(await engine());
    return engines[engines.length - 1]!;
  };
  const tables = await device({ load });
  const ann = await new Guest(tables).connect(idOf(await tables.make(againstBots)));
  await ann.play(3);
  await ann.until(({ toAct }) => toAct.length > 0);
  const seq = ann.now.seq;
  engines[0]!.receive = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const id = ann.act(0);
  await ann.until(({ waiting }) => !waiting.has(id)); // nobody waits for an answer that never comes
  expect(ann.refused?.code).toBe('not_sent');
  await ann.until(() => engines.length === 2);
  await ann.until(({ toAct }) => toAct.length > 0);
  expect(ann.now.seq).toBe(seq);
  await ann.play(2);
});

test('an engine that breaks again and again is given up', async () => {
  const tables = await device({
    load: async () => {
      const broken = await engine();
      broken.connect = () => {
        throw new WebAssembly.RuntimeError('unreachable');
      };
      return broken;
    },
  });
  const ann = await new Guest(tables).connect('any');
  await ann.until(({ closed }) => closed);
  expect(ann.closed).toBe('engine_failed');
});

test('two calls at once wait for one engine', async () => {
  let loads = 0;
  const tables = await device({ load: () => (++loads, engine()) });
  await Promise.all([tables.make(againstBots), tables.make(againstBots)]);
  expect(loads).toBe(1);
});

test('an engine that cannot be loaded fails what was asked, and is loaded again for the next question', async () => {
  let loads = 0;
  const load = async () => {
    if (++loads === 1) throw new TypeError('failed to fetch');
    return engine();
  };
  const tables = await device({ load });
  await expect(tables.make(againstBots)).rejects.toThrow('failed to fetch');
  const ann = await new Guest(tables).connect(idOf(await tables.make(againstBots)));
  await ann.play(1);
  expect(loads).toBe(2);

  const never = await device({ load: () => Promise.reject(new TypeError('failed to fetch')) });
  const ben = await new Guest(never).connect('any');
  await ben.until(({ closed }) => closed);
  expect(ben.closed).toBe('engine_failed');
});

test('a bot that fails once is asked again; one that fails always closes the table, and nothing is lost', async () => {
  const bots = await engine();
  let failures = 1;
  const think = async (puzzle: Parameters<Engine['choose']>[0]) => {
    if (failures-- > 0) throw new WebAssembly.RuntimeError('unreachable');
    return bots.choose(puzzle, { iterations: 10 });
  };
  const tables = await device({ think });
  const table = idOf(await tables.make(againstBots));
  const ann = await new Guest(tables).connect(table);
  await ann.play(3);
  expect(ann.closed).toBeNull();

  failures = Infinity;
  void ann.play(30).catch(() => undefined);
  await ann.until(({ closed }) => closed);
  expect(ann.closed).toBe('engine_failed');

  failures = 0;
  const back = await new Guest(tables).connect(table);
  await back.play(2);
});
