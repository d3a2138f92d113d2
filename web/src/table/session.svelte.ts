// One visit to one table: what has been shown of it, what is being chosen, and who holds the device.
import { boardOf } from '../app/boards';
import { refusalText } from '../app/failure';
import { hostAt } from '../app/hosts.svelte';
import type { Where } from '../app/page';
import { preferences } from '../app/preferences.svelte';
import { renewal } from '../app/renewal.svelte';
import type { Connection, HostError, LinkState } from '../host/host';
import { chairNames } from '../i18n/names';
import { say, sayText } from '../i18n/say';
import { brief, sayLine, sinceOwn, tell, type Scene } from '../i18n/tell';
import { claims } from '../model/claims';
import { type LogLine, logLines } from '../model/log';
import { between, seatsToAct, viewOf, type TableState, type View } from '../model/table';
import type { Camera } from '../board/camera';
import type { Board } from '../protocol/board';
import type { SeenEvent } from '../protocol/event';
import type { Wish } from '../protocol/message';
import type { Own, Refused } from '../protocol/update';
import type { Colour, Seat, TicketId } from '../protocol/words';
import type { Sight } from './describe';
import type { Position, Why } from './input/explain';
import { after, type Flow, type Input, meaning, type Outcome, start, step } from './input/flow';
import { Playback } from './playback';
import type { Spot } from './spot';

// How long a rival's move stands before the next one is shown.
export const pauses_ms = { slow: 1600, normal: 800, fast: 300, instant: 0 };
const lookBack_ms = 1500; // at one's own last card, before the curtain falls
const firstCard_ms = 350; // is looked at before the second one is drawn by the same double click
const bubble_ms = 4000;
const leastWatched_ms = 700; // a line of what was missed
const mostAnnounced = 12; // old ones go as many at a time

// What follows from what was shown, and from who looks.
interface Now {
  mine: Seat[];
  toAct: Seat[];
  over: boolean;
  seat: Seat | null; // whose cards are on the page: the only person's here, or who has lifted the curtain
  curtainFor: Seat | null;
  hidden: boolean; // several people, one screen, and nobody has said yet who looks: no hand is on the page
  view: View | undefined;
  board: Board | undefined;
  own: Own | undefined;
  names: string[];
  canUndo: boolean;
  missed: number;
  sight: Sight | undefined;
}

function sameOr<T extends object>(before: T | undefined, now: T): T {
  const keys = Object.keys(now) as (keyof T)[];
  return before && keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key]) ? before : now;
}

export class Session {
  shown: TableState | null = $state.raw(null); // NB: what is true may be further on: see playback.ts
  link: LinkState = $state('connecting');
  closed: HostError | null = $state.raw(null);
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
  said: Readonly<Record<Seat, string>> = $state.raw({}); // set phrases, for a moment, beside who says them
  offersReplay: boolean = $state(false); // one has come back, and something has happened meanwhile
  watched: LogLine | null = $state.raw(null); // of what happened meanwhile, shown once more
  wantsRematch: boolean = $state(false);
  camera: Camera | null = $state.raw(null); // what of the map is looked at, if not all: the next person begins with the same

  // NB: worked out in one step. Values that are derived from each other, one by one, are a graph that Svelte walks along every way for
  // each update: it was a sixth of the time.
  private readonly now = $derived.by(() => this.workOut());
  readonly mine = $derived(this.now.mine);
  readonly toAct = $derived(this.now.toAct);
  readonly over = $derived(this.now.over);
  readonly seat = $derived(this.now.seat);
  readonly curtainFor = $derived(this.now.curtainFor);
  readonly hidden = $derived(this.now.hidden);
  readonly view = $derived(this.now.view);
  readonly update = $derived(this.shown?.update);
  readonly game = $derived(this.shown?.update.game);
  readonly chat = $derived(this.shown?.chat ?? []);
  readonly board = $derived(this.now.board);
  readonly own = $derived(this.now.own);
  readonly names = $derived(this.now.names);
  readonly scene: Scene | undefined = $derived(this.now.sight?.scene);
  readonly sight: Sight | undefined = $derived(this.now.sight);
  readonly canUndo = $derived(this.now.canUndo);
  readonly missed = $derived(this.now.missed);
  readonly aids = $derived(this.shown?.update.table.settings.aids !== false);
  readonly position: Position | undefined = $derived(this.now.sight?.position);

  private waiting: Readonly<Record<string, Wish>> = $state.raw({}); // sent, and the answer has not been shown, by id
  private refused: Refused | null = $state.raw(null); // the last no, until something else is sent
  readonly busy = $derived(Object.values(this.waiting).some((wish) => wish.type === 'act'));

  // What was seen happening, for motion and sound.
  seen: (events: readonly SeenEvent[], seat: Seat | null) => void = () => {};

  private readonly playback = new Playback((now, before) => this.show(now, before));
  private readonly connection: Connection;
  private before: Now | undefined;
  private linger: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setTimeout> | undefined;
  private secondCard: 'asked' | ReturnType<typeof setTimeout> | undefined; // of a double click on the deck

  constructor(
    readonly where: Where,
    table: string,
  ) {
    this.connection = hostAt(where).open(table, {
      message: (message) => (message.type === 'update' ? this.playback.hear(message, document.hidden) : this.refuse(message)),
      link: (state) =>
        queueMicrotask(() => {
          this.backAgain = state === 'online' && this.link === 'away';
          if (this.backAgain || state === 'newer') void renewal.look(); // the server may have been updated
          if (this.backAgain) setTimeout(() => (this.backAgain = false), 4000);
          this.link = state;
        }),
      closed: (error) => queueMicrotask(() => (this.closed = error)),
    });
  }

  close(): void {
    this.playback.stop();
    clearTimeout(this.linger);
    this.forgetSecond();
    this.stopWatching();
    this.connection.close();
  }

  // The board was not known when the first update came.
  boardCame(): void {
    this.flow = this.position ? start(this.position) : { step: 'idle' };
  }

  catchUp(): void {
    this.playback.catchUp();
  }

  send(wish: Wish): void {
    this.catchUp();
    this.refused = null;
    this.waiting = { ...this.waiting, [this.connection.send(wish)]: wish };
  }

  // The one door for what a person does, by mouse, finger, key, list or screen reader. What was meant is judged by what was shown: if it
  // means something else on catching up, nothing is sent, and the person sees the table as it is.
  touch(input: Input): void {
    this.stopWatching();
    if (input.type === 'deck' && this.drawing) {
      this.secondCard = 'asked';
      return;
    }
    this.forgetSecond();
    const meant = this.playback.behind ? meaning(this.outcomeOf(input), this.position) : undefined;
    this.catchUp();
    this.why = null;
    this.seenAt = '';
    const outcome = this.outcomeOf(input);
    if (!outcome) return;
    if (meant !== undefined && meant !== meaning(outcome, this.position)) {
      this.why = { id: 'moved-on' };
      return;
    }
    this.flow = outcome.flow;
    this.why = outcome.why ?? null;
    if (outcome.send) this.send({ type: 'act', seat: this.position!.seat, seq: this.update!.seq, action: outcome.send });
  }

  // Somebody wants to know what this is.
  look(text: string): void {
    this.why = null;
    this.seenAt = text;
  }

  undo(): void {
    this.forgetSecond();
    if (this.seat !== null && this.stillMeans(() => this.missed)) this.send({ type: 'undo', seat: this.seat });
  }

  answerUndo(seat: Seat, yes: boolean): void {
    if (this.stillMeans(() => this.update?.table.undo)) this.send({ type: 'answer_undo', seat, yes });
  }

  rematch(): void {
    this.wantsRematch = true;
    for (const seat of this.mine) if (!this.update?.table.rematch?.includes(seat)) this.send({ type: 'rematch', seat });
  }

  bubble(seat: Seat, text: string): void {
    this.said = { ...this.said, [seat]: text };
    setTimeout(() => {
      const { [seat]: now, ...others } = this.said;
      if (now === text) this.said = others;
    }, bubble_ms);
  }

  // What happened since one's own last move, line by line, over the table as it is. A touch ends it.
  watchMissed(): void {
    this.offersReplay = false;
    if (this.seat === null || !this.view) return;
    const { events } = this.view;
    const first = sinceOwn(events, this.seat);
    const lines = logLines(events.slice(first), first);
    const next = () => {
      this.watched = lines.shift() ?? null;
      if (!this.watched) return;
      this.seen([events[this.watched.event]!], this.seat);
      this.announce(sayLine(this.watched, this.scene!));
      this.watching = setTimeout(next, Math.max(leastWatched_ms, pauses_ms[preferences.speed]));
    };
    next();
  }

  // What was asked for by what was shown is the same on catching up; else nothing is sent, and the person sees the table as it is.
  private stillMeans(what: () => unknown): boolean {
    const meant = JSON.stringify(what());
    this.catchUp();
    if (JSON.stringify(what()) === meant) return true;
    this.why = { id: 'moved-on' };
    return false;
  }

  private stopWatching(): void {
    clearTimeout(this.watching);
    this.offersReplay = false;
    this.watched = null;
  }

  // The next person may come.
  handOver(): void {
    clearTimeout(this.linger);
    this.lingering = false;
  }

  // "It's me": before that nothing of the hand is on the page.
  lift(): void {
    this.lifted = this.curtainFor;
    this.stopWatching();
    this.announced = []; // it was for somebody else
    this.wayOf = null;
    this.flow = this.position ? start(this.position) : { step: 'idle' };
  }

  // On this device the log has what it takes to think for a seat; a server thinks for whoever plays against bots alone.
  get canHint(): boolean {
    return this.aids && this.own?.legal !== undefined && !this.busy && (this.where === 'device' || this.onlyBotsElse);
  }

  private get onlyBotsElse(): boolean {
    return this.update!.table.seats.every(({ kind }, seat) => kind === 'bot' || this.mine.includes(seat));
  }

  // What stands in the way, in words: what we could tell ourselves, or what the table answered.
  get problem(): { text: string; rule?: string } | undefined {
    if (this.why) return { text: this.sayWhy(this.why), ...(this.why.rule ? { rule: this.why.rule } : {}) };
    if (!this.refused) return undefined;
    const { code, reason, rule } = this.refused;
    return { text: refusalText({ code, message: reason, ...(rule ? { rule } : {}) }), ...(rule ? { rule } : {}) };
  }

  // NB: what is added is read out, and nothing of it is lost when much comes at once; another text in its place would take what waits.
  announce(text: string): void {
    const { length } = this.announced;
    this.announced = [...(length < 2 * mostAnnounced ? this.announced : this.announced.slice(-mostAnnounced)), { text }];
  }

  // A card of the deck is on its way.
  private get drawing(): boolean {
    return Object.values(this.waiting).some((wish) => wish.type === 'act' && wish.action.type === 'draw_deck');
  }

  // A second touch of the deck, made before the first was answered, is the second card: once the first one was seen, and if it may be drawn.
  private drawSecond(): void {
    if (this.secondCard !== 'asked' || this.busy) return;
    const wanted = this.game?.phase === 'second_card' && this.own?.legal?.draw_deck;
    this.secondCard = wanted ? setTimeout(() => this.touch({ type: 'deck' }), firstCard_ms) : undefined;
  }

  private forgetSecond(): void {
    if (this.secondCard !== 'asked') clearTimeout(this.secondCard);
    this.secondCard = undefined;
  }

  private outcomeOf(input: Input): Outcome | undefined {
    if (!this.position) return undefined;
    return this.busy
      ? { flow: this.flow, why: { id: 'why-wait', rule: 'R3.1' } }
      : step(this.flow, input, this.position, preferences.confirm);
  }

  private sayWhy(why: Why): string {
    if (why.id !== 'why-cards') return sayText(why);
    return say(why.id, { ...why.args, colour: say('colour', { colour: why.args.colour as Colour }) });
  }

  private positionOf(seen: Omit<Position, 'claims'>): Position {
    const { position } = this.before?.sight ?? {};
    return position && sameOr(position, { ...seen, claims: position.claims }) === position
      ? position
      : { ...seen, claims: claims(seen.board, seen.game, seen.seat, seen.own) };
  }

  private workOut(): Now {
    const { lifted, shown } = this;
    const mine = shown?.update.seats ?? [];
    const toAct = shown ? seatsToAct(shown) : [];
    const over = shown?.update.table.stage === 'over';
    const shared = mine.length > 1 && !over;
    const curtainFor = shared && !this.lingering && !(lifted !== null && toAct.includes(lifted)) ? (toAct[0] ?? null) : null;
    const hidden = shared && (lifted === null || curtainFor !== null);
    const seat = shared ? lifted : (mine[0] ?? null);
    // NB: who has lifted the curtain sees their own view or none; before that any will do, because nothing of a hand is taken from it.
    const view = shown === null ? undefined : (viewOf(shown, seat) ?? (seat === null || hidden ? shown.views[0] : undefined));
    const game = shown?.update.game;
    const board = boardOf(shown?.update.table.settings.board ?? '');
    const own = seat !== null && !hidden ? view?.own : undefined;
    // What is as it was stays the same object, and so does all that is drawn from it.
    const { before } = this;
    const names = sameOr(before?.names, chairNames(shown?.update.table.seats ?? []));
    const scene = board && sameOr(before?.sight?.scene, { board, names, me: mine.length === 1 ? seat : null });
    const position = board && game && own && seat !== null ? this.positionOf({ board, game, seat, own }) : undefined;
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
      canUndo:
        seat !== null && game !== undefined && !over && view?.events.some((event) => 'seat' in event && event.seat === seat) === true,
      missed: seat === null || !view ? 0 : view.events.length - sinceOwn(view.events, seat),
      sight: scene && game && sameOr(before?.sight, { scene, game, position }),
    });
  }

  // Answers how long it should be looked at.
  private show(now: TableState, before: TableState | null): number {
    const acting = this.lifted !== null && this.toAct.includes(this.lifted);
    this.shown = now;
    this.answered(now.update.done);
    const { next, rematch } = now.update.table;
    if (!next && this.mine.some((seat) => rematch?.includes(seat))) this.wantsRematch = true; // asked for, maybe before the page was loaded
    this.why = null;
    this.seenAt = '';
    if (acting && this.mine.length > 1 && !this.toAct.includes(this.lifted!)) {
      this.lingering = true;
      this.linger = setTimeout(() => this.handOver(), lookBack_ms);
    }
    this.flow = this.position ? after(this.flow, this.position) : { step: 'idle' };
    this.drawSecond();
    if (this.hidden || !this.scene || !this.view) return 0;
    const { fresh, undone } = between(before, now, this.view.seat);
    this.tellOfUndo(before, now, fresh, undone);
    const back = !before || ((document.hidden || this.backAgain) && fresh.length > 0);
    if (back) this.offersReplay = this.missed > 0 && this.canUndo; // who has moved before
    if (fresh.length === 0) return 0;
    this.announce(brief(tell(fresh, this.scene, this.view.events.length - fresh.length)));
    this.seen(fresh, this.seat);
    const ofOthers = fresh.some((event) => 'seat' in event && !this.mine.includes(event.seat));
    return ofOthers ? pauses_ms[preferences.speed] : 0;
  }

  // NB: a request is gone too when somebody plays on instead of answering.
  private tellOfUndo(before: TableState | null, now: TableState, fresh: readonly SeenEvent[], undone: readonly SeenEvent[]): void {
    const asked = before?.update.table.undo;
    const peeked = undone.some(
      (event) => 'seat' in event && event.seat === this.seat && ['card_drawn', 'tickets_offered'].includes(event.type),
    );
    const over = asked?.asked_by === this.seat && !now.update.table.undo && undone.length === 0 && !this.over;
    const text = peeked ? say('undo-seen') : over ? say(fresh.length === 0 ? 'undo-declined' : 'undo-overtaken') : '';
    if (!text) return;
    this.look(text);
    this.announce(text);
  }

  // What was refused is told at once, with the table as it is.
  private refuse(message: Refused): void {
    this.catchUp();
    this.refused = message;
    this.forgetSecond();
    this.answered(message.id);
  }

  private answered(id: string | undefined): void {
    if (id === undefined || !(id in this.waiting)) return;
    const { [id]: _, ...waiting } = this.waiting;
    this.waiting = waiting;
  }
}
