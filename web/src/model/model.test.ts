import { beforeAll, describe, expect, test } from 'vitest';
import { shippedBoard as board } from '../protocol/board';
import type { Own, OneView, Update } from '../protocol/update';
import { type CardCounts, cards, colours } from '../protocol/words';
import { game } from '../testing';
import { claimAction, claims } from './claims';
import { logLines } from './log';
import { knownHands, memory } from './memory';
import { cheapestWay, isOpen, twinOf } from './network';
import { scoreOverTime } from './score';
import { steady } from './steady.svelte';
import { between, clockLeft, heard, seatsToAct, type TableState, viewOf } from './table';
import { ticketProgress } from './tickets';

describe.each([
  [2, ['greedy', 'random'], 11],
  [3, ['greedy', 'local', 'greedy'], 12],
  [4, ['greedy', 'greedy', 'random', 'tourist'], 13],
] as const)('a game of %i seats, at each of its moments', (seats, bots, seed) => {
  let moments: OneView[];
  let open: OneView[];
  beforeAll(async () => {
    moments = await game([...bots], seed, 0);
    open = await game([...bots], seed, 'everything');
  });

  test('a ticket is joined when the rules say that it is completed', () => {
    for (const { game: table, own } of moments) {
      const joined = ticketProgress(board, table!, 0, own!.tickets).filter(({ progress }) => progress.state === 'joined');
      expect(joined.map(({ ticket }) => ticket.id).sort()).toEqual([...own!.completed].sort());
    }
  });

  test('every route that may be claimed is open', () => {
    for (const { game: table, own } of moments)
      for (const { route } of own!.legal?.claim_route ?? [])
        expect(
          isOpen(
            board,
            table!,
            board.routes.find(({ id }) => id === route)!,
            0,
          ),
        ).toBe(true);
  });

  test('claims are all that is legal, with what they do', () => {
    for (const { game: table, own } of moments) {
      const found = claims(board, table!, 0, own!);
      expect(found.map(({ route }) => route.id)).toEqual((own!.legal?.claim_route ?? []).map(({ route }) => route));
      for (const { payments, route } of found) {
        const spent = payments.map(({ ferry = 0 }) => ferry);
        expect(spent[0]).toBe(Math.min(...spent));
        for (const paid of payments) expect(Object.values(paid).reduce((a, b) => a + b)).toBe(route.length);
      }
    }
  });

  test('a claim that is said to complete a ticket does', () => {
    let claimed = 0;
    for (let i = 0; i + 1 < moments.length; ++i) {
      const event = moments[i + 1]!.events[i + 1]!;
      if (event.type !== 'route_claimed' || event.seat !== 0) continue;
      const claim = claims(board, moments[i]!.game!, 0, moments[i]!.own!).find(({ route }) => route.id === event.route)!;
      const fresh = moments[i + 1]!.own!.completed.filter((ticket) => !moments[i]!.own!.completed.includes(ticket));
      expect([...claim.completes].sort()).toEqual(fresh.sort());
      ++claimed;
    }
    expect(claimed).toBeGreaterThan(3);
  });

  test('a good memory counts every hand, and is never wrong', () => {
    moments.forEach(({ game: table, events }, i) => {
      knownHands(events, seats).forEach(({ known, unknown }, seat) => {
        expect(Object.values(known).reduce((a, b) => a + b, unknown)).toBe(table!.seats[seat]!.hand);
        expect(unknown).toBeGreaterThanOrEqual(0);
        const hand = open[i]!.all_own![seat]!.hand;
        for (const [card, count] of Object.entries(known)) expect(hand[card as keyof typeof hand] ?? 0).toBeGreaterThanOrEqual(count);
      });
    });
  });

  test('what has not been seen is in the deck and in the others’ hands, nothing is counted twice', () => {
    moments.forEach(({ game: table, events, own }, i) => {
      const { hands, unseen, tokens } = memory(events, table!, { seat: 0, hand: own!.hand });
      expect(hands.map(({ seat }) => seat)).toEqual(table!.seats.map((_, seat) => seat).slice(1));
      const unknown = hands.reduce((sum, hand) => sum + hand.unknown, 0);
      expect(Object.values(unseen).reduce((a, b) => a + b, 0)).toBe(table!.deck + unknown);
      for (const card of cards) {
        const held = hands.map(({ seat, known }) => (open[i]!.all_own![seat]!.hand[card] ?? 0) - (known[card] ?? 0));
        expect(unseen[card] ?? 0).toBeGreaterThanOrEqual(held.reduce((a, b) => a + b));
      }
      const standing = Object.values(table!.stacks).reduce((sum, { height }) => sum + height, 0);
      expect(Object.values(tokens).reduce((a, b) => a + b, 0)).toBe(standing);
    });
  });

  test('points over time end with the result', () => {
    const { events, game: table } = moments[moments.length - 1]!;
    const steps = scoreOverTime(events, seats);
    const end = events[events.length - 1]!;
    expect(end.type).toBe('game_ended');
    if (end.type === 'game_ended') expect(steps[steps.length - 1]!.points).toEqual(end.scores.map(({ total }) => total));
    expect(steps[steps.length - 2]!.points).toEqual(table!.seats.map(({ points }) => points));
  });

  test('the log tells every event but what follows by itself', () => {
    const { events } = moments[moments.length - 1]!;
    const lines = logLines(events);
    expect(lines.map(({ event }) => event)).toEqual(events.flatMap(({ type }, i) => (type === 'market_filled' ? [] : [i])));
    for (const line of lines) expect(line.id).toMatch(/^log-[a-z-]+$/);
    const others = logLines(events).filter(({ id, seat }) => id.endsWith('-own') && seat !== undefined && seat !== 0);
    expect(others).toEqual([]);
    logLines([...events, events[0]!])
      .slice(0, lines.length)
      .forEach((line, i) => expect(line).toBe(lines[i])); // not drawn anew
    expect(logLines(events.slice(3), 3)[0]).toBe(lines.find(({ event }) => event >= 3)); // nor by who reads only the end of it
    expect(logLines(events.slice(3))[0]!.event).toBe(0);
  });

  test('told piece by piece, the table is the same as told at once, and each event is news once', () => {
    let state: TableState | null = null;
    moments.forEach((moment, i) => {
      const before: TableState | null = state;
      state = heard(before, message(moment, i), i);
      expect(viewOf(state, 0)!.events).toEqual(moment.events);
      expect(between(before, state, 0).fresh).toHaveLength(i === 0 ? 0 : 1); // one comes to a table as it stands
      expect(seatsToAct(state)).toEqual(moment.own!.legal ? [0] : []);
    });
  });

  test('what was undone is gone, and what comes instead is new', () => {
    const [early, late] = [moments[4]!, moments[8]!];
    const first = heard(null, message(late, 0), 0);
    const second = heard(first, { ...message({ ...early, seq: late.seq + 1, events: [] }, 0), first_event: 5 }, 1);
    expect(viewOf(second, 0)!.events).toEqual(early.events);
    expect(between(first, second, 0)).toEqual({ fresh: [], undone: late.events.slice(5) });
    const third = heard(second, message({ ...late, seq: late.seq + 2 }, 5), 2);
    expect(between(second, third, 0)).toEqual({ fresh: late.events.slice(5), undone: [] });
  });

  test('what says the same as before is the same object', () => {
    const [before, after] = [heard(null, message(moments[6]!, 0), 0), heard(null, message(moments[7]!, 0), 0)];
    const now = heard(before, message(moments[7]!, 7), 1);
    expect([now.update.game, now.views]).toEqual([after.update.game, after.views]);
    expect(now.update.table).toBe(before.update.table);
    expect(heard(now, { ...message(structuredClone(moments[7]!), 8) }, 2).update.game).toBe(now.update.game);
  });
});

// The message that has this view from some event on, as a host would send it to who plays that seat.
const message = ({ seat, own, events, ...update }: OneView, first_event: number): Update => ({
  ...update,
  seats: seat === null ? [] : [seat],
  first_event,
  views: [{ seat, ...(own ? { own } : {}), events: events.slice(first_event) }],
});

test('whose seats are whose is what the message says: a view of another is nobody’s, in whatever order they come', async () => {
  const [mine, theirs] = [(await game(['random', 'random'], 1, 0))[5]!, (await game(['random', 'random'], 1, 1))[5]!];
  const both = [message(theirs, 0).views![0]!, message(mine, 0).views![0]!];
  const alone = heard(null, { ...message(mine, 0), views: both }, 0);
  expect(alone.views.map(({ seat }) => seat)).toEqual([0]);
  expect(JSON.stringify(alone)).not.toContain(JSON.stringify(theirs.own!.hand));
  expect(heard(null, { ...message(mine, 0), seats: [], views: both }, 0).views).toEqual([]);
  expect(heard(null, { ...message(mine, 0), seats: [0, 1], views: both }, 0).views.map(({ seat }) => seat)).toEqual([0, 1]);
  const late = heard(null, { ...message(mine, 0), seats: [], late: true, views: both }, 0);
  expect(late.views.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(seatsToAct(late)).toEqual([]);
});

test('at the deal the seats are counted from who begins: one person is never at two of them', async () => {
  const [dealt] = await game(['random', 'random'], 1, 1);
  const { game: _game, views: _views, first_event: _first, ...open } = message(dealt!, 0);
  const waiting = heard(null, { ...open, seats: [0], seq: 2, table: { ...open.table, stage: 'open' } }, 0);
  const state = heard(waiting, { ...message(dealt!, 0), seq: 4 }, 1);
  expect([state.update.seats, state.views.map(({ seat }) => seat)]).toEqual([[1], [1]]);
});

test('an update that was overtaken changes nothing, and one that comes twice changes nothing more', async () => {
  const moments = await game(['random', 'random'], 1, 0);
  const state = heard(null, message(moments[3]!, 0), 0);
  expect(heard(state, message(moments[2]!, 0), 1)).toBe(state);
  const again = heard(state, message(moments[3]!, 0), 0);
  expect(again).toEqual(state);
  expect(between(state, again, 0)).toEqual({ fresh: [], undone: [] });
});

test('a clock that runs is read with the time since the update', async () => {
  const [moment] = await game(['random', 'random'], 1, 0);
  const seats = moment!.table.seats.map((seat, i) => ({ ...seat, left_ms: 5000, ...(i === 0 ? { clock_runs: true as const } : {}) }));
  const state = heard(null, { ...message(moment!, 0), table: { ...moment!.table, seats } }, 1000);
  expect([clockLeft(state, 0, 3000), clockLeft(state, 1, 3000), clockLeft(state, 0, 99_000)]).toEqual([3000, 5000, 0]);
});

test('R5.6: the other half of a double route is closed to its owner, and with two players to both', async () => {
  const [two] = await game(['random', 'random'], 1, 0);
  const [three] = await game(['random', 'random', 'random'], 1, 0);
  const route = board.routes.find((candidate) => twinOf(board, candidate))!;
  const twin = twinOf(board, route)!;
  const claimedBy = (moment: OneView, seat: number) => ({
    ...moment.game!,
    seats: moment.game!.seats.map((player, i) => (i === seat ? { ...player, routes: [route.id] } : player)),
  });
  expect(isOpen(board, claimedBy(two!, 1), twin, 0)).toBe(false);
  expect(isOpen(board, claimedBy(three!, 1), twin, 0)).toBe(true);
  expect(isOpen(board, claimedBy(three!, 0), twin, 0)).toBe(false);
  expect(isOpen(board, claimedBy(three!, 1), route, 0)).toBe(false);
});

test('a place that nobody can reach any more is cut off; one that takes too many cars too', async () => {
  const [moment] = await game(['random', 'random'], 1, 0);
  const ticket = board.tickets.find(({ between }) => between.includes('golden-gate-bridge'))!;
  const there = board.routes.filter(({ between }) => between.includes('golden-gate-bridge')).map(({ id }) => id);
  const withSeats = (changes: object[]) => ({
    ...moment!.game!,
    seats: moment!.game!.seats.map((player, i) => ({ ...player, ...changes[i] })),
  });
  const progress = (table: OneView['game']) => ticketProgress(board, table!, 0, [ticket.id])[0]!.progress;
  expect(progress(moment!.game)).toMatchObject({ state: 'open' });
  expect(progress(withSeats([{}, { routes: there }]))).toEqual({ state: 'cut_off', by: 'routes' });
  expect(progress(withSeats([{ cars: 1 }, {}]))).toMatchObject({ state: 'cut_off', by: 'cars' });
  const way = cheapestWay(board, moment!.game!, 0, ...ticket.between)!;
  expect(progress(withSeats([{ routes: way.routes }, {}]))).toEqual({ state: 'joined' });
});

test('a claim becomes an action', async () => {
  const moments = await game(['greedy', 'greedy'], 2, 0);
  const moment = moments.find(({ own }) => own!.legal?.claim_route?.some(({ tokens }) => tokens))!;
  const claim = claims(board, moment.game!, 0, moment.own!).find(({ tokens }) => tokens.length > 0)!;
  const [token] = claim.tokens;
  expect(token!.symbol).not.toBe('');
  expect(claimAction(claim, claim.payments[0]!, token!.location)).toEqual({
    type: 'claim_route',
    route: claim.route.id,
    paid: claim.payments[0],
    token_at: token!.location,
  });
});

describe('the payment that is proposed for a grey route', () => {
  const grey = 'haight-ashbury--castro';
  const ticket = 'alcatraz--potrero-hill';
  const given = async (hand: CardCounts) => {
    const [moment] = await game(['random', 'random'], 1, 0);
    const payments = Object.keys(hand).map((colour) => ({ [colour]: 2 }));
    return {
      table: moment!.game!,
      own: { hand, tickets: [ticket], completed: [], legal: { claim_route: [{ route: grey, payments }] } } satisfies Own,
    };
  };

  test('leaves what the ways of the tickets need', async () => {
    const { table } = await given({});
    const { progress } = ticketProgress(board, table, 0, [ticket])[0]!;
    const ahead = board.routes.filter(({ id }) => progress.state === 'open' && progress.way.routes.includes(id));
    const needed = new Set(ahead.flatMap(({ color }) => (color === 'grey' ? [] : [color])));
    const free = colours.filter((colour) => !needed.has(colour));
    expect(needed.size).toBeGreaterThan(0);
    expect(free.length).toBeGreaterThan(0);
    for (const useful of needed)
      for (const other of free) {
        const { own } = await given({ [useful]: 3, [other]: 2 });
        expect(claims(board, table, 0, own)[0]!.payments).toEqual([{ [other]: 2 }, { [useful]: 2 }]);
        expect(claims(board, table, 0, { ...own, tickets: [] })[0]!.payments).toEqual([{ [useful]: 2 }, { [other]: 2 }]);
      }
  });

  test('is found when the claim is looked at, not with every update', async () => {
    const { table, own } = await given({ blue: 2, red: 2 });
    let asked = 0;
    const watched = {
      ...board,
      get tickets() {
        ++asked;
        return board.tickets;
      },
    };
    const [claim] = claims(watched, table, 0, own);
    expect(asked).toBe(0);
    expect(claim!.payments).toBe(claim!.payments);
    expect(asked).toBe(1);
  });
});

test('what says the same stays the same object, and nothing else does', () => {
  const sameThing = steady<unknown>();
  const values: unknown[] = [
    undefined,
    null,
    1,
    '1',
    [],
    {},
    [1],
    [1, 2],
    { 0: 1 },
    { a: 1 },
    { a: 1, b: undefined },
    { a: 1, c: undefined },
    { a: [new Set(['x'])] },
    { a: [new Set(['y'])] },
    new Set(),
    new Set(['x', 'y']),
  ];
  for (const [i, value] of values.entries())
    for (const [k, other] of values.entries()) {
      expect(sameThing(value)).toBe(value);
      const copy = structuredClone(other);
      expect(sameThing(copy)).toBe(i === k ? value : copy);
      sameThing(Symbol()); // forgets
    }
});
