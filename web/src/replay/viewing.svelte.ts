// One game being watched again: where one is in it, whose eyes one has, and what the analysis says so far.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Remote } from 'comlink';
import type { Eyes } from '../host/engine';
import { startStudy } from '../host/local_host';
import type { Analysed, Decision, RecordInfo } from '../host/study';
import type { StudyWorker } from '../host/study.worker';
import type { Scene } from '../i18n/tell';
import { chairNames } from '../i18n/names';
import { type Board, shippedBoard } from '../protocol/board';
import type { SeenEvent } from '../protocol/event';
import type { OneView } from '../protocol/update';
import type { Seat } from '../protocol/words';
import { findBoard } from './kept_boards';
import { boardNamedIn, type Problem, problemOf } from './file';
import { curveOf, decisionAt, mistakesOf } from './judge';
import { kept } from './kept';
import type { Source } from './link';
import { pause_ms, type Speed, type Step, stepped, turnsOf, within } from './moments';

export class Unwatchable extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.id);
  }
}

export type AnalysisState = 'none' | 'running' | 'stopped' | 'done' | 'failed';

export class Viewing {
  at: number = $state(1);
  eyes: Eyes = $state('everything');
  speed: Speed = $state(1);
  playing: boolean = $state(false);
  update: OneView = $state.raw(undefined!);
  events: readonly SeenEvent[] = $state.raw([]); // all of the game, as these eyes saw them
  failed: boolean = $state(false);

  analysis: AnalysisState = $state('none');
  analysedEvents: number = $state(0);
  decisions: Decision[] = $state.raw([]);
  split: Analysed['split'] = $state.raw(undefined);
  unsaved: boolean = $state(false); // the analysis could not be kept
  judged: Seat = $state(0); // whose mistakes are listed

  readonly length: number = $state(0);
  readonly turns: readonly number[] = $state.raw([]);
  readonly id: string; // of the record

  readonly board: Board = $state.raw(shippedBoard);
  readonly names = $derived(chairNames(this.update.table.seats));
  readonly scene: Scene = $derived({ board: this.board, names: this.names, me: null });
  readonly curve = $derived(curveOf(this.decisions, this.split, this.length));
  readonly decision = $derived(decisionAt(this.decisions, this.at));
  readonly mistakes = $derived(mistakesOf(this.decisions, this.judged));

  private analyst: { study: Remote<StudyWorker>; stop(): void } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private analysing = false;

  private constructor(
    private readonly worker: { study: Remote<StudyWorker>; stop(): void },
    readonly text: string,
    readonly source: Source | null, // nothing: a file
    readonly info: RecordInfo,
    private readonly boardFile: string | undefined, // nothing: the shipped one
  ) {
    if (boardFile !== undefined) this.board = JSON.parse(boardFile) as Board;
    this.length = info.events;
    this.turns = turnsOf(info.decisions, info.events);
    this.id = bytesToHex(sha256(utf8ToBytes(text)));
  }

  // Fails with an Unwatchable if the record is not right.
  static async open(
    text: string,
    source: Source | null,
    place: { at?: number | undefined; eyes?: Eyes | undefined },
    ownName: string,
  ): Promise<Viewing> {
    const worker = startStudy();
    try {
      let info = await Promise.race([worker.study.openRecord(text), worker.died]);
      let boardFile: string | undefined;
      if ('error' in info && problemOf(info).id === 'board') {
        const { id, sha256 } = boardNamedIn(text);
        boardFile = await findBoard(id, sha256, worker.study);
        if (boardFile === undefined) throw new Unwatchable({ id: 'board', board: id });
        info = await worker.study.openRecord(text, boardFile);
      }
      if ('error' in info) throw new Unwatchable(problemOf(info));
      if (info.events === 0) throw new Unwatchable({ id: 'empty' });
      const viewing = new Viewing(worker, await worker.study.recordText(), source, info, boardFile);
      const { table } = await worker.study.update(info.events, 'watcher');
      // Whose game it was, as far as one can tell: who has the name of this device's person, or the first who is no bot.
      const isPerson = (seat: Seat) => table.seats[seat]?.kind === 'person';
      const own = table.seats.findIndex((chair) => chair.kind === 'person' && chair.name === ownName);
      const someone = own >= 0 ? own : table.seats.findIndex((_, seat) => isPerson(seat));
      const eyes = place.eyes ?? (someone >= 0 ? someone : 'everything');
      viewing.judged = typeof eyes === 'number' && eyes < info.players.length ? eyes : Math.max(0, someone);
      await viewing.look(within(place.at ?? 1, info.events), typeof eyes === 'number' && eyes >= info.players.length ? 'everything' : eyes);
      await viewing.remember();
      return viewing;
    } catch (error) {
      worker.stop();
      throw error;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.analyst?.stop();
    this.worker.stop();
  }

  step(step: Step): void {
    this.go(stepped(this.at, step, this.turns, this.length));
  }

  // Stops the replay: who goes somewhere wants to be there.
  go(at: number): void {
    this.pause();
    this.at = within(at, this.length);
    void this.show();
  }

  see(eyes: Eyes): void {
    void this.look(this.at, eyes).catch(() => (this.failed = true));
    if (typeof eyes === 'number') this.judged = eyes;
  }

  play(): void {
    if (this.at === this.length) this.at = 1;
    this.playing = true;
    void this.show();
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.at = within(this.at + 1, this.length);
        void this.show();
        if (this.at < this.length) this.wait();
        else this.playing = false;
      },
      pause_ms(this.events[this.at - 1], this.speed),
    );
  }

  // One question at a time: what was scrubbed over meanwhile is not asked for.
  private async show(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.update.seq !== this.at) this.update = await this.worker.study.update(this.at, this.eyes);
    } catch {
      this.failed = true;
    }
    this.asking = false;
  }

  private async look(at: number, eyes: Eyes): Promise<void> {
    const [whole, update] = await Promise.all([this.worker.study.update(this.length, eyes), this.worker.study.update(at, eyes)]);
    this.eyes = eyes;
    this.events = whole.events;
    this.update = update;
    this.at = at;
  }

  // An analysis that was made before.
  private async remember(): Promise<void> {
    const found = await (await kept()).findAnalysis(this.id);
    if (!found) return;
    this.decisions = found.decisions;
    this.split = found.split;
    this.analysedEvents = this.length;
    this.analysis = 'done';
  }

  // In a worker of its own, so that one can go on watching. What was stopped goes on where it was.
  async analyse(): Promise<void> {
    if (this.analysis === 'running' || this.analysis === 'done') return;
    this.analysis = 'running';
    if (this.analysing) return; // what was stopped just now goes on by itself
    this.analysing = true;
    try {
      if (!this.analyst) {
        this.analyst = startStudy();
        await this.analyst.study.openRecord(this.text, this.boardFile);
        await this.analyst.study.beginAnalysis();
      }
      while (this.analysis === 'running' && !this.split) {
        const { done, decisions, split } = await this.analyst.study.nextAnalysis();
        this.analysedEvents = done;
        this.decisions = [...this.decisions, ...decisions];
        this.split = split;
      }
    } catch {
      this.analysis = 'failed';
    }
    this.analysing = false;
    if (!this.split) return;
    this.analysis = 'done';
    this.analyst?.stop();
    this.unsaved = !(await (await kept()).addAnalysis({ id: this.id, decisions: this.decisions, split: this.split }));
  }

  stopAnalysis(): void {
    this.analysis = 'stopped';
  }
}
