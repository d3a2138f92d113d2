// The worker for replays, hints and analyses. To break off an analysis, stop asking for its next decision.
import { expose } from 'comlink';
import { loadEngine, type Failure } from './engine';
import wasm from './fogline.wasm?url';
import { Study, StudyError, type RecordInfo } from './study';

const study = loadEngine(fetch(wasm)).then((engine) => new Study(engine));

const worker = {
  // What is wrong with a record is answered, because an error loses its fields between workers.
  openRecord: async (text: string): Promise<RecordInfo | Failure> => {
    const opened = await study;
    try {
      return opened.openRecord(text);
    } catch (error) {
      if (!(error instanceof StudyError)) throw error;
      const { message, event, rule } = error;
      return { error: message, ...(event === undefined ? {} : { event }), ...(rule ? { rule } : {}) };
    }
  },
  openLog: async (...args: Parameters<Study['openLog']>) => (await study).openLog(...args),
  recordText: async () => (await study).recordText(),
  update: async (...args: Parameters<Study['update']>) => (await study).update(...args),
  hints: async (...args: Parameters<Study['hints']>) => (await study).hints(...args),
  beginAnalysis: async (...args: Parameters<Study['beginAnalysis']>) => (await study).beginAnalysis(...args),
  nextAnalysis: async () => (await study).nextAnalysis(),
};

export type StudyWorker = typeof worker;
expose(worker);
