// What this device keeps of records and analyses: opened once for a visit.
import { openDatabase } from '../keep/database';
import { KeptRecords } from '../keep/records';

let opened: Promise<KeptRecords> | undefined;

export const kept = (): Promise<KeptRecords> => (opened ??= openDatabase().then((database) => new KeptRecords(database)));
