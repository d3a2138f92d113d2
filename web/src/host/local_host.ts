// Tables on this device, which need no server: a worker holds them, a second one thinks for the bots.
import { proxy, wrap, type Remote } from 'comlink';
import { readSettings } from '../keep/settings';
import type { NewTable, Wish } from '../protocol/message';
import type { Listed, Refused, Update } from '../protocol/update';
import type { BotsWorker } from './bots.worker';
import type { DeviceWorker } from './device.worker';
import type { Entry, Puzzle } from './engine';
import { HostError, refusal, withId, type Connection, type Host, type Listener } from './host';
import type { StudyWorker } from './study.worker';

export class LocalHost implements Host {
  readonly where = 'device';
  private started: Promise<Remote<DeviceWorker>> | undefined;
  private bots: Remote<BotsWorker> | undefined;

  // `lost`: a game could not be saved, and ends with this visit.
  constructor(private readonly lost: () => void) {}

  async make(table: NewTable): Promise<string> {
    const answer = await (await this.worker()).make(table).catch(engineFailed);
    if (answer.type === 'refused') throw refusal(answer);
    return answer.table.id;
  }

  open(table: string, listener: Listener): Connection {
    listener.link('connecting');
    let closed = false;
    const visitor = {
      message: (message: Update | Refused) => !closed && listener.message(message),
      closed: (code: string) => !closed && listener.closed(new HostError(code, 'the table was closed')),
    };
    const connection = this.worker().then(async (worker) => {
      const id = await worker.connect(table, proxy(visitor));
      if (!closed) listener.link('online');
      return { worker, id };
    });
    connection.catch(() => listener.closed(new HostError('engine_failed', 'this device cannot run tables')));
    return {
      send: (wish: Wish) => {
        const message = withId(wish);
        void connection.then(({ worker, id }) => worker.send(id, message));
        return message.id;
      },
      close: () => {
        closed = true;
        void connection.then(({ worker, id }) => worker.disconnect(id));
      },
    };
  }

  async tables(): Promise<Listed[]> {
    return (await this.worker()).tables();
  }

  async record(table: string): Promise<string> {
    const answer = await (await this.worker()).record(table).catch(engineFailed);
    if ('type' in answer && answer.type === 'refused') throw refusal(answer as Refused);
    return JSON.stringify(answer);
  }

  // Everything that happened at a table: what Study.openLog reads, for hints while a game runs.
  async log(table: string): Promise<Entry[]> {
    const entries = await (await this.worker()).log(table);
    if (!entries || entries.length === 0) throw new HostError('no_such_table', 'there is no such table');
    return entries;
  }

  async remove(table: string): Promise<void> {
    await (await this.worker()).remove(table);
  }

  private worker(): Promise<Remote<DeviceWorker>> {
    return (this.started ??= this.start());
  }

  private async start(): Promise<Remote<DeviceWorker>> {
    const worker = wrap<DeviceWorker>(new Worker(new URL('./device.worker.ts', import.meta.url), { type: 'module' }));
    const think = (puzzle: Puzzle) => {
      this.bots ??= wrap<BotsWorker>(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }));
      return this.bots.choose(puzzle, readSettings().think_ms);
    };
    await worker.start(proxy(think), proxy(this.lost));
    return worker;
  }
}

// A study of one's own; `stop` ends whatever it is doing.
export function startStudy(): { study: Remote<StudyWorker>; stop(): void } {
  const worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });
  return { study: wrap<StudyWorker>(worker), stop: () => worker.terminate() };
}

function engineFailed(error: Error): never {
  throw new HostError('engine_failed', error.message);
}
