// Routes and places in words: what the map and the list of routes say of them.
import { say } from '../../i18n/say';
import { betweenName, cardsName, either, nameOf, type Scene } from '../../i18n/tell';
import { lacking, type Position } from '../../input/explain';
import { claimOf } from '../../input/flow';
import { isOpen, ownerOf } from '../../model/network';
import { symbolName } from '../../panel/words';
import type { Location, Route } from '../../protocol/board';
import type { Game } from '../../protocol/update';

export interface Sight {
  scene: Scene;
  game: Game;
  position: Position | undefined; // a spectator has none
}

function state(route: Route, { scene, game, position }: Sight): string {
  const owner = ownerOf(game, route.id);
  if (owner !== null) return say('routes-owner', { owner: nameOf(scene, owner) });
  if (!isOpen(scene.board, game, route, position?.seat ?? -1)) return say('routes-closed');
  if (!position) return say('routes-open');
  const claim = claimOf(position, route.id);
  if (claim) return say('routes-pay', { payments: either(claim.payments.map(cardsName)) });
  const { cards, ferries } = lacking(route, position.own.hand);
  return cards + ferries > 0 ? say('routes-lacking', { missing: Math.max(cards, ferries) }) : say('routes-open');
}

function what(route: Route, { scene: { board } }: Sight): string {
  const length = route.length;
  const points = board.points_per_length[String(length)] ?? 0;
  return say('routes-what', { length, colour: say('colour', { colour: route.color }), ferries: route.ferries ?? 0, points });
}

// Without its name, which lists show apart.
export const aboutRoute = (route: Route, sight: Sight): string => `${what(route, sight)} ${state(route, sight)}`;

export const routeLabel = (route: Route, sight: Sight): string => `${betweenName(sight.scene.board, route.between)}. ${aboutRoute(route, sight)}`;

export function placeLabel(place: Location, game: Game): string {
  const stack = game.stacks[place.id];
  if (!stack || stack.height === 0) return place.name;
  return say('place-stack', { place: place.name, symbol: symbolName(stack.symbol), height: stack.height });
}
