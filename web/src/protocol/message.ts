// What a client asks of a table (docs/protocol.md, "Messages of clients").
import type { CardCounts, Level, LocationId, Phrase, RouteId, Seat, SymbolId, TicketId } from './words';

export type Action =
  | { type: 'draw_deck' }
  | { type: 'draw_market'; slot: number }
  | { type: 'claim_route'; route: RouteId; paid: CardCounts; token_at?: LocationId }
  | { type: 'draw_tickets' }
  | { type: 'keep_tickets'; kept: TicketId[] }
  | { type: 'place_stack'; symbol: SymbolId; location: LocationId }
  | { type: 'pass' };

export type Wish =
  | { type: 'act'; seat: Seat; seq: number; action: Action }
  | { type: 'sit'; name: string; seat?: Seat; invite?: string }
  | { type: 'leave'; seat: Seat }
  | { type: 'set_chair'; seat: Seat; to: 'open' | 'invited' }
  | { type: 'set_chair'; seat: Seat; to: 'bot'; level: Level }
  | { type: 'start'; level?: Level }
  | { type: 'undo'; seat: Seat }
  | { type: 'answer_undo'; seat: Seat; yes: boolean }
  | { type: 'say'; seat: Seat; text: string }
  | { type: 'say'; seat: Seat; phrase: Phrase }
  | { type: 'resign'; seat: Seat }
  | { type: 'take_back'; seat: Seat }
  | { type: 'rematch'; seat: Seat }
  | { type: 'ping' };

// The id is of the sender's choice; the answer names it. An action without one is refused.
export type Message = Wish & { id?: string };

export type NewChair = { kind: 'person'; name: string } | { kind: 'open' } | { kind: 'invited' } | { kind: 'bot'; level: Level };

export type Clock =
  | { kind: 'none' }
  | { kind: 'turn'; seconds: number }
  | { kind: 'game'; seconds: number; increment?: number }
  | { kind: 'days'; days: number };

export interface Settings {
  board: string;
  clock: Clock;
  spectators: 'nothing' | 'table' | 'everything';
  delay_turns?: number; // with everything
  listed: boolean;
  chat: boolean;
  aids: boolean; // hints and the memory aid may be offered
  first?: Seat;
  level: Level;
  grace_seconds: number;
}

export interface NewTable {
  chairs: NewChair[];
  settings?: Partial<Settings>;
}
