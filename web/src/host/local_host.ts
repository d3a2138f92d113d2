// Tables on this device, which need no server: a worker holds them, a second one thinks for the bots.
import { proxy, wrap, type Remote } from 'comlink';
import { readSettings } from '../keep/settings';
import type { Lost } from '../keep/tables';
import type { NewTable, Wish } from '../protocol/message';
import type { Listed, Refused, Update } from '../protocol/update';
import type { DeviceWorker } from './device.worker';
import type { Entry, Puzzle } from './engine';
import { HostError, refusal, withId, type Connection, type Host, type Listener } from './host';
import type { StudyWorker } from './study.worker';

// The engine speaks as on a server; here it is this device that cannot keep something.
const onDevice = <Code extends string>(code: Code) => (code === 'store_unavailable' ? 'storage_failed' : code);

export class LocalHost implements Host {
  readonly where = 'device';
  private started: Promise<Started<DeviceWorker>> | undefined;
  private bots: Started<DeviceWorker> | undefined;
  private asked = false; // that what is kept here stays
  private readonly visits = new Set<() => void>(); // who is told that the worker died

  // `lost`: a game could not be saved, and ends with this visit. `broken`: a worker does not start or has died.
  constructor(
    private readonly lost: (what: Lost) => void,
    private readonly broken: () => void = () => {},
  ) {}

  async make(table: NewTable): Promise<string> {
    const answer = await this.ask<Update | Refused>((worker) => worker.make(table));
    if (answer.type === 'refused') throw refusal(answer);
    return answer.table.id;
  }

  open(table: string, listener: Listener): Connection {
    listener.link('connecting');
    let closed = false;
    let known = false; // the table was there
    const visitor = {
      message: (message: Update | Refused) => {
        if (!known) this.keepForGood();
        known = true;
        if (!closed) listener.message(message.type === 'refused' ? { ...message, code: onDevice(message.code) } : message);
      },
      closed: (code: string) => {
        const why = known && code === 'no_such_table' ? 'removed' : onDevice(code);
        if (!closed) listener.closed(new HostError(why, 'the table was closed'));
        closed = true;
      },
    };
    const connection = this.ask((worker) => worker.connect(table, proxy(visitor)));
    connection.then(
      () => !closed && listener.link('online'),
      () => visitor.closed('engine_failed'),
    );
    // A worker that dies later says nothing any more.
    const died = () => visitor.closed('engine_failed');
    this.visits.add(died);
    return {
      send: (wish: Wish) => {
        const message = withId(wish);
        void connection.then((id) => this.ask((worker) => worker.send(id, message))).catch(() => undefined);
        return message.id;
      },
      close: () => {
        closed = true;
        this.visits.delete(died);
        void connection.then((id) => this.ask((worker) => worker.disconnect(id))).catch(() => undefined);
      },
    };
  }

  tables = (): Promise<Listed[]> => this.ask((worker) => worker.tables());

  async record(table: string): Promise<string> {
    const answer = await this.ask<object>((worker) => worker.record(table));
    if ('type' in answer && answer.type === 'refused') throw refusal(answer as Refused);
    return JSON.stringify(answer);
  }

  // Everything that happened at a table: what Study.openLog reads, for hints while a game runs.
  async log(table: string): Promise<Entry[]> {
    const entries = await this.ask((worker) => worker.log(table));
    if (!entries || entries.length === 0) throw new HostError('no_such_table', 'there is no such table');
    return entries;
  }

  remove = (table: string): Promise<void> => this.ask((worker) => worker.remove(table));

  // A worker that could not be started is tried again the next time.
  private async ask<T>(question: (worker: Remote<DeviceWorker>) => Promise<T>): Promise<T> {
    try {
      const device = await (this.started ??= this.start());
      return await device.ask(question);
    } catch (error) {
      this.broken();
      throw new HostError('engine_failed', (error as Error).message);
    }
  }

  // Not before there is something to lose: some browsers ask the person.
  private keepForGood(): void {
    if (!this.asked) void navigator.storage?.persist?.().catch(() => undefined);
    this.asked = true;
  }

  private async start(): Promise<Started<DeviceWorker>> {
    const forget = () => (this.started = undefined);
    const device = new Started<DeviceWorker>(startDevice(), () => {
      forget();
      for (const died of this.visits) died();
    });
    const think = (puzzle: Puzzle) => {
      this.bots ??= new Started<DeviceWorker>(startDevice(), () => (this.bots = undefined));
      return this.bots.ask((bots) => bots.choose(puzzle, readSettings().think_ms));
    };
    try {
      await device.ask((tables) => tables.start(proxy(think), proxy(this.lost)));
    } catch (error) {
      forget();
      throw error;
    }
    return device;
  }
}

const startDevice = () => new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' });

// A worker that cannot be fetched or dies answers nothing: whatever waits for it fails.
class Started<T> {
  readonly remote: Remote<T>;
  private readonly waiting = new Set<(error: Error) => void>();
  private dead: Error | undefined;

  constructor(worker: Worker, forget: () => void) {
    this.remote = wrap<T>(worker);
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      this.dead = new Error(message ?? 'a worker could not be started');
      forget();
      for (const fail of this.waiting) fail(this.dead);
    });
  }

  // NB: no promise that lives as long as the worker: whoever waited for that one would be kept as long.
  ask<A>(question: (remote: Remote<T>) => Promise<A>): Promise<A> {
    return new Promise<A>((answer, fail) => {
      if (this.dead) return fail(this.dead);
      this.waiting.add(fail);
      void question(this.remote)
        .then(answer, fail)
        .finally(() => this.waiting.delete(fail));
    });
  }
}

// A study of one's own; `stop` ends whatever it is doing.
export function startStudy(): { study: Remote<StudyWorker>; died: Promise<never>; stop: () => void } {
  const worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });
  const died = new Promise<never>((_, fail) => {
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      fail(new Error(message ?? 'a worker could not be started'));
    });
  });
  died.catch(() => undefined);
  return { study: wrap<StudyWorker>(worker), died, stop: () => worker.terminate() };
}
