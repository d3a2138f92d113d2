// A table as a screen needs to know it: made from messages only, by a pure function. What can be worked out from the
// newest update is not kept here; see claims.ts, tickets.ts, memory.ts, score.ts and log.ts.
import type { HostError, LinkState } from '../host/host';
import type { SeenEvent } from '../protocol/event';
import type { Wish } from '../protocol/message';
import type { ChatLine, Refused, Update } from '../protocol/update';
import type { Seat } from '../protocol/words';

// What one seat sees; a connection may have several. A spectator's has no seat.
export interface View {
  update: Update; // the newest: what is true
  events: readonly SeenEvent[]; // all, from the deal
  shown: number; // so many of them have been shown on the screen
  at_ms: number; // when the update came, by this device's clock
}

export interface TableState {
  views: readonly View[]; // in the order of seats
  chat: readonly ChatLine[];
  link: LinkState;
  closed: HostError | null;
  waiting: Readonly<Record<string, Wish>>; // sent and not answered, by id
  refused: { message: Refused; wish: Wish | null } | null; // the last no, until something else is sent
}

export type TableMessage =
  | { type: 'heard'; message: Update | Refused; at_ms: number }
  | { type: 'link'; state: LinkState }
  | { type: 'closed'; error: HostError }
  | { type: 'sent'; id: string; wish: Wish }
  | { type: 'shown'; seat: Seat | null; events: number };

export const noTable: TableState = { views: [], chat: [], link: 'connecting', closed: null, waiting: {}, refused: null };

export function update(state: TableState, message: TableMessage): TableState {
  switch (message.type) {
    case 'heard':
      return message.message.type === 'update'
        ? heard(state, message.message, message.at_ms)
        : { ...answered(state, message.message.id), refused: { message: message.message, wish: state.waiting[message.message.id ?? ''] ?? null } };
    case 'link':
      return { ...state, link: message.state };
    case 'closed':
      return { ...state, closed: message.error };
    case 'sent':
      return { ...state, waiting: { ...state.waiting, [message.id]: message.wish }, refused: null };
    case 'shown':
      return { ...state, views: state.views.map((view) => (view.update.seat === message.seat ? { ...view, shown: message.events } : view)) };
  }
}

// The view of a seat, or the only one there is for who has none.
export function viewOf(state: TableState, seat: Seat | null): View | null {
  return state.views.find((view) => view.update.seat === seat) ?? null;
}

// The seats that one plays, and those of them that are to act. A watcher who sees every hand plays none of them.
export function ownSeats(state: TableState): Seat[] {
  return state.views.flatMap(({ update: { seat, late } }) => (seat === null || late ? [] : [seat]));
}
export function seatsToAct(state: TableState): Seat[] {
  return state.views.flatMap(({ update: { seat, late, own } }) => (seat !== null && !late && own?.legal ? [seat] : []));
}

// What has happened and not been shown yet.
export function unseen(view: View): readonly SeenEvent[] {
  return view.events.slice(view.shown);
}

// What a clock says now: the update tells how much was left when it was sent.
export function clockLeft(view: View, seat: Seat, now_ms: number): number | null {
  const info = view.update.table.seats[seat];
  if (info?.left_ms === undefined) return null;
  return info.clock_runs ? Math.max(0, info.left_ms - (now_ms - view.at_ms)) : info.left_ms;
}

function heard(state: TableState, message: Update, at_ms: number): TableState {
  const before = viewOf(state, message.seat);
  if (before && before.update.table.id === message.table.id && before.update.seq > message.seq) return state; // late
  const known = before?.events ?? [];
  const events = message.game ? [...known.slice(0, message.first_event), ...(message.events ?? [])] : [];
  const view: View = {
    update: message,
    events,
    // What was undone has not been shown; on the first visit everything has been.
    shown: before ? Math.min(before.shown, commonBeginning(known, events)) : events.length,
    at_ms,
  };
  // Who sits down or gets up has other seats than before, and at the deal the seats are counted from who begins: a view that is told
  // nothing any more is gone.
  const stays = (old: Update) =>
    old.seat !== message.seat && (old.seat === null) === (message.seat === null) && old.seq >= (before?.update.seq ?? message.seq);
  const others = state.views.filter((other) => stays(other.update));
  const views = [...others, view].sort((a, b) => (a.update.seat ?? -1) - (b.update.seat ?? -1));
  const chat = message.chat ? [...state.chat.slice(0, message.first_line ?? 0), ...message.chat] : state.chat;
  return { ...answered(state, message.done), views, chat };
}

function answered(state: TableState, id: string | undefined): TableState {
  if (id === undefined || !(id in state.waiting)) return state;
  const { [id]: _, ...waiting } = state.waiting;
  return { ...state, waiting };
}

// Events are small and plain: their JSON tells whether they are the same.
function commonBeginning(a: readonly SeenEvent[], b: readonly SeenEvent[]): number {
  let i = 0;
  while (i < a.length && i < b.length && (a[i] === b[i] || JSON.stringify(a[i]) === JSON.stringify(b[i]))) ++i;
  return i;
}
