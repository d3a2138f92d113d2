// The tables of this device: carries out what the engine wants done, in order. Runs in a worker (device.worker.ts);
// nothing here knows that. If the engine breaks, another is loaded and finds every table in its log.
import type { KeptTables } from '../keep/tables';
import type { Message, NewTable } from '../protocol/message';
import type { Listed, Refused, Update } from '../protocol/update';
import type { Choice, Effect, Engine, Puzzle } from './engine';

export interface Visitor {
  message(message: Update | Refused): void;
  closed(code: string): void;
  release?(): void; // nothing more is said to it
}

export interface DeviceOutside {
  load(): Promise<Engine>;
  think(puzzle: Puzzle): Promise<Choice>;
  news?: { tell(table: string, seq: number): void }; // to other windows
}

const mostBreaks = 3; // engines in a row, without anything done between

export class DeviceTables {
  private loading: Promise<Engine> | undefined; // of the engine that is used: two calls at once wait for the same one
  private readonly visitors = new Map<number, { table: string; visitor: Visitor; waiting: Set<string> }>(); // for an answer to these messages
  private readonly questions = new Map<number, { answer(value: object): void; fail(error: Error): void }>();
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private breaks = 0;

  constructor(
    private readonly outside: DeviceOutside,
    private readonly kept: KeptTables,
  ) {}

  async make(table: NewTable): Promise<Update | Refused> {
    return (await this.ask((engine, question) => engine.openTable(question, table))) as Update | Refused;
  }

  // A record, or why there is none.
  async record(table: string): Promise<object> {
    return this.ask((engine, question) => engine.record(question, table));
  }

  async connect(table: string, visitor: Visitor): Promise<number> {
    const connection = this.next++;
    this.visitors.set(connection, { table, visitor, waiting: new Set() });
    await this.do((engine) => engine.connect(connection, table));
    return connection;
  }

  async send(connection: number, message: Message & { id: string }): Promise<void> {
    this.visitors.get(connection)?.waiting.add(message.id);
    await this.do((engine) => engine.receive(connection, JSON.stringify(message)));
  }

  async disconnect(connection: number): Promise<void> {
    if (this.letGo(connection)) await this.do((engine) => engine.disconnect(connection));
  }

  async heard(table: string, seq: number): Promise<void> {
    await this.do((engine) => engine.heard(table, seq));
  }

  async tables(): Promise<Listed[]> {
    const kept = await this.kept.list();
    return kept.map(({ id, stage, changed_ms, summary }) => ({ id, stage, changed_ms, ...summary }));
  }

  log = (table: string) => this.kept.entries(table, 0);
  remove = (table: string) => this.kept.remove(table);

  private ask(call: (engine: Engine, question: number) => Effect[]): Promise<object> {
    const question = this.next++;
    return new Promise((answer, fail) => {
      this.questions.set(question, { answer, fail });
      void this.do((engine) => call(engine, question));
    });
  }

  // NB: what waited for an engine that has broken meanwhile is dropped; `broken` has seen to it.
  private async do(call: (engine: Engine) => Effect[]): Promise<void> {
    const loading = (this.loading ??= this.outside.load());
    let effects: Effect[];
    try {
      const engine = await loading;
      if (loading !== this.loading) return;
      effects = call(engine);
      this.breaks = 0;
    } catch (error) {
      return this.broken(loading, error as Error);
    }
    for (const effect of effects) this.carryOut(effect, loading);
  }

  private carryOut(effect: Effect, loading: Promise<Engine>): void {
    // What comes back to an engine that has gone is dropped.
    const back = (call: (engine: Engine) => Effect[]) => (loading === this.loading ? this.do(call) : undefined);
    const broken = (error: Error) => this.broken(loading, error);
    switch (effect.type) {
      case 'send':
        if (effect.message.type !== 'pong') this.pass(effect.connection, effect.message);
        break;
      case 'close':
        this.visitors.get(effect.connection)?.visitor.closed(effect.code);
        this.letGo(effect.connection);
        break;
      case 'answer':
        this.questions.get(effect.question)?.answer(effect.message);
        this.questions.delete(effect.question);
        break;
      case 'append':
        void this.kept
          .append(effect)
          .then((outcome) => {
            if (outcome === 'stored') this.outside.news?.tell(effect.table, effect.seq);
            return back((now) => now.appended(effect.ticket, outcome));
          })
          .catch(broken);
        break;
      case 'load':
        void this.kept
          .entries(effect.table, effect.after)
          .then((entries) => back((now) => now.loaded(effect.ticket, entries)))
          .catch(broken);
        break;
      case 'think':
        void this.outside
          .think(effect)
          .catch(() => this.outside.think(effect)) // by another engine: it may have been broken
          .then((choice) => back((now) => now.thought(effect.table, choice)))
          .catch((error: Error) => {
            // Nobody will ever choose: who looks is told, and the engine that waits for it goes.
            if (loading === this.loading) this.giveUp(([, { table }]) => table === effect.table);
            return broken(error);
          });
        break;
      case 'wake':
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void back((now) => now.tick()), Math.max(0, effect.at_ms - Date.now()));
        break;
    }
  }

  private pass(connection: number, message: Update | Refused): void {
    const to = this.visitors.get(connection);
    to?.waiting.delete((message.type === 'update' ? message.done : message.id) ?? '');
    to?.visitor.message(message);
  }

  private giveUp(which: (entry: [number, { table: string }]) => boolean): void {
    for (const entry of [...this.visitors].filter(which)) {
      entry[1].visitor.closed('engine_failed');
      this.letGo(entry[0]);
    }
  }

  private letGo(connection: number): boolean {
    this.visitors.get(connection)?.visitor.release?.();
    return this.visitors.delete(connection);
  }

  // NB: an engine that has thrown may have half changed something; the logs have not.
  private async broken(loading: Promise<Engine>, error: Error): Promise<void> {
    if (loading !== this.loading) return;
    this.loading = undefined;
    for (const question of this.questions.values()) question.fail(error);
    this.questions.clear();
    if (++this.breaks >= mostBreaks) return this.giveUp(() => true);
    for (const [connection, { waiting }] of this.visitors)
      for (const id of waiting) this.pass(connection, { type: 'refused', id, seq: 0, code: 'not_sent', reason: error.message });
    const visitors = [...this.visitors];
    if (visitors.length > 0) await this.do((fresh) => visitors.flatMap(([connection, { table }]) => fresh.connect(connection, table)));
  }
}
