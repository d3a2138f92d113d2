// Tables on this device, which need no server: a worker holds them, a second one thinks for the bots.
import { proxy, wrap, type Remote } from 'comlink';
import { readSettings } from '../keep/settings';
import type { Lost } from '../keep/tables';
import type { NewTable, Wish } from '../protocol/message';
import type { Listed, Refused, Update } from '../protocol/update';
import type { BotsWorker } from './bots.worker';
import type { DeviceWorker } from './device.worker';
import type { Entry, Puzzle } from './engine';
import { HostError, refusal, withId, type Connection, type Host, type Listener } from './host';
import type { StudyWorker } from './study.worker';

export class LocalHost implements Host {
  readonly where = 'device';
  private started: Promise<Started<DeviceWorker>> | undefined;
  private bots: Started<BotsWorker> | undefined;

  // `lost`: a game could not be saved, and ends with this visit.
  constructor(private readonly lost: (what: Lost) => void) {}

  async make(table: NewTable): Promise<string> {
    const answer = await this.ask<Update | Refused>((worker) => worker.make(table));
    if (answer.type === 'refused') throw refusal(answer);
    return answer.table.id;
  }

  open(table: string, listener: Listener): Connection {
    listener.link('connecting');
    let closed = false;
    const visitor = {
      message: (message: Update | Refused) => !closed && listener.message(message),
      closed: (code: string) => {
        if (!closed) listener.closed(new HostError(code, 'the table was closed'));
        closed = true;
      },
    };
    const connection = this.ask((worker) => worker.connect(table, proxy(visitor)));
    connection.then(() => !closed && listener.link('online'), () => visitor.closed('engine_failed'));
    // A worker that dies later says nothing any more.
    void this.started?.then(({ died }) => died).catch(() => visitor.closed('engine_failed'));
    return {
      send: (wish: Wish) => {
        const message = withId(wish);
        void connection.then((id) => this.ask((worker) => worker.send(id, message))).catch(() => undefined);
        return message.id;
      },
      close: () => {
        closed = true;
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
      const { remote, died } = await (this.started ??= this.start());
      return await Promise.race([question(remote), died]);
    } catch (error) {
      throw new HostError('engine_failed', (error as Error).message);
    }
  }

  private async start(): Promise<Started<DeviceWorker>> {
    const forget = () => (this.started = undefined);
    const device = started<DeviceWorker>(new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' }), forget);
    const think = (puzzle: Puzzle) => {
      this.bots ??= started<BotsWorker>(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }), () => (this.bots = undefined));
      return Promise.race([this.bots.remote.choose(puzzle, readSettings().think_ms), this.bots.died]);
    };
    try {
      await Promise.race([device.remote.start(proxy(think), proxy(this.lost)), device.died]);
    } catch (error) {
      forget();
      throw error;
    }
    return device;
  }
}

// A worker that cannot be fetched or dies answers nothing: whoever asks it listens to `died` too.
interface Started<T> {
  remote: Remote<T>;
  died: Promise<never>;
}

function started<T>(worker: Worker, forget: () => void): Started<T> {
  const died = new Promise<never>((_, fail) => {
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      forget();
      fail(new Error(message ?? 'a worker could not be started'));
    });
  });
  died.catch(() => undefined);
  return { remote: wrap<T>(worker), died };
}

// A study of one's own; `stop` ends whatever it is doing.
export function startStudy(): { study: Remote<StudyWorker>; died: Promise<never>; stop(): void } {
  const worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });
  const { remote, died } = started<StudyWorker>(worker, () => undefined);
  return { study: remote, died, stop: () => worker.terminate() };
}
