// Replays, hints and analyses on this device, in a worker of their own: what docs/analysis.md says, as types.
import type { Action } from '../protocol/message';
import type { OneView } from '../protocol/update';
import type { Card, RouteId, Seat, SymbolId, TicketId } from '../protocol/words';
import type { Engine, Entry, Eyes, Failure } from './engine';

export interface RecordInfo {
  players: string[];
  events: number;
  decisions: { event: number; seat: Seat }[]; // as they were made
  finished: boolean;
  with_seed: boolean; // dealt again and found right
}

export interface BoardInfo {
  id: string;
  sha256: string; // by which records name it: docs/record.md
}

export type Reason =
  | { kind: 'completes_ticket' | 'keeps_ticket'; ticket: TicketId }
  | { kind: 'toward_ticket'; ticket: TicketId; route: RouteId }
  | { kind: 'blocks'; seat: Seat; ticket: TicketId }
  | { kind: 'points'; points: number }
  | { kind: 'token'; symbol: SymbolId }
  | { kind: 'card_for_route'; card: Card; route: RouteId }
  | { kind: 'wild_card' | 'unseen_card' | 'new_tickets' | 'last_turn' }
  | { kind: 'stack_on_route'; symbol: SymbolId; route: RouteId };

export interface Line {
  action: string; // in the notation
  act: Action;
  win_share: number;
  margin: number;
  visits: number;
}
export interface Hint extends Line {
  reasons: Reason[];
}
export interface Hints {
  seat: Seat;
  actions: Hint[]; // best first
}

interface Part {
  win_share: number;
  margin: number;
}
export interface Decision extends Line {
  event: number;
  seat: Seat;
  preferred: boolean;
  alternatives: Line[]; // best first
  outlook: { win_share: number[]; margin: number[] }; // of every seat, before it
  choice: Part;
  luck: Part;
}
export interface SplitRow {
  seat: Seat;
  par: number;
  deal: number;
  luck: number;
  choice: number;
  others: number;
  result: number;
}
export interface Analysed {
  done: number; // events
  decisions: Decision[]; // judged since the last time
  split?: { win_share: SplitRow[]; margin: SplitRow[] }; // at the end; a row for each seat
}

// A record that is not right, or a question that has no answer.
export class StudyError extends Error {
  constructor(
    message: string,
    readonly event?: number,
    readonly rule?: string,
  ) {
    super(message);
    this.name = 'StudyError';
  }
}

function good<T extends object>(answer: T | Failure): T {
  if ('error' in answer) throw new StudyError(answer.error, answer.event, answer.rule);
  return answer;
}

export const usualEffort = { iterations: 2000, samples: 200 };

// One record at a time.
export class Study {
  constructor(private readonly engine: Engine) {}

  readBoard = (file: string): BoardInfo => good(this.engine.readBoard(file));
  // `board`: the file of the board it was played on, unless that is the shipped one.
  openRecord(text: string, board = ''): RecordInfo {
    this.readBoard(board);
    return good(this.engine.openRecord(text));
  }
  openLog = (entries: Entry[]): RecordInfo => good(this.engine.openLog(entries));
  recordText = (): string => this.engine.recordText();
  update = (events: number, eyes: Eyes): OneView => good(this.engine.recordUpdate(events, eyes));
  hints = (seat: Seat, events: number, ms: number): Hints => good(this.engine.hints(seat, events, { ms }));
  beginAnalysis = (effort = usualEffort): { events: number } => good(this.engine.beginAnalysis(effort));
  nextAnalysis = (): Analysed => good(this.engine.nextAnalysis()); // one decision; call until there is a split
}
