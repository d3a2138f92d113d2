// One visit to one table: what is known of it, what is being chosen, and who holds the device.
import type { Connection } from '../../host/host';
import { say } from '../../i18n/say';
import { brief, sinceOwn, tell, type Scene } from '../../i18n/tell';
import type { Position, Why } from '../../input/explain';
import { after, type Flow, type Input, meant, start, step } from '../../input/flow';
import { claims } from '../../model/claims';
import { noTable, ownSeats, seatsToAct, unseen, update, viewOf, type TableMessage, type TableState, type View } from '../../model/table';
import type { SeenEvent } from '../../protocol/event';
import type { Wish } from '../../protocol/message';
import type { Board } from '../../protocol/board';
import type { Own, Refused, Update } from '../../protocol/update';
import type { Spot } from '../../learn/lesson';
import type { Seat, TicketId } from '../../protocol/words';
import { boardOf } from '../boards';
import { refusalText } from '../failure';
import { hostAt } from '../hosts.svelte';
import { chairName } from '../names';
import type { Where } from '../page';
import { preferences } from '../preferences.svelte';
import type { Sight } from './describe';

// How long a rival's move stands before the next one is shown.
export const pauses_ms = { slow: 1600, normal: 800, fast: 300, instant: 0 };
const lookBack_ms = 1500; // at one's own last card, before the curtain falls
const mostHeldBack = 12; // then it is no longer a game being watched, but one that was missed

interface Now {
  mine: Seat[];
  toAct: Seat[];
  over: boolean;
  seat: Seat | null; // whose cards are on the page: the only person's here, or who has lifted the curtain
  curtainFor: Seat | null;
  hidden: boolean; // several people, one screen, and it is not clear who looks: no hand is on the page
  view: View | null;
  board: Board | undefined;
  own: Own | undefined;
  names: string[];
  busy: boolean;
  canUndo: boolean;
  missed: number;
  sight: Sight | undefined;
}

function sameOr<T extends object>(before: T | undefined, now: T): T {
  const keys = Object.keys(now) as (keyof T)[];
  return before && keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key]) ? before : now;
}

export class Session {
  state: TableState = $state.raw(noTable);
  flow: Flow = $state.raw({ step: 'idle' });
  why: Why | null = $state.raw(null);
  seenAt: string = $state(''); // what was asked about on the map, in words, until something else happens
  lifted: Seat | null = $state(null); // whose hand may be seen, where several people share a device
  backAgain: boolean = $state(false); // the connection was lost, and came back just now
  lingering: boolean = $state(false); // who has lifted the curtain is done, and still looks
  announced: readonly { text: string }[] = $state.raw([]); // to those who listen, the last of it
  wayOf: TicketId | null = $state(null); // the ticket whose way is lit on the map
  taught: Spot | null = $state(null); // the control that the coach of the first game speaks of
  advised: { spot: Spot | null; lit: readonly string[] } | null = $state.raw(null); // what the hint that is looked at is about

  // What follows from all that, worked out in one step. NB: values that are derived from each other, one by one, are a graph that Svelte walks
  // along every way for each update: it was a sixth of the time.
  private readonly now = $derived.by(() => this.workOut());
  readonly mine = $derived(this.now.mine);
  readonly toAct = $derived(this.now.toAct);
  readonly over = $derived(this.now.over);
  readonly seat = $derived(this.now.seat);
  readonly curtainFor = $derived(this.now.curtainFor);
  readonly hidden = $derived(this.now.hidden);
  readonly view: View | null = $derived(this.now.view);
  readonly update = $derived(this.now.view?.update);
  readonly game = $derived(this.now.view?.update.game);
  readonly board = $derived(this.now.board);
  readonly own = $derived(this.now.own);
  readonly busy = $derived(this.now.busy);
  readonly names = $derived(this.now.names);
  readonly scene: Scene | undefined = $derived(this.now.sight?.scene);
  readonly sight: Sight | undefined = $derived(this.now.sight);
  readonly canUndo = $derived(this.now.canUndo);
  readonly missed = $derived(this.now.missed);
  readonly aids = $derived(this.now.view?.update.table.settings.aids !== false);
  readonly position: Position | undefined = $derived(this.now.sight?.position);

  // What was seen happening, for motion and sound.
  seen: (events: readonly SeenEvent[], seat: Seat | null) => void = () => {};

  private readonly connection: Connection;
  private before: Now | undefined;
  private heldBack: (Update | Refused)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private linger: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly where: Where,
    table: string,
  ) {
    this.connection = hostAt(where).open(table, {
      message: (message) => this.hold(message),
      link: (state) =>
        queueMicrotask(() => {
          this.backAgain = state === 'online' && this.state.link === 'away';
          if (this.backAgain) setTimeout(() => (this.backAgain = false), 4000);
          this.tell({ type: 'link', state });
        }),
      closed: (error) => queueMicrotask(() => this.tell({ type: 'closed', error })),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.linger);
    this.connection.close();
  }

  // The board was not known when the first update came.
  boardCame(): void {
    this.flow = this.position ? start(this.position) : { step: 'idle' };
  }

  send(wish: Wish): void {
    this.catchUp();
    const id = this.connection.send(wish);
    this.tell({ type: 'sent', id, wish });
  }

  // What was meant is judged by what was shown: if that changes on catching up, nothing is sent, and the person sees the table as it is.
  touch(input: Input): void {
    const shown = this.position && meant(input, this.position);
    this.catchUp();
    this.why = null;
    this.seenAt = '';
    if (!this.position) return;
    if (shown !== meant(input, this.position)) {
      this.why = { id: 'card-changed' };
      return;
    }
    if (this.busy) {
      this.why = { id: 'why-wait', rule: 'R3.1' };
      return;
    }
    const { flow, send, why } = step(this.flow, input, this.position, preferences.confirm);
    this.flow = flow;
    this.why = why ?? null;
    if (send) this.send({ type: 'act', seat: this.position.seat, seq: this.update!.seq, action: send });
  }

  // Somebody wants to know what this is.
  look(text: string): void {
    this.why = null;
    this.seenAt = text;
  }

  undo(): void {
    if (this.seat !== null) this.send({ type: 'undo', seat: this.seat });
  }

  // The next person may come.
  handOver(): void {
    clearTimeout(this.linger);
    this.lingering = false;
  }

  lift(): void {
    this.lifted = this.curtainFor;
    this.announced = []; // it was for somebody else
    this.wayOf = null;
    this.flow = this.position ? start(this.position) : { step: 'idle' };
  }

  // A server does not tell what is needed to think for a seat; on this device the log has it.
  get canHint(): boolean {
    return this.aids && this.where === 'device' && this.own?.legal !== undefined && !this.busy;
  }

  // What stands in the way, in words: what we could tell ourselves, or what the table answered.
  get problem(): { text: string; rule?: string } | undefined {
    if (this.why) return { text: say(this.why.id, this.whyArgs()), ...(this.why.rule ? { rule: this.why.rule } : {}) };
    const refused = this.state.refused?.message;
    if (!refused) return undefined;
    return { text: refusalText({ code: refused.code, message: refused.reason, ...(refused.rule ? { rule: refused.rule } : {}) }), ...(refused.rule ? { rule: refused.rule } : {}) };
  }

  // NB: what is added is read out, and nothing of it is lost when much comes at once; another text in its place would take what waits.
  announce(text: string): void {
    this.announced = [...this.announced.slice(-mostHeldBack * 2), { text }];
  }

  // Everything that is known is shown now: nobody waits for what they have seen.
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const message of this.heldBack.splice(0)) this.apply(message);
  }

  private whyArgs() {
    const { args } = this.why!;
    return args?.['colour'] ? { ...args, colour: say('colour', { colour: args['colour'] }) } : args;
  }

  private positionOf(seen: Omit<Position, 'claims'>): Position {
    const { position } = this.before?.sight ?? {};
    return position && sameOr(position, { ...seen, claims: position.claims }) === position ? position : { ...seen, claims: claims(seen.board, seen.game, seen.seat, seen.own) };
  }

  private workOut(state = this.state): Now {
    const { lifted } = this;
    const mine = ownSeats(state);
    const toAct = seatsToAct(state);
    const over = state.views[0]?.update.table.stage === 'over';
    const seat = mine.length === 1 ? mine[0]! : over ? (mine[0] ?? null) : lifted;
    const shared = mine.length > 1 && !over;
    const curtainFor = shared && !this.lingering && !(lifted !== null && toAct.includes(lifted)) ? (toAct[0] ?? null) : null;
    const hidden = shared && (lifted === null || curtainFor !== null);
    const view = (seat === null ? null : viewOf(state, seat)) ?? state.views[0] ?? null;
    const game = view?.update.game;
    const board = boardOf(view?.update.table.settings.board ?? '');
    const own = seat !== null && !hidden ? view?.update.own : undefined;
    // What is as it was stays the same object, and so does all that is drawn from it.
    const { before } = this;
    const names = sameOr(before?.names, (view?.update.table.seats ?? []).map((chair, at) => chairName(chair, at)));
    const scene = board && sameOr(before?.sight?.scene, { board, names, me: mine.length === 1 ? seat : null });
    const sight = scene && game && sameOr(before?.sight, { scene, game, position: own && seat !== null ? this.positionOf({ board, game, seat, own }) : undefined });
    return (this.before = {
      mine,
      toAct,
      over,
      seat,
      curtainFor,
      hidden,
      view,
      board,
      own,
      names,
      busy: Object.values(state.waiting).some((wish) => wish.type === 'act'),
      canUndo: seat !== null && game !== undefined && !over && view!.events.some((event) => 'seat' in event && event.seat === seat),
      missed: seat === null || !view ? 0 : view.events.length - sinceOwn(view.events, seat),
      sight,
    });
  }

  private hold(message: Update | Refused): void {
    this.heldBack.push(message);
    if (this.heldBack.length > mostHeldBack || document.hidden) this.catchUp();
    else if (this.timer === undefined) this.timer = setTimeout(() => this.next(), 0);
  }

  private next(): void {
    this.timer = undefined;
    let pause = 0;
    while (this.heldBack.length > 0 && pause === 0) pause = this.apply(this.heldBack.shift()!);
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause); // what comes meanwhile waits
  }

  // Answers how long it should be looked at.
  private apply(message: Update | Refused): number {
    const acting = this.lifted !== null && this.toAct.includes(this.lifted);
    const heard = update(this.state, { type: 'heard', message, at_ms: Date.now() });
    const { view, sight } = this.workOut(heard);
    const fresh = message.type === 'update' && view && sight && view.update.seat === message.seat ? unseen(view) : [];
    this.state = fresh.length > 0 ? update(heard, { type: 'shown', seat: view!.update.seat, events: view!.events.length }) : heard; // at one go
    if (message.type !== 'update') return 0;
    this.why = null;
    this.seenAt = '';
    if (acting && this.mine.length > 1 && !this.toAct.includes(this.lifted!)) {
      this.lingering = true;
      this.linger = setTimeout(() => this.handOver(), lookBack_ms);
    }
    this.flow = this.position ? after(this.flow, this.position) : { step: 'idle' };
    if (fresh.length === 0 || this.hidden) return 0;
    this.announce(brief(tell(fresh, sight!.scene, view!.events.length - fresh.length)));
    this.seen(fresh, this.seat);
    const ofOthers = fresh.some((event) => 'seat' in event && !this.mine.includes(event.seat));
    return ofOthers ? pauses_ms[preferences.speed] : 0;
  }

  private tell(message: TableMessage): void {
    this.state = update(this.state, message);
  }
}
