// A hint in words: what could be done, why, and what of the table it is about.
import type { Hint, Reason } from '../host/study';
import { say } from '../i18n/say';
import { cardsName, list, nameOf, routeName, ticketName, type Scene } from '../i18n/tell';
import { cardName, placeName, symbolName } from '../i18n/names';
import type { Action } from '../protocol/message';
import type { Game } from '../protocol/update';
import type { Spot } from '../table/spot';

export interface Advice {
  what: string;
  why: string[];
  spot: Spot | null;
  lit: string[]; // routes and places
}

// `market`: as it lies when the action is chosen.
export function actionText(action: Action, market: Game['market'], { board }: Scene): string {
  switch (action.type) {
    case 'draw_market': {
      const card = market[action.slot];
      return say('hint-draw_market', { card: card ? cardName(card) : '' });
    }
    case 'claim_route': {
      const claim = say('hint-claim_route', { route: routeName(board, action.route), paid: cardsName(action.paid) });
      return action.token_at ? `${claim} · ${say('hint-token_at', { place: placeName(board, action.token_at) })}` : claim;
    }
    case 'keep_tickets':
      return say('hint-keep_tickets', { tickets: list(action.kept.map((ticket) => ticketName(board, ticket))) });
    case 'place_stack':
      return say('hint-place_stack', { symbol: symbolName(action.symbol), place: placeName(board, action.location) });
    case 'draw_deck':
    case 'draw_tickets':
    case 'pass':
      return say(`hint-${action.type}`);
  }
}

function reasonText(reason: Reason, scene: Scene): string {
  const { board } = scene;
  switch (reason.kind) {
    case 'completes_ticket':
    case 'toward_ticket':
    case 'keeps_ticket':
      return say(`reason-${reason.kind}`, { ticket: ticketName(board, reason.ticket) });
    case 'blocks':
      return say('reason-blocks', { who: nameOf(scene, reason.seat), ticket: ticketName(board, reason.ticket) });
    case 'points':
      return say('reason-points', { points: reason.points });
    case 'token':
      return say('reason-token', { symbol: symbolName(reason.symbol) });
    case 'card_for_route':
    case 'stack_on_route':
      return say(`reason-${reason.kind}`, { route: routeName(board, reason.route) });
    case 'wild_card':
    case 'unseen_card':
    case 'new_tickets':
    case 'last_turn':
      return say(`reason-${reason.kind}`);
  }
}

function spotOf(action: Action): Spot | null {
  switch (action.type) {
    case 'draw_deck':
      return 'deck';
    case 'draw_market':
      return `market-${action.slot}`;
    case 'draw_tickets':
      return 'draw-tickets';
    case 'keep_tickets':
      return 'asked';
    case 'claim_route':
    case 'place_stack':
    case 'pass':
      return null;
  }
}

function litBy({ act, reasons }: Hint): string[] {
  if (act.type === 'claim_route') return [act.route];
  if (act.type === 'place_stack') return [act.location];
  return reasons.flatMap((reason) => (reason.kind === 'card_for_route' ? [reason.route] : [])); // what the card is for
}

export const adviceOf = (hint: Hint, game: Game, scene: Scene): Advice => ({
  what: actionText(hint.act, game.market, scene),
  why: hint.reasons.map((reason) => reasonText(reason, scene)),
  spot: spotOf(hint.act),
  lit: litBy(hint),
});
