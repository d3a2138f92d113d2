// What a host tells a client (docs/protocol.md, "Updates" and "Refusals").
import type { SeenEvent } from './event';
import type { Settings } from './message';
import type { Card, CardCounts, Level, LocationId, Phrase, RouteId, Seat, SymbolId, TicketId } from './words';

export const protocolVersion = 2;

export type Stage = 'open' | 'playing' | 'over';

export type Chair =
  { kind: 'person'; name: string; program?: true } | { kind: 'open' } | { kind: 'invited' } | { kind: 'bot'; level: Level };

export type SeatInfo = Chair & {
  here: boolean;
  stand_in?: 'absent' | 'time' | 'left' | 'resigned'; // why a bot plays for it
  left_ms?: number;
  clock_runs?: true;
};

export interface TableInfo {
  id: string;
  stage: Stage;
  settings: Settings;
  seats: SeatInfo[];
  undo?: { asked_by: Seat; agreed: Seat[] };
  rematch?: Seat[]; // who wants one
  next?: string; // the table of the rematch
  seed_sha256?: string;
  seed?: string;
}

export type Phase = 'setup_tickets' | 'setup_stacks' | 'turn' | 'second_card' | 'keep_tickets' | 'over';

export interface Player {
  cars: number;
  points: number; // for routes so far
  hand: number;
  tickets: number;
  tokens: SymbolId[];
  routes: RouteId[];
  ready?: boolean; // in the setup: has chosen its tickets
}

// What is open to all.
export interface Game {
  phase: Phase;
  to_act: Seat[];
  market: (Card | null)[];
  deck: number;
  discard: CardCounts;
  ticket_deck: number;
  returned_by: Seat[]; // whose tickets lie under the deck, the top one first
  turns_left?: number; // in the last round
  stacks: Record<LocationId, { symbol: SymbolId; height: number }>;
  spare_stacks: SymbolId[];
  seats: Player[];
}

export interface LegalClaim {
  route: RouteId;
  payments: CardCounts[];
  tokens?: LocationId[]; // any of the payments goes with any of these
}

export interface Legal {
  draw_deck?: true;
  draw_tickets?: true;
  pass?: true;
  draw_market?: number[];
  keep_tickets?: TicketId[][];
  place_stack?: { symbols: SymbolId[]; locations: LocationId[] };
  claim_route?: LegalClaim[];
}

// What one seat knows besides.
export interface Own {
  hand: CardCounts;
  tickets: TicketId[];
  completed: TicketId[];
  offer?: TicketId[];
  returned?: TicketId[];
  legal?: Legal; // when it is to act
}

export type ChatLine = { seat: Seat; at_ms: number } & ({ text: string } | { phrase: Phrase });

// What one seat sees, or a spectator: the events that the connection did not have yet.
export interface SeatView {
  seat: Seat | null; // null: a spectator's
  own?: Own;
  events: SeenEvent[];
}

export interface Update {
  type: 'update';
  version: number;
  seq: number;
  now_ms: number;
  seats: Seat[]; // those that this connection plays
  late?: true; // a spectator sees every seat as it was some turns ago
  host?: true;
  invites?: Record<string, string>;
  done?: string;
  table: TableInfo;
  game?: Game; // once dealt
  all_own?: Own[]; // when it is over
  first_event?: number;
  views?: SeatView[]; // once dealt
  first_line?: number;
  chat?: ChatLine[];
}

// An update of which one view is looked at: a replay has no other.
export type OneView = Omit<Update, 'views'> & SeatView;
export const oneView = ({ views, ...update }: Update, seat?: Seat): OneView => ({
  ...update,
  ...(views?.find((view) => seat === undefined || view.seat === seat) ?? { seat: null, events: [] }),
});

// Why something was not done. The list grows with the server's: a client has a text for the ones it knows.
export const refusalCodes = [
  'illegal',
  'stale',
  'bad_message',
  'not_your_seat',
  'not_host',
  'table_full',
  'seat_taken',
  'no_such_seat',
  'bad_name',
  'name_taken',
  'already_started',
  'not_started',
  'not_playing',
  'over',
  'not_over',
  'stand_in_plays',
  'resigned',
  'nothing_to_undo',
  'undo_asked',
  'no_undo_asked',
  'chat_off',
  'chat_full',
  'no_spectators',
  'no_hints',
  'no_such_table',
  'no_such_board',
  'broken_table',
  'too_busy',
  'too_fast',
  'too_large',
  'too_many_tables',
  'too_many_sockets',
  'overloaded',
  'store_unavailable',
  'disk_full',
  'server_stopping',
  'no_token',
  'foreign_origin',
  'not_found',
  'wrong_password',
  'wrong_method',
  'wrong_protocol',
  'programs_have_no_account',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refused {
  type: 'refused';
  id?: string;
  seq: number;
  code: RefusalCode | (string & {});
  rule?: string;
  reason: string; // plain English; people read the text for the code
  update?: Update; // the present view, with `stale` in the answer to a single message
}

export interface Pong {
  type: 'pong';
  id?: string;
  now_ms: number;
}

export type ServerMessage = Update | Refused | Pong;

// One table of a list.
export interface Listed {
  id: string;
  stage: Stage;
  changed_ms: number;
  settings: Settings;
  seats: Chair[];
}
