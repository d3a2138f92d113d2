import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapters, matching, numberOf } from './rulebook';

test('the chapters are those of the rulebook', () => {
  const rulebook = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const numbers = [...rulebook.matchAll(/^- (R\d\.\d) /gm)].map(([, rule]) => rule);
  expect(chapters.flatMap(({ rules }) => rules.map(numberOf))).toEqual(numbers);
});

test('every refusal names a rule that is on the page', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const sources = [
    'src/engine/legal.cpp',
    'web/src/table/input/explain.ts',
    'web/src/table/input/flow.ts',
    'web/src/table/session.svelte.ts',
  ];
  const named = sources.flatMap((path) => [...read(path).matchAll(/['"](R\d\.\d)['"]/g)].map(([, rule]) => rule!));
  const known = chapters.flatMap(({ rules }) => rules.map(numberOf));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((rule) => !known.includes(rule))).toEqual([]);
});

test('a rule is found by its words, without accents and in any order', () => {
  const all = [
    {
      title: 'Fährkarten',
      rules: [
        { id: 'R1.1', text: 'Eine Karte' },
        { id: 'R1.2', text: 'Zwei Wägen' },
      ],
    },
    { title: 'Ende', rules: [{ id: 'R2.1', text: 'Der letzte Zug' }] },
  ];
  expect(matching(all, '')).toEqual(all);
  expect(matching(all, 'zug LETZTE').map((chapter) => chapter.title)).toEqual(['Ende']);
  expect(matching(all, 'wagen')[0]!.rules.map((rule) => rule.id)).toEqual(['R1.2']);
  expect(matching(all, 'fahrkarten')[0]!.rules.length).toBe(2);
  expect(matching(all, 'R2.1').length).toBe(1);
  expect(matching(all, 'nothing')).toEqual([]);
});
