import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Study } from '../host/study';
import { spoken } from '../i18n/language.svelte';
import { canSay } from '../i18n/say';
import { shippedBoard as board } from '../protocol/board';
import type { SeenEvent } from '../protocol/event';
import type { OneView } from '../protocol/update';
import { engine, game, root } from '../testing';
import { adviceOf } from './advice';
import { steps, tellNext, turns, type Moment, type Telling } from './lesson';

const scene = { board, names: ['Ann', 'Ben'], me: 0 };
beforeAll(() => spoken.need('learn'));

// How the coach sees a moment of a game, as long as nothing has been touched.
const seen = ({ game: table, own, events, seat }: OneView, touched: Partial<Moment> = {}): Moment => ({
  board,
  game: table!,
  own: own!,
  events: events,
  seat: seat!,
  flow: 'idle',
  ready: false,
  wayShown: false,
  ...touched,
});

// What a pupil hears in a whole game, and for how many turns of their own. Who is `quick` reads at once what is to be read, and looks at a
// ticket when told to; who is not does neither, ever.
function lesson(moments: OneView[], quick: boolean): { heard: Map<string, number>; told: readonly string[] } {
  const heard = new Map<string, number>();
  let told: readonly string[] = [];
  let telling: Telling | undefined;
  for (const update of moments)
    for (let looked = false, i = 0; i < steps.length; ++i) {
      const moment = seen(update, { wayShown: looked });
      const now = tellNext(moment, told, telling);
      ({ told } = now);
      if (now.step?.id !== telling?.id) telling = now.step && { id: now.step.id, turns: turns(moment) };
      if (!now.step || !telling) break;
      heard.set(now.step.id, Math.max(heard.get(now.step.id) ?? 0, turns(moment) - telling.turns));
      if (!quick) break;
      if (now.step.id === 'way') looked = true;
      else if (now.step.done) break;
      else told = [...told, now.step.id];
    }
  return { heard, told };
}

describe('the coach of the first game', () => {
  let moments: OneView[];
  beforeAll(async () => {
    moments = await game(['greedy', 'tourist'], 3, 1); // the second seat places the stacks
  });

  test('tells everything once, in the order in which it is needed', () => {
    const firsts = [...lesson(moments, true).heard.keys()];
    expect(firsts.slice(0, 4)).toEqual(['keep', 'stack', 'draw', 'second']);
    expect(firsts.slice(-2)).toEqual(['last', 'score']);
    expect(firsts.indexOf('points')).toBeGreaterThan(firsts.indexOf('collect'));
    for (const id of ['ferry', 'claim', 'token', 'way', 'more', 'hint', 'free']) expect(firsts, id).toContain(id);
  });

  // Whole games, a pupil of every strength at either seat: nothing that is left undone or unread keeps the rest from being told.
  test.each(['greedy', 'local', 'tourist'])('tells everything to a %s pupil, who heeds it or does not', async (pupil) => {
    for (let seed = 1; seed <= 8; ++seed)
      for (const seat of [0, 1]) {
        const bots = seat === 0 ? [pupil, 'tourist'] : ['tourist', pupil];
        const played = await game(bots, seed, seat);
        for (const quick of [true, false]) {
          const { heard } = lesson(played, quick);
          const which = `${bots.join()} ${seed} ${quick ? 'quick' : 'slow'}: ${[...heard].join(' ')}`;
          for (const [id, turnsLong] of heard)
            if (!steps.find((step) => step.id === id)!.lasts) expect(turnsLong, `${id}, ${which}`).toBeLessThan(2);
          for (const id of ['keep', 'draw', 'points', 'more', 'hint', ...(quick ? ['free'] : []), 'last', 'score'])
            expect([...heard.keys()], which).toContain(id);
        }
      }
  });

  test('who never claims a route hears the rest, and is still asked to', () => {
    const unclaimed = (event: SeenEvent): SeenEvent =>
      event.type === 'route_claimed' && event.seat === 1 ? { type: 'passed', seat: 1 } : event;
    const { heard } = lesson(
      moments.map((update) => ({ ...update, events: update.events.filter(({ type }) => type !== 'token_taken').map(unclaimed) })),
      false,
    );
    expect([...heard.keys()], [...heard].join(' ')).toEqual(expect.arrayContaining(['claim', 'more', 'hint', 'last']));
    expect(heard.has('points')).toBe(false);
  });

  test('the way of a ticket is not asked for when none is left to complete', () => {
    const update = moments.find(({ own }) => own!.completed.length === 0 && own!.tickets.length > 0 && own!.legal?.draw_deck)!;
    const events: SeenEvent[] = [...update.events, { type: 'route_claimed', seat: 1, route: 'castro--sunset', paid: {}, points: 4 }];
    const others = steps.map(({ id }) => id).filter((id) => !['way', 'more'].includes(id));
    expect(tellNext(seen(update, { events }), others).step?.id).toBe('way');
    const joined = structuredClone(update.game!);
    joined.seats[1]!.routes = board.routes.map(({ id }) => id);
    expect(tellNext(seen(update, { events, game: joined }), others).step?.id).toBe('more');
  });

  test('what has been told is not told again', () => {
    const { told } = lesson(moments, true);
    for (const update of moments)
      expect(tellNext(seen(update), told).step?.id ?? 'pay').toMatch(/^(keep|stack|draw|second|claim|collect|pay)$/);
    expect(tellNext(seen(moments.at(-1)!), told).step).toBeUndefined();
  });

  test('a claim that is being made is explained before anything else', () => {
    const update = moments.find(({ own }) => own?.legal?.claim_route)!;
    const { step } = tellNext(seen(update, { flow: 'claim' }), []);
    expect([step?.id, step?.spot?.(seen(update))]).toEqual(['pay', 'confirm']);
  });

  test('what is being read stays until it is read, though its moment has gone', () => {
    const update = moments.find(
      ({ events, game: table, own }) =>
        events.some((event) => event.type === 'card_drawn' && event.seat === 1) && !table!.market.includes('ferry') && !own!.hand.ferry,
    )!;
    expect(tellNext(seen(update), ['draw', 'second']).step?.id).not.toBe('ferry');
    expect(tellNext(seen(update), ['draw', 'second'], { id: 'ferry', turns: turns(seen(update)) }).step?.id).toBe('ferry');
    expect(tellNext(seen(moments.at(-1)!), [], { id: 'ferry', turns: 0 }).step?.id).toBe('score');
  });
});

describe('hints', () => {
  test('there are words for every reason that the engine gives', () => {
    const header = readFileSync(`${root}src/ai/hint.h`, 'utf8');
    const kinds = [.../enum class Kind[^{]*\{([^}]*)\}/.exec(header)![1]!.matchAll(/^\s+(\w+),/gm)].map(([, kind]) => kind!);
    expect(kinds.length).toBe(12);
    for (const kind of kinds) expect(canSay(`reason-${kind}`), kind).toBe(true);
  });

  test('at every decision they are legal, in words, and point at what they speak of', async () => {
    const playing = await engine();
    const study = new Study(playing);
    const { decisions } = study.openRecord(playing.simulate(['greedy', 'local'], 5));
    const kinds = new Set<string>();
    for (const { event, seat } of decisions.filter((_, i) => i % 3 === 0)) {
      const update = study.update(event, seat);
      const { actions } = study.hints(seat, event, 5);
      expect(actions.length).toBeGreaterThan(0);
      for (const hint of actions) {
        const { what, why, spot, lit } = adviceOf(hint, update.game!, { ...scene, me: seat });
        expect(what + why.join()).not.toMatch(/hint-|reason-|\{|undefined/);
        expect(spot !== null || lit.length > 0 || hint.act.type === 'pass').toBe(true);
        const { act } = hint;
        const ends = act.type === 'claim_route' ? board.routes.find(({ id }) => id === act.route)!.between : [];
        for (const end of ends) expect(what).toContain(board.locations.find(({ id }) => id === end)!.name); // in full
        if (hint.act.type === 'claim_route') expect(update.own!.legal!.claim_route!.map(({ route }) => route)).toContain(hint.act.route);
        kinds.add(hint.act.type);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['draw_deck', 'draw_market', 'claim_route', 'keep_tickets']));
  });
});
