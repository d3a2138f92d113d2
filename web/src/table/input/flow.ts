// From what a person touches to an action: one choice after the other, nothing sent before it is complete. Pure.
import { claimAction, type Claim } from '../../model/claims';
import { samePayment } from '../../model/payments';
import type { Action } from '../../protocol/message';
import type { Card, CardCounts, LocationId, RouteId, SymbolId, TicketId } from '../../protocol/words';
import {
  type Position,
  type Why,
  whyNotDeck,
  whyNotMarket,
  whyNotPass,
  whyNotPlace,
  whyNotRoute,
  whyNotTickets,
  whyNotWith,
} from './explain';

export type Flow =
  | { step: 'idle' }
  | { step: 'claim'; route: RouteId; paid: CardCounts; token?: LocationId } // the token is missing until it is chosen
  | { step: 'tickets' } // to be drawn: asks once more
  | { step: 'keep'; chosen: TicketId[] }
  | { step: 'stack'; symbol?: SymbolId; location?: LocationId };

export type Input =
  | { type: 'route'; route: RouteId; card?: Card } // the card: to be paid with these
  | { type: 'pay'; paid: CardCounts }
  | { type: 'token'; at: LocationId }
  | { type: 'market'; slot: number }
  | { type: 'deck' }
  | { type: 'tickets' }
  | { type: 'ticket'; ticket: TicketId }
  | { type: 'symbol'; symbol: SymbolId }
  | { type: 'place'; location: LocationId }
  | { type: 'pass' }
  | { type: 'confirm' }
  | { type: 'back' };

export interface Outcome {
  flow: Flow;
  send?: Action;
  why?: Why;
}

export const claimOf = (position: Position, route: RouteId): Claim | undefined => position.claims.find((claim) => claim.route.id === route);

// What a touch comes to at this table: where it is the same at another, the touch means the same. A slot of the market is touched for its
// card.
export function meaning(outcome: Outcome | undefined, position: Position | undefined): string {
  const { flow, send, why } = outcome ?? {};
  return JSON.stringify([flow, send, why?.id, send?.type === 'draw_market' ? position?.game.market[send.slot] : null]);
}

// Where the choices begin when it becomes this seat's turn to choose something it was offered.
export function start({ game, own }: Position): Flow {
  if (own.legal?.keep_tickets) return { step: 'keep', chosen: own.offer?.length === 1 ? [...own.offer] : [] };
  if (own.legal?.place_stack && game.phase === 'setup_stacks') {
    const { symbols } = own.legal.place_stack;
    return symbols.length === 1 ? { step: 'stack', symbol: symbols[0]! } : { step: 'stack' };
  }
  return { step: 'idle' };
}

// What is left of the choices after the view has changed.
export function after(flow: Flow, position: Position): Flow {
  const fresh = start(position);
  if (flow.step === 'claim') {
    const claim = claimOf(position, flow.route);
    return claim?.payments.some((paid) => samePayment(paid, flow.paid)) ? flow : fresh;
  }
  if (flow.step === 'tickets') return position.own.legal?.draw_tickets ? flow : fresh;
  if (flow.step === 'keep' && fresh.step === 'keep' && flow.chosen.every((ticket) => position.own.offer?.includes(ticket))) return flow;
  if (flow.step === 'stack' && fresh.step === 'stack' && (!flow.symbol || position.own.legal!.place_stack!.symbols.includes(flow.symbol)))
    return flow;
  return flow.step === 'idle' && fresh.step === 'idle' ? flow : fresh;
}

// The action that the choices amount to, once there is nothing left to choose.
export function complete(flow: Flow, position: Position): Action | undefined {
  switch (flow.step) {
    case 'idle':
      return undefined;
    case 'claim': {
      const claim = claimOf(position, flow.route);
      if (!claim || (claim.tokens.length > 0 && flow.token === undefined)) return undefined;
      return claimAction(claim, flow.paid, flow.token);
    }
    case 'tickets':
      return { type: 'draw_tickets' };
    case 'keep': {
      const set = position.own.legal?.keep_tickets?.find(
        (kept) => kept.length === flow.chosen.length && kept.every((ticket) => flow.chosen.includes(ticket)),
      );
      return set && { type: 'keep_tickets', kept: set };
    }
    case 'stack':
      return flow.symbol && flow.location ? { type: 'place_stack', symbol: flow.symbol, location: flow.location } : undefined;
  }
}

// Where a token may be taken with the claim that is being chosen.
export function tokenPlaces(flow: Flow, position: Position): LocationId[] {
  return flow.step === 'claim' ? (claimOf(position, flow.route)?.tokens ?? []).map(({ location }) => location) : [];
}

// The payments that take such a card, the one to propose first.
export const paymentsWith = (claim: Claim | undefined, card: Card): CardCounts[] =>
  (claim?.payments ?? []).filter((paid) => (paid[card] ?? 0) > 0);

function chooseRoute(position: Position, route: RouteId, confirm: boolean, card?: Card): Outcome {
  const claim = claimOf(position, route);
  const payments = card ? paymentsWith(claim, card) : (claim?.payments ?? []);
  if (!claim || payments.length === 0)
    return { flow: start(position), why: card ? whyNotWith(position, route, card) : whyNotRoute(position, route) };
  const [first, ...others] = claim.tokens;
  const flow: Flow = { step: 'claim', route, paid: payments[0]! };
  if (first !== undefined && others.length === 0) flow.token = first.location;
  const action = complete(flow, position);
  if (!confirm && payments.length === 1 && action) return { flow: start(position), send: action };
  return { flow };
}

function place(flow: Flow, position: Position, location: LocationId): Outcome {
  if (flow.step === 'claim' && tokenPlaces(flow, position).includes(location)) return { flow: { ...flow, token: location } };
  const legal = position.own.legal?.place_stack;
  if (flow.step !== 'stack' || !legal?.locations.includes(location)) return { flow, why: whyNotPlace(position, location) };
  return { flow: { ...flow, location } };
}

// What a touch does. `confirm`: a claim and a draw of tickets are asked about once more.
export function step(flow: Flow, input: Input, position: Position, confirm: boolean): Outcome {
  const { legal } = position.own;
  const idle = start(position);
  switch (input.type) {
    case 'back': {
      if (flow.step !== 'stack' || !flow.location) return { flow: idle };
      const { location: _, ...before } = flow;
      return { flow: before };
    }
    case 'route':
      if (flow.step === 'claim' && flow.route === input.route && !input.card) return step(flow, { type: 'confirm' }, position, confirm);
      return chooseRoute(position, input.route, confirm, input.card);
    case 'pay':
      return { flow: flow.step === 'claim' ? { ...flow, paid: input.paid } : flow };
    case 'token':
      return { flow: flow.step === 'claim' ? { ...flow, token: input.at } : flow };
    case 'market':
      if (legal?.draw_market?.includes(input.slot)) return { flow: idle, send: { type: 'draw_market', slot: input.slot } };
      return { flow, why: whyNotMarket(position, input.slot) };
    case 'deck':
      return legal?.draw_deck ? { flow: idle, send: { type: 'draw_deck' } } : { flow, why: whyNotDeck(position) };
    case 'tickets':
      if (!legal?.draw_tickets) return { flow, why: whyNotTickets(position) };
      return confirm && flow.step !== 'tickets' ? { flow: { step: 'tickets' } } : { flow: idle, send: { type: 'draw_tickets' } };
    case 'ticket': {
      if (flow.step !== 'keep') return { flow };
      const chosen = flow.chosen.includes(input.ticket)
        ? flow.chosen.filter((ticket) => ticket !== input.ticket)
        : [...flow.chosen, input.ticket];
      return { flow: { ...flow, chosen } };
    }
    case 'symbol':
      return { flow: flow.step === 'stack' ? { ...flow, symbol: input.symbol } : flow };
    case 'place':
      return place(flow, position, input.location);
    case 'pass':
      return legal?.pass ? { flow: idle, send: { type: 'pass' } } : { flow, why: whyNotPass(position) };
    case 'confirm': {
      const action = complete(flow, position);
      if (action) return { flow: idle, send: action };
      if (flow.step === 'claim') return { flow, why: { id: 'why-choose-token', rule: 'R5.8' } };
      if (flow.step === 'keep')
        return { flow, why: { id: 'why-keep-one', rule: position.game.phase === 'setup_tickets' ? 'R2.6' : 'R6.1' } };
      if (flow.step === 'stack') return { flow, why: { id: 'why-choose-place', rule: 'R2.7' } };
      return { flow };
    }
  }
}
