// The worker in which the bots of this device think.
import { expose } from 'comlink';
import { loadEngine, type Choice, type Engine, type Puzzle } from './engine';
import wasm from './fogline.wasm?url';

let engine: Promise<Engine> | undefined;

const worker = {
  async choose(puzzle: Puzzle, ms: number): Promise<Choice> {
    engine ??= loadEngine(fetch(wasm));
    try {
      return (await engine).choose(puzzle, { ms });
    } catch (error) {
      engine = undefined; // it may be broken
      throw error;
    }
  },
};

export type BotsWorker = typeof worker;
expose(worker);
