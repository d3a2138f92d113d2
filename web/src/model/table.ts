// A table as it stood after one message, made from the host's messages only, by a pure function. What can be worked out from it is
// not kept here; see claims.ts, tickets.ts, memory.ts, score.ts and log.ts.
import type { SeenEvent } from '../protocol/event';
import type { ChatLine, Own, SeatView, Update } from '../protocol/update';
import type { Seat } from '../protocol/words';

// What one seat sees; a connection may have several. A spectator's has no seat.
export interface View {
  seat: Seat | null;
  own: Own | undefined;
  events: readonly SeenEvent[]; // all, from the deal
}

export interface TableState {
  update: Update; // NB: what says the same as before is the same object, and so is all that is drawn from it
  views: readonly View[]; // in the order of seats
  chat: readonly ChatLine[];
  at_ms: number; // when it came, by this device's clock
}

// What is older than what is known changes nothing, and a view of a seat that the message does not speak for is nobody's.
export function heard(before: TableState | null, message: Update, at_ms: number): TableState {
  if (before && before.update.table.id === message.table.id && before.update.seq > message.seq) return before;
  const allowed = ({ seat }: SeatView) => (seat === null ? message.seats.length === 0 : message.late || message.seats.includes(seat));
  const views = (message.views ?? [])
    .filter(allowed)
    .map(({ seat, own, events }): View => {
      const known = before && viewOf(before, seat);
      return { seat, own: own && shared(known?.own, own), events: [...(known?.events ?? []).slice(0, message.first_event), ...events] };
    })
    .sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
  const chat = message.chat ? [...(before?.chat ?? []).slice(0, message.first_line ?? 0), ...message.chat] : (before?.chat ?? []);
  const { views: _views, chat: _chat, ...rest } = message;
  return { update: shared(before?.update, rest), views, chat, at_ms };
}

// The view of a seat, or of who has none.
export function viewOf(state: TableState, seat: Seat | null): View | undefined {
  return state.views.find((view) => view.seat === seat);
}

// Those of one's own seats that are to act. A watcher who sees every hand plays none of them.
export function seatsToAct({ update, views }: TableState): Seat[] {
  return update.seats.filter((seat) => views.some((view) => view.seat === seat && view.own?.legal));
}

// What happened between two states, as a seat saw it; what was undone in between, by how many events that was. Nothing is news to who
// has just come.
export function between(
  before: TableState | null,
  now: TableState,
  seat: Seat | null,
): { fresh: readonly SeenEvent[]; undone: readonly SeenEvent[] } {
  const [known, events] = [before && viewOf(before, seat)?.events, viewOf(now, seat)?.events];
  if (!known || !events) return { fresh: [], undone: [] };
  const common = commonBeginning(known, events);
  return { fresh: events.slice(common), undone: known.slice(common) };
}

// What a clock says now: the update tells how much was left when it was sent.
export function clockLeft(state: TableState, seat: Seat, now_ms: number): number | null {
  const info = state.update.table.seats[seat];
  if (info?.left_ms === undefined) return null;
  return info.clock_runs ? Math.max(0, info.left_ms - (now_ms - state.at_ms)) : info.left_ms;
}

// Plain data, where every part that says the same as before is the part of before.
export function shared<T>(before: unknown, now: T): T {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null || before === now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, parts] = [before as Record<string, unknown>, Object.entries(now)];
  const merged = parts.map(([key, part]) => [key, shared(old[key], part)] as const);
  if (merged.length === Object.keys(old).length && merged.every(([key, part]) => key in old && old[key] === part)) return before as T;
  return (Array.isArray(now) ? merged.map(([, part]) => part) : Object.fromEntries(merged)) as T;
}

// Events are small and plain: their JSON tells whether they are the same.
function commonBeginning(a: readonly SeenEvent[], b: readonly SeenEvent[]): number {
  let i = 0;
  while (i < a.length && i < b.length && (a[i] === b[i] || JSON.stringify(a[i]) === JSON.stringify(b[i]))) ++i;
  return i;
}
