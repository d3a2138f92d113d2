// The names of things in panels.
import { say } from '../i18n/say';
import type { Board } from '../protocol/board';
import { type Card, type CardCounts, cards, type LocationId, type Phrase, type SymbolId } from '../protocol/words';

export const cardName = (card: Card): string => say('card', { card });
export const symbolName = (symbol: SymbolId): string => say('symbol', { symbol });
export const phraseText = (phrase: Phrase): string => say('phrase', { phrase });
export const placeName = (board: Board, id: LocationId): string => board.locations.find((place) => place.id === id)?.name ?? id;

// The cards that are there, in the order of the colours, ferries last.
export const counted = (counts: CardCounts): [Card, number][] =>
  cards.map((card): [Card, number] => [card, counts[card] ?? 0]).filter(([, count]) => count > 0);

export const cardsText = (counts: CardCounts): string =>
  counted(counts)
    .map(([card, count]) => say('cards', { count, card }))
    .join(', ');

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return say('clock-days', { days, hours });
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
