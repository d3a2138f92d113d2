// The names of things: cards, places, chairs, times.
import { say } from './say';
import type { Board } from '../protocol/board';
import type { Chair } from '../protocol/update';
import { type Card, type CardCounts, cards, type Level, type LocationId, type Phrase, type SymbolId } from '../protocol/words';

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

// Bots have names of their own by level, in the order in which they sit: the same for everybody and after every reload, and never one twice.
// NB: who begins sits first once a game has begun. Bots of one level may change places then, which nobody can tell.
const botNames: Record<Level, string> = {
  tourist: 'Milo Dolly Theo Wanda',
  local: 'Mabel Otto Rosa Felix',
  conductor: 'Ida Hugo Nora Emil',
  gripman: 'Bruno Vera Max Stella',
};

// Which of its level a bot is, by its name.
export const botNumber = (level: Level, name: string): number => botNames[level].split(' ').indexOf(name);

export function chairNames(chairs: readonly Chair[]): string[] {
  const people = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : []));
  return chairs.map((chair, seat) => {
    if (chair.kind === 'person') return chair.name;
    if (chair.kind !== 'bot') return say('free-chair');
    const before = chairs.slice(0, seat).filter((other) => levelOf(other) === chair.level).length;
    return botNames[chair.level].split(' ').filter((name) => !people.includes(name))[before]!;
  });
}

export const levelOf = (chair: Chair): Level | undefined => (chair.kind === 'bot' ? chair.level : undefined);

// The name of a bot does not tell how well it plays.
export const botLevel = (level: Level): string => say('bot-level', { level: say(`level-${level}`) });
