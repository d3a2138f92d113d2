// The words that messages, records and boards share (docs/record.md).

export const colours = ['blue', 'green', 'black', 'purple', 'red', 'orange'] as const;
export type Colour = (typeof colours)[number];
export type Card = Colour | 'ferry';
export const cards: readonly Card[] = [...colours, 'ferry'];

export type Seat = number; // from 0, in the order of play
export type RouteId = string;
export type LocationId = string;
export type TicketId = string;
export type SymbolId = string;

export type CardCounts = Partial<Record<Card, number>>; // only what is there

export const levels = ['tourist', 'local', 'conductor', 'gripman'] as const;
export type Level = (typeof levels)[number];

export const phrases = ['hello', 'good_luck', 'well_played', 'thanks', 'oops', 'your_turn', 'one_moment', 'good_game'] as const;
export type Phrase = (typeof phrases)[number];
