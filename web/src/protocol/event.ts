// What was seen happening: the events of docs/record.md as one viewer saw them. What the viewer may not know is missing.
import type { Card, CardCounts, LocationId, RouteId, Seat, SymbolId, TicketId } from './words';

export interface Score {
  routes: number;
  tickets: number; // a missed one counts negative
  tokens: number;
  total: number;
  completed: number;
}

interface OfSeat {
  seat: Seat;
  by?: string; // who decided where it was not the seat's owner
}

export interface Dealt {
  type: 'dealt';
  stacks: Record<LocationId, SymbolId>;
  spare_stacks: SymbolId[];
  market: Card[];
  hand?: Card[];
  offer?: TicketId[];
}
export interface MarketSwept {
  type: 'market_swept';
}
export interface DeckReshuffled {
  type: 'deck_reshuffled';
  cards: number;
}
export interface TicketsKept extends OfSeat {
  type: 'tickets_kept';
  count?: number; // in the setup it is hidden how many
  kept?: TicketId[];
  returned?: TicketId[];
}
export interface StackPlaced extends OfSeat {
  type: 'stack_placed';
  symbol: SymbolId;
  location: LocationId;
}
export interface CardDrawn extends OfSeat {
  type: 'card_drawn';
  card?: Card;
}
export interface CardTaken extends OfSeat {
  type: 'card_taken';
  slot: number;
  card: Card;
}
export interface MarketFilled {
  type: 'market_filled';
  slot: number;
  card: Card;
}
export interface RouteClaimed extends OfSeat {
  type: 'route_claimed';
  route: RouteId;
  paid: CardCounts;
  points: number;
}
export interface TokenTaken extends OfSeat {
  type: 'token_taken';
  location: LocationId;
  symbol: SymbolId;
}
export interface TicketsOffered extends OfSeat {
  type: 'tickets_offered';
  count: number;
  tickets?: TicketId[];
}
export interface Passed extends OfSeat {
  type: 'passed';
}
export interface LastRoundBegan extends OfSeat {
  type: 'last_round_began';
}
export interface GameEnded {
  type: 'game_ended';
  scores: Score[];
  winners: Seat[];
}

export type SeenEvent =
  | Dealt
  | MarketSwept
  | DeckReshuffled
  | TicketsKept
  | StackPlaced
  | CardDrawn
  | CardTaken
  | MarketFilled
  | RouteClaimed
  | TokenTaken
  | TicketsOffered
  | Passed
  | LastRoundBegan
  | GameEnded;
