import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Study } from '../host/study';
import { spoken } from '../i18n/language.svelte';
import { canSay } from '../i18n/say';
import { shippedBoard as board } from '../protocol/board';
import type { Update } from '../protocol/update';
import { engine, game, root } from '../testing';
import { adviceOf } from './advice';
import { steps, tellNext, type Moment } from './lesson';

const scene = { board, names: ['Ann', 'Ben'], me: 0 };
beforeAll(() => spoken.need('learn'));

// How the coach sees a moment of a game, as long as nothing has been touched.
const seen = ({ game: table, own, events, seat }: Update, touched: Partial<Moment> = {}): Moment => ({
  board, game: table!, own: own!, events: events!, seat: seat!, flow: 'idle', ready: false, wayShown: false, ...touched,
});

describe('the coach of the first game', () => {
  let moments: Update[];
  beforeAll(async () => {
    moments = await game(['greedy', 'tourist'], 3, 1); // the second seat places the stacks
  });

  // Somebody who reads at once what is to be read, and looks at a ticket when told to.
  function lesson(): { ids: string[]; told: readonly string[] } {
    const ids: string[] = [];
    let told: readonly string[] = [];
    for (const update of moments)
      for (let looked = false, i = 0; i < steps.length; ++i) {
        const now = tellNext(seen(update, { wayShown: looked }), told, ids.at(-1));
        ({ told } = now);
        if (!now.step) break;
        if (ids.at(-1) !== now.step.id) ids.push(now.step.id);
        if (now.step.id === 'way') looked = true;
        else if (now.step.done) break;
        else told = [...told, now.step.id];
      }
    return { ids, told };
  }

  test('tells everything once, in the order in which it is needed', () => {
    const { ids } = lesson();
    const firsts = ids.filter((id, i) => ids.indexOf(id) === i);
    expect(firsts.slice(0, 4)).toEqual(['keep', 'stack', 'draw', 'second']);
    expect(firsts.slice(-2)).toEqual(['last', 'score']);
    expect(firsts.indexOf('points')).toBeGreaterThan(firsts.indexOf('collect'));
    for (const id of ['ferry', 'claim', 'token', 'way', 'more', 'hint', 'free']) expect(firsts, id).toContain(id);
  });

  test('what has been told is not told again', () => {
    const { told } = lesson();
    for (const update of moments) expect(tellNext(seen(update), told).step?.id ?? 'pay').toMatch(/^(keep|stack|draw|second|claim|collect|pay)$/);
    expect(tellNext(seen(moments.at(-1)!), told).step).toBeUndefined();
  });

  test('a claim that is being made is explained before anything else', () => {
    const update = moments.find(({ own }) => own?.legal?.claim_route)!;
    const { step } = tellNext(seen(update, { flow: 'claim' }), []);
    expect([step?.id, step?.spot?.(seen(update))]).toEqual(['pay', 'confirm']);
  });

  test('what is being read stays until it is read, though its moment has gone', () => {
    const update = moments.find(({ events, game: table, own }) => events!.some((event) => event.type === 'card_drawn' && event.seat === 1) && !table!.market.includes('ferry') && !own!.hand.ferry)!;
    expect(tellNext(seen(update), ['draw', 'second'], undefined).step?.id).not.toBe('ferry');
    expect(tellNext(seen(update), ['draw', 'second'], 'ferry').step?.id).toBe('ferry');
    expect(tellNext(seen(moments.at(-1)!), [], 'ferry').step?.id).toBe('score');
  });

  test('has words for each step', () => {
    for (const { id } of steps) expect(canSay(`lesson-${id}`), id).toBe(true);
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
        if (hint.act.type === 'claim_route') expect(update.own!.legal!.claim_route!.map(({ route }) => route)).toContain(hint.act.route);
        kinds.add(hint.act.type);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['draw_deck', 'draw_market', 'claim_route', 'keep_tickets']));
  });
});
