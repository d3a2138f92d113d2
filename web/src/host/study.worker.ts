// The worker for replays, hints and analyses. To break off an analysis, stop asking for its next decision.
import { expose } from 'comlink';
import { loadEngine } from './engine';
import wasm from './fogline.wasm?url';
import { Study } from './study';

const study = loadEngine(fetch(wasm)).then((engine) => new Study(engine));

const worker = {
  openRecord: async (...args: Parameters<Study['openRecord']>) => (await study).openRecord(...args),
  openLog: async (...args: Parameters<Study['openLog']>) => (await study).openLog(...args),
  recordText: async () => (await study).recordText(),
  update: async (...args: Parameters<Study['update']>) => (await study).update(...args),
  hints: async (...args: Parameters<Study['hints']>) => (await study).hints(...args),
  beginAnalysis: async (...args: Parameters<Study['beginAnalysis']>) => (await study).beginAnalysis(...args),
  nextAnalysis: async () => (await study).nextAnalysis(),
};

export type StudyWorker = typeof worker;
expose(worker);
