// What this device keeps of records and analyses.
import { Database } from '../keep/database';
import { KeptRecords } from '../keep/records';

const records = new KeptRecords(new Database());

export const kept = (): Promise<KeptRecords> => Promise.resolve(records);
