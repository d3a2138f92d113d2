// Routes and places in words: what the map and the list of routes say of them.
import { say } from '../i18n/say';
import { betweenName, cardsName, either, list, nameOf, type Scene } from '../i18n/tell';
import { lacking, type Position } from './input/explain';
import { claimOf } from './input/flow';
import { isOpen, ownerOf } from '../model/network';
import { cardsText, symbolName } from '../i18n/names';
import type { Location, Route } from '../protocol/board';
import type { Game } from '../protocol/update';
import { type CardCounts, colours } from '../protocol/words';

export interface Sight {
  scene: Scene;
  game: Game;
  position: Position | undefined; // a spectator has none
}

// Where the game stands, for those who listen.
export function standing({ scene, game, position }: Sight): string {
  const turn = say('prompt-other', { who: list(game.to_act.map((seat) => nameOf(scene, seat))) });
  const each = game.seats.map(({ points, cars, hand }, seat) => say('standing', { who: nameOf(scene, seat), points, cars, cards: hand }));
  return [turn, position ? `${say('hand')}: ${cardsText(position.own.hand)}.` : '', ...each].join(' ');
}

function state(route: Route, { scene, game, position }: Sight): string {
  const owner = ownerOf(game, route.id);
  if (owner !== null) return say('routes-owner', { owner: nameOf(scene, owner) });
  if (!isOpen(scene.board, game, route, position?.seat ?? -1)) return say('routes-closed');
  const cost = say('routes-cost', { cards: costOf(route) });
  if (!position) return `${say('routes-open')} ${cost}`;
  const claim = claimOf(position, route.id);
  if (claim) return `${cost} ${say('routes-pay', { payments: either(frugal(claim.payments).map(cardsName)) })}`;
  const { cards, ferries } = lacking(route, position.own.hand);
  const missing = Math.max(cards, ferries);
  return [cost, haveFor(route, position.own.hand), ...(missing > 0 ? [say('routes-lacking', { missing })] : [])].join(' ');
}

// The payments with the fewest ferry cards: a hand of six colours has sixteen in all, too many to listen to. The claim panel has the rest.
function frugal(payments: CardCounts[]): CardCounts[] {
  const fewest = Math.min(...payments.map(({ ferry = 0 }) => ferry));
  return payments.filter(({ ferry = 0 }) => ferry === fewest);
}

// R5.2-R5.4.
function costOf({ color, length, ferries = 0 }: Route): string {
  const rest = length - ferries;
  const coloured = color === 'grey' ? say('routes-one-colour', { count: rest }) : say('cards', { count: rest, card: color });
  return list([...(rest > 0 ? [coloured] : []), ...(ferries > 0 ? [say('cards', { count: ferries, card: 'ferry' })] : [])]);
}

// What of a hand is of use there: for a grey route the colour of which there is most.
function haveFor({ color }: Route, hand: CardCounts): string {
  const best = color === 'grey' ? colours.reduce((most, each) => ((hand[each] ?? 0) > (hand[most] ?? 0) ? each : most)) : color;
  const useful = cardsName({ [best]: hand[best] ?? 0, ferry: hand.ferry ?? 0 });
  return useful ? say('routes-have', { cards: useful }) : say('routes-have-none');
}

function what(route: Route, { scene: { board } }: Sight): string {
  const length = route.length;
  const points = board.points_per_length[String(length)] ?? 0;
  return say('routes-what', { length, colour: say('colour', { colour: route.color }), ferries: route.ferries ?? 0, points });
}

// Without its name, which lists show apart.
export const aboutRoute = (route: Route, sight: Sight): string => `${what(route, sight)} ${state(route, sight)}`;

export const routeLabel = (route: Route, sight: Sight): string =>
  `${betweenName(sight.scene.board, route.between)}. ${aboutRoute(route, sight)}`;

export function placeLabel(place: Location, game: Pick<Game, 'stacks'>): string {
  const stack = game.stacks[place.id];
  if (!stack || stack.height === 0) return place.name;
  return say('place-stack', { place: place.name, symbol: symbolName(stack.symbol), height: stack.height });
}
