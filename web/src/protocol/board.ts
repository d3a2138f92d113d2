// A board as its file has it (boards/*.json): the rules and the geometry for drawing.
import shipped from '../../../boards/san-francisco.json';
import type { Colour, LocationId, RouteId, SymbolId, TicketId } from './words';

export interface Location {
  id: LocationId;
  name: string;
  x: number;
  y: number;
  token_stack?: boolean;
}
export interface Route {
  id: RouteId;
  between: [LocationId, LocationId];
  length: number;
  color: Colour | 'grey';
  ferries?: number;
  via?: [number, number][];
}
export interface Ticket {
  id: TicketId;
  between: [LocationId, LocationId];
  points: number;
}
export interface Board {
  id: string;
  name: string;
  view: { width: number; height: number };
  points_per_length: Record<string, number>;
  token_symbols: SymbolId[];
  locations: Location[];
  routes: Route[];
  tickets: Ticket[];
}

// The board that comes with the client.
export const shippedBoard: Board = shipped as unknown as Board;
