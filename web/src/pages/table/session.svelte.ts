// One visit to one table: what is known of it, what is being chosen, and who holds the device.
import type { Connection } from '../../host/host';
import { say } from '../../i18n/say';
import { brief, sinceOwn, tell, type Scene } from '../../i18n/tell';
import type { Position, Why } from '../../input/explain';
import { after, type Flow, type Input, start, step } from '../../input/flow';
import { claims } from '../../model/claims';
import { noTable, ownSeats, seatsToAct, unseen, update, viewOf, type TableMessage, type TableState, type View } from '../../model/table';
import type { SeenEvent } from '../../protocol/event';
import type { Wish } from '../../protocol/message';
import type { Refused, Update } from '../../protocol/update';
import type { Spot } from '../../learn/lesson';
import type { Seat, TicketId } from '../../protocol/words';
import { boardOf } from '../boards';
import { refusalText } from '../failure';
import { hostAt } from '../hosts.svelte';
import { chairName } from '../names';
import type { Where } from '../page';
import { preferences } from '../preferences.svelte';

// How long a rival's move stands before the next one is shown.
export const pauses_ms = { slow: 1600, normal: 800, fast: 300, instant: 0 };
const lookBack_ms = 1500; // at one's own last card, before the curtain falls
const mostHeldBack = 12; // then it is no longer a game being watched, but one that was missed

export class Session {
  state: TableState = $state.raw(noTable);
  flow: Flow = $state.raw({ step: 'idle' });
  why: Why | null = $state.raw(null);
  lifted: Seat | null = $state(null); // whose hand may be seen, where several people share a device
  backAgain: boolean = $state(false); // the connection was lost, and came back just now
  lingering: boolean = $state(false); // who has lifted the curtain is done, and still looks
  announced: readonly { text: string }[] = $state.raw([]); // to those who listen, the last of it
  wayOf: TicketId | null = $state(null); // the ticket whose way is lit on the map
  taught: Spot | null = $state(null); // the control that the coach of the first game speaks of
  advised: { spot: Spot | null; lit: readonly string[] } | null = $state.raw(null); // what the hint that is looked at is about

  readonly mine = $derived(ownSeats(this.state));
  readonly toAct = $derived(seatsToAct(this.state));
  readonly over = $derived(this.state.views[0]?.update.table.stage === 'over');
  // Whose cards are on the page: the only person's here, or who has lifted the curtain.
  readonly seat = $derived(this.mine.length === 1 ? this.mine[0]! : this.over ? (this.mine[0] ?? null) : this.lifted);
  readonly curtainFor = $derived(this.mine.length > 1 && !this.over && !this.lingering && !(this.lifted !== null && this.toAct.includes(this.lifted)) ? (this.toAct[0] ?? null) : null);
  // Several people, one screen, and it is not clear who looks: no hand is on the page.
  readonly hidden = $derived(this.mine.length > 1 && !this.over && (this.lifted === null || this.curtainFor !== null));
  readonly view: View | null = $derived((this.seat === null ? null : viewOf(this.state, this.seat)) ?? this.state.views[0] ?? null);
  readonly update = $derived(this.view?.update);
  readonly game = $derived(this.update?.game);
  readonly board = $derived(boardOf(this.update?.table.settings.board ?? ''));
  readonly own = $derived(this.seat !== null && !this.hidden ? this.update?.own : undefined);
  readonly busy = $derived(Object.values(this.state.waiting).some((wish) => wish.type === 'act'));
  // As text, which is the same after most updates: what speaks of people is then left as it is.
  private readonly namesAsText = $derived(JSON.stringify((this.update?.table.seats ?? []).map((chair, seat) => chairName(chair, seat))));
  readonly names = $derived(JSON.parse(this.namesAsText) as string[]);
  readonly scene: Scene | undefined = $derived(this.board && { board: this.board, names: this.names, me: this.mine.length === 1 ? this.seat : null });
  readonly canUndo = $derived(this.seat !== null && this.game !== undefined && !this.over && this.view!.events.some((event) => 'seat' in event && event.seat === this.seat));
  readonly missed = $derived(this.seat === null || !this.view ? 0 : this.view.events.length - sinceOwn(this.view.events, this.seat));
  readonly aids = $derived(this.update?.table.settings.aids !== false);
  readonly position: Position | undefined = $derived(this.positionNow());

  // What was seen happening, for motion and sound.
  seen: (events: readonly SeenEvent[], seat: Seat | null) => void = () => {};

  private readonly connection: Connection;
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

  touch(input: Input): void {
    this.catchUp();
    this.why = null;
    if (!this.position) return;
    if (this.busy) {
      this.why = { id: 'why-wait', rule: 'R3.1' };
      return;
    }
    const { flow, send, why } = step(this.flow, input, this.position, preferences.confirm);
    this.flow = flow;
    this.why = why ?? null;
    if (send) this.send({ type: 'act', seat: this.position.seat, seq: this.update!.seq, action: send });
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
    if (this.why) return { text: say(this.why.id, this.whyArgs()), rule: this.why.rule };
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

  private positionNow(): Position | undefined {
    const { board, game, seat, own } = this;
    return board && game && own && seat !== null ? { board, game, seat, own, claims: claims(board, game, seat, own) } : undefined;
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
    if (this.heldBack.length > 0) this.timer = setTimeout(() => this.next(), pause);
  }

  // Answers how long it should be looked at.
  private apply(message: Update | Refused): number {
    const acting = this.lifted !== null && this.toAct.includes(this.lifted);
    this.tell({ type: 'heard', message, at_ms: Date.now() });
    if (message.type !== 'update') return 0;
    if (acting && this.mine.length > 1 && !this.toAct.includes(this.lifted!)) {
      this.lingering = true;
      this.linger = setTimeout(() => this.handOver(), lookBack_ms);
    }
    this.flow = this.position ? after(this.flow, this.position) : { step: 'idle' };
    const { view } = this;
    if (!view || view.update.seat !== message.seat) return 0;
    const fresh = unseen(view);
    if (fresh.length === 0 || !this.scene) return 0;
    this.tell({ type: 'shown', seat: message.seat, events: view.events.length });
    if (this.hidden) return 0;
    this.announce(brief(tell(fresh, this.scene)));
    this.seen(fresh, this.seat);
    const ofOthers = fresh.some((event) => 'seat' in event && !this.mine.includes(event.seat));
    return ofOthers ? pauses_ms[preferences.speed] : 0;
  }

  private tell(message: TableMessage): void {
    this.state = update(this.state, message);
    if (message.type === 'heard' && message.message.type === 'update') this.why = null;
  }
}
