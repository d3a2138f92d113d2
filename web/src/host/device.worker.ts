// The worker of this device's tables; started a second time, the one in which its bots think. One script for both is fetched once.
import { expose, releaseProxy, type ProxyMethods } from 'comlink';
import { Database } from '../keep/database';
import { KeptTables, type Lost } from '../keep/tables';
import { DeviceTables, type Visitor } from './device_tables';
import { loadEngine, type Choice, type Engine, type Puzzle } from './engine';
import wasm from './fogline.wasm?url';

let tables: DeviceTables | undefined;
let bots: Promise<Engine> | undefined;

const worker = {
  // `think` and `lost` are functions of the window: bots think in another worker.
  start(think: (puzzle: Puzzle) => Promise<Choice>, lost: (what: Lost) => void): void {
    const channel = new BroadcastChannel('fogline-tables');
    const news = { tell: (table: string, seq: number) => channel.postMessage({ table, seq }) };
    const kept = new KeptTables(new Database(), lost);
    tables = new DeviceTables({ load: () => loadEngine(fetch(wasm)), think, news }, kept);
    channel.onmessage = ({ data }) => void tables?.heard(data.table as string, data.seq as number);
  },
  make: (...args: Parameters<DeviceTables['make']>) => tables!.make(...args),
  record: (table: string) => tables!.record(table),
  // NB: else the page keeps all that it has shown of the table until this worker happens to be tidied up.
  connect: (table: string, visitor: Visitor & Partial<ProxyMethods>) =>
    tables!.connect(table, {
      message: (message) => visitor.message(message),
      closed: (code) => visitor.closed(code),
      release: () => visitor[releaseProxy]?.(),
    }),
  send: (...args: Parameters<DeviceTables['send']>) => tables!.send(...args),
  disconnect: (connection: number) => tables!.disconnect(connection),
  tables: () => tables!.tables(),
  log: (table: string) => tables!.log(table),
  remove: (table: string) => tables!.remove(table),

  async choose(puzzle: Puzzle, ms: number): Promise<Choice> {
    bots ??= loadEngine(fetch(wasm));
    try {
      return (await bots).choose(puzzle, { ms });
    } catch (error) {
      bots = undefined; // it may be broken
      throw error;
    }
  },
};

export type DeviceWorker = typeof worker;
expose(worker);
