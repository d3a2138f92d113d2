// What a person is offered for a claim, from the update to what is sent, is what the rules allow: no more, no less, and nothing twice.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { claims, type Claim } from '../../model/claims';
import ClaimPanel from '../panel/ClaimPanel.svelte';
import { cardsText, placeName, symbolName } from '../../i18n/names';
import { shippedBoard as board, type Route } from '../../protocol/board';
import type { Action } from '../../protocol/message';
import type { Game, Legal, LegalClaim, Own, OneView } from '../../protocol/update';
import { colours, type CardCounts, type LocationId, type Seat } from '../../protocol/words';
import { chance, decisions, someAction } from '../../testing';
import type { Position } from './explain';
import { step, type Flow } from './flow';

interface Offer {
  route: Route;
  payments: CardCounts[];
  tokens: LocationId[];
}

// Section R5 of the rules, read once more. It looks at the board, the table and the hand, and at nothing that the host says is legal.
function byTheRules(game: Game, seat: Seat, hand: CardCounts): Offer[] {
  const me = game.seats[seat]!;
  const taken = (route: Route) => game.seats.some(({ routes }) => routes.includes(route.id));
  const parallel = (route: Route) =>
    board.routes.filter((other) => other.id !== route.id && [...other.between].sort().join() === [...route.between].sort().join());
  const isOpen = (route: Route) => {
    if (taken(route)) return false; // R5.1
    if (parallel(route).some(({ id }) => me.routes.includes(id))) return false; // R5.6
    return game.seats.length > 2 || !parallel(route).some(taken); // R5.6
  };
  const payments = ({ length, color, ferries: symbols = 0 }: Route) => {
    const found: CardCounts[] = [];
    for (let ferries = symbols; ferries <= Math.min(length, hand.ferry ?? 0); ++ferries) {
      // R5.4
      const rest = length - ferries;
      if (rest === 0) found.push({ ferry: ferries });
      else
        for (const colour of color === 'grey' ? colours : [color])
          // R5.2, R5.3
          if ((hand[colour] ?? 0) >= rest) found.push({ [colour]: rest, ...(ferries > 0 ? { ferry: ferries } : {}) });
    }
    return found;
  };
  const tokens = ({ between }: Route) =>
    between.filter((end) => game.stacks[end] && game.stacks[end].height > 0 && !me.tokens.includes(game.stacks[end].symbol)); // R5.8
  if (game.phase !== 'turn' || !game.to_act.includes(seat)) return []; // R3.1
  return board.routes
    .filter((route) => isOpen(route) && route.length <= me.cars) // R5.5
    .map((route) => ({ route, payments: payments(route), tokens: tokens(route) }))
    .filter((offer) => offer.payments.length > 0);
}

const actionsOf = ({ route, payments, tokens }: Offer): Action[] =>
  payments.flatMap((paid) =>
    (tokens.length > 0 ? tokens : [undefined]).map((token_at): Action => ({
      type: 'claim_route',
      route: route.id,
      paid,
      ...(token_at ? { token_at } : {}),
    })),
  );

// In an order of its own, so that lists can be compared as sets in which nothing is twice.
const sorted = (items: readonly unknown[]): string[] =>
  items
    .map((item) =>
      JSON.stringify(item, (_, value: unknown) =>
        value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
      ),
    )
    .sort();

const positionOf = ({ game, seat, own }: OneView, legal: Legal = own!.legal!): Position => {
  const mine: Own = { ...own!, legal };
  return { board, game: game!, seat: seat!, own: mine, claims: claims(board, game!, seat!, mine) };
};

// What the panel shows: the names of what can be chosen, or the only one.
function shown(claim: Claim): { payments: string[]; tokens: string[] } {
  const html = render(ClaimPanel, {
    props: { board, claim, paid: claim.payments[0]!, token: undefined, onpay: () => undefined, ontoken: () => undefined },
  }).body;
  const named = html.match(/(?<=<(?:input|span)[^>]* aria-label=")[^"]*/g) ?? [];
  const tokens = html.match(/<b>[^<]*<\/b>, [^<]*/g) ?? [];
  return { payments: named, tokens: tokens.map((text) => text.replace(/<[^>]*>/g, '')) };
}

// Everything that can be sent by choosing one of the payments and one of the tokens that are offered.
function sent(position: Position, { route, payments, tokens }: Claim): (Action | undefined)[] {
  const chosen = step({ step: 'idle' }, { type: 'route', route: route.id }, position, true).flow;
  const paid = payments.map((payment) => step(chosen, { type: 'pay', paid: payment }, position, true).flow);
  const all =
    tokens.length < 2
      ? paid
      : paid.flatMap((flow) => tokens.map(({ location }) => step(flow, { type: 'token', at: location }, position, true).flow));
  return all.map((flow: Flow) => step(flow, { type: 'confirm' }, position, true).send);
}

// Cards are collected, mostly: hands become large and have many colours.
function collector(seed: number): (legal: Legal) => Action {
  const draw = chance(seed);
  return ({ claim_route, draw_tickets, ...others }) => {
    const nothingElse = Object.keys(others).length === 0;
    const number = Math.floor(1000 * draw());
    if (claim_route && (nothingElse || draw() < 0.12)) return someAction({ claim_route }, number);
    return someAction(draw_tickets && (nothingElse || draw() < 0.05) ? { draw_tickets } : others, number);
  };
}

describe.each([2, 3, 4])('at a table of %i, for every decision of whole games', (seats) => {
  let moments: OneView[];
  beforeAll(async () => {
    moments = (await Promise.all([1, 2, 3].map((seed) => decisions(seats, 10 * seats + seed, collector(seed))))).flat();
  });

  test('hands of many colours with ferries, grey routes and two tokens have been met', () => {
    const offers = moments.flatMap(({ game, seat, own }) => byTheRules(game!, seat!, own!.hand));
    const colourful = ({ payments }: Offer) => new Set(payments.flatMap((paid) => colours.filter((colour) => paid[colour]))).size;
    const grey = offers.filter(({ route }) => route.color === 'grey');
    expect(grey.filter((offer) => colourful(offer) >= 4 && offer.payments.some(({ ferry }) => ferry)).length).toBeGreaterThan(50);
    expect(grey.filter((offer) => colourful(offer) === 6).length).toBeGreaterThan(0);
    expect(
      grey.filter(({ route, tokens, payments }) => route.ferries && tokens.length === 2 && payments.length > 3).length,
    ).toBeGreaterThan(0);
    expect(offers.filter(({ tokens }) => tokens.length === 2).length).toBeGreaterThan(50);
    expect(Math.max(...offers.map(({ payments }) => payments.length))).toBeGreaterThan(10);
  });

  test('R5 the host lists each route, payment and token once, and none is missing', () => {
    for (const { game, seat, own } of moments) {
      const rules = byTheRules(game!, seat!, own!.hand).map(({ route, payments, tokens }) => ({
        route: route.id,
        payments: sorted(payments),
        tokens: sorted(tokens),
      }));
      const listed = (own!.legal!.claim_route ?? []).map(({ route, payments, tokens = [] }) => ({
        route,
        payments: sorted(payments),
        tokens: sorted(tokens),
      }));
      expect(sorted(listed)).toEqual(sorted(rules));
    }
  });

  test('R5 each route, payment and token is offered once, none is missing, and just that is sent', () => {
    for (const moment of moments) {
      const position = positionOf(moment);
      const offers = byTheRules(position.game, position.seat, position.own.hand);
      expect(position.claims.map(({ route }) => route.id)).toEqual(offers.map(({ route }) => route.id));
      position.claims.forEach((claim, i) => {
        const offer = offers[i]!;
        expect(sorted(claim.payments)).toEqual(sorted(offer.payments));
        expect(sorted(claim.tokens)).toEqual(
          sorted(offer.tokens.map((location) => ({ location, symbol: position.game.stacks[location]!.symbol }))),
        );
        expect(sorted(sent(position, claim))).toEqual(sorted(actionsOf(offer)));
      });
    }
  });

  test('the panel names each of them once, the proposed payment first', () => {
    for (const moment of moments.filter((_, i) => i % 20 === 0)) {
      const position = positionOf(moment);
      for (const offer of byTheRules(position.game, position.seat, position.own.hand)) {
        const claim = position.claims.find(({ route }) => route.id === offer.route.id)!;
        const { payments, tokens } = shown(claim);
        expect([...payments].sort()).toEqual(offer.payments.map(cardsText).sort());
        expect([...tokens].sort()).toEqual(
          offer.tokens.map((at) => `${symbolName(position.game.stacks[at]!.symbol)}, ${placeName(board, at)}`).sort(),
        );
        expect(step({ step: 'idle' }, { type: 'route', route: offer.route.id }, position, true).flow).toMatchObject({
          step: 'claim',
          paid: claim.payments[0],
        });
        expect(payments[0]).toBe(cardsText(claim.payments[0]!));
      }
    }
  });

  test('a ferry card is proposed only where no colour pays alone, and never one too many', () => {
    for (const moment of moments)
      for (const { payments } of positionOf(moment).claims)
        expect(payments[0]!.ferry ?? 0).toBe(Math.min(...payments.map(({ ferry = 0 }) => ferry)));
  });

  // An older host lists a route again for another colour, or a payment again for the token at the other end.
  test('the order of the host’s lists changes nothing, nor does a route that is listed in pieces', () => {
    const draw = chance(seats);
    const shuffled = <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, at: draw() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
    const pieces = ({ route, payments, tokens }: LegalClaim): LegalClaim[] => {
      const ends = tokens ? { tokens: shuffled(tokens) } : {};
      return shuffled(payments).map((paid, i) => ({ route, payments: i % 2 ? [paid] : [paid, payments[0]!], ...ends }));
    };
    for (const moment of moments) {
      const { legal } = moment.own!;
      if (!legal?.claim_route) continue;
      const plain = positionOf(moment).claims.map(({ route, payments, tokens }) => ({ route: route.id, payments, tokens }));
      for (const list of [shuffled(legal.claim_route), shuffled(legal.claim_route.flatMap(pieces))])
        expect(
          positionOf(moment, { ...legal, claim_route: list }).claims.map(({ route, payments, tokens }) => ({
            route: route.id,
            payments,
            tokens,
          })),
        ).toEqual(plain);
    }
  });
});
