// The worker of this device's tables.
import { expose } from 'comlink';
import { openDatabase } from '../keep/database';
import { KeptTables, type Lost } from '../keep/tables';
import { DeviceTables } from './device_tables';
import { loadEngine, type Choice, type Puzzle } from './engine';
import wasm from './fogline.wasm?url';

let tables: DeviceTables | undefined;

const worker = {
  // `think` and `lost` are functions of the window: bots think in another worker.
  async start(think: (puzzle: Puzzle) => Promise<Choice>, lost: (what: Lost) => void): Promise<void> {
    const channel = new BroadcastChannel('fogline-tables');
    const news = { tell: (table: string, seq: number) => channel.postMessage({ table, seq }) };
    const kept = new KeptTables(await openDatabase(), lost);
    tables = new DeviceTables({ load: () => loadEngine(fetch(wasm)), think, news }, kept);
    channel.onmessage = ({ data }) => void tables?.heard(data.table as string, data.seq as number);
  },
  make: (...args: Parameters<DeviceTables['make']>) => tables!.make(...args),
  record: (table: string) => tables!.record(table),
  connect: (...args: Parameters<DeviceTables['connect']>) => tables!.connect(...args),
  send: (...args: Parameters<DeviceTables['send']>) => tables!.send(...args),
  disconnect: (connection: number) => tables!.disconnect(connection),
  tables: () => tables!.tables(),
  log: (table: string) => tables!.log(table),
  remove: (table: string) => tables!.remove(table),
};

export type DeviceWorker = typeof worker;
expose(worker);
