// The worker for replays, hints and analyses. To break off an analysis, stop asking for its next decision.
import { expose } from 'comlink';
import { loadEngine, type Failure } from './engine';
import wasm from './fogline.wasm?url';
import { type BoardInfo, Study, StudyError, type RecordInfo } from './study';

const study = loadEngine(fetch(wasm)).then((engine) => new Study(engine));

// What is wrong with a file is answered, because an error loses its fields between workers.
async function answer<T>(ask: (study: Study) => T): Promise<T | Failure> {
  const opened = await study;
  try {
    return ask(opened);
  } catch (error) {
    if (!(error instanceof StudyError)) throw error;
    const { message, event, rule } = error;
    return { error: message, ...(event === undefined ? {} : { event }), ...(rule ? { rule } : {}) };
  }
}

const worker = {
  readBoard: (file: string): Promise<BoardInfo | Failure> => answer((study) => study.readBoard(file)),
  openRecord: (text: string, board?: string): Promise<RecordInfo | Failure> => answer((study) => study.openRecord(text, board)),
  openLog: async (...args: Parameters<Study['openLog']>) => (await study).openLog(...args),
  recordText: async () => (await study).recordText(),
  update: async (...args: Parameters<Study['update']>) => (await study).update(...args),
  hints: async (...args: Parameters<Study['hints']>) => (await study).hints(...args),
  beginAnalysis: async (...args: Parameters<Study['beginAnalysis']>) => (await study).beginAnalysis(...args),
  nextAnalysis: async () => (await study).nextAnalysis(),
};

export type StudyWorker = typeof worker;
expose(worker);
