import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cards, levels, phrases } from '../protocol/words';
import { refusalCodes } from '../protocol/update';
import sanFrancisco from '../../../boards/san-francisco.json';
import { argumentsOf, messagesOf, readCode, readParts, textFaults, typesFor } from '../../texts.js';
import { bundleOf, spoken } from './language.svelte';
import { bestOf, languages, type Language } from './languages';
import { say } from './say';

const source = new URL('..', import.meta.url).pathname;
const parts = readParts();
const fileOf = (part: string, language: Language) => messagesOf(parts[part]![language]!);
const compiled = (part: string, language: Language) => Object.fromEntries(fileOf(part, language));

test('every text is there in every language, is used, and has the same arguments', () => {
  expect(Object.values(parts).map((files) => Object.keys(files).sort())).toEqual(Object.keys(parts).map(() => [...languages].sort()));
  expect(textFaults(parts, readCode())).toEqual([]);
});

test('what is wrong with the texts is found', () => {
  const en = 'a = { $n } A\nb = B\nc-d = C';
  const faultsOf = (de: string, code = "say('a'); say('b'); say(`c-${d}`)") => textFaults({ text: { en, de } }, code);
  expect(faultsOf(en)).toEqual([]);
  expect(faultsOf('a = { $n } A\nb = B')).toEqual(['text/de.ftl: c-d is missing']);
  expect(faultsOf(`${en}\ne = E`)).toEqual(['text/de.ftl: e is not in English']);
  expect(faultsOf(`${en}\nb = B`)).toEqual(['text/de.ftl: b is there twice']);
  expect(faultsOf(en.replace('$n', '$m'))).toEqual(['text/de.ftl: a has other arguments than in English']);
  expect(faultsOf(en.replace('= B', '= { $'))).toEqual(['text/de.ftl: b cannot be read', 'text/de.ftl: b is missing']);
  expect(faultsOf(en, "say('a'); say('b')")).toEqual(['nothing says c-d']);
  expect(textFaults({ text: { en: `${en} and { b }` } }, "say('a'); say('c-d')")).toEqual([]); // said as part of another
});

test('what is not there, or lacks its arguments, does not compile', () => {
  const level = levels[0];
  const texts = [
    say(`level-${level}`),
    say('points', { points: 2 }),
    // @ts-expect-error: no such text
    say('no-such-text'),
    // @ts-expect-error: not for every level
    say(`levels-${level}`),
    // @ts-expect-error: without its argument
    say('points'),
    // @ts-expect-error: misspelt
    say('points', { point: 2 }),
    // @ts-expect-error: a number is chosen by
    say('points', { points: 'two' }),
    // @ts-expect-error: no such card
    say('card', { card: 'yellow' }),
    // @ts-expect-error: one of them needs more
    say(level === 'local' ? 'points' : 'score-event'),
  ];
  expect(texts.slice(0, 3)).toEqual(['Tourist', '2 points', 'no-such-text']);
});

test('the type of an argument is what any language needs', () => {
  const en = 'a = { $n } of { $card ->\n [red] red\n*[ferry] ferry\n} { $symbol ->\n [crab] Crab\n*[other] { $symbol }\n}\nb = B';
  const pl = en.replace('{ $n }', '{ $n ->\n [few] { $n }\n*[other] n\n}');
  expect(typesFor({ text: { en } }, [])).toContain("'a': { card: 'red' | 'ferry'; n: string | number; symbol: string };");
  expect(typesFor({ text: { en, pl } }, [])).toContain("'a': { card: 'red' | 'ferry'; n: number; symbol: string };");
  expect(typesFor({ text: { en } }, ['nothing says b'])).toContain('never = "nothing says b"'); // what is wrong is a type error
});

test.each(languages)('%s: every message can be formatted, with one of a thing and with many', (language) => {
  const bundle = bundleOf(language, ...Object.keys(parts).map((part) => compiled(part, language))); // no id is in two parts
  for (const [id, pattern] of Object.keys(parts).flatMap((part) => [...fileOf(part, language)]))
    for (const value of [0, 1, 2, 5, 1.5]) {
      const faults: Error[] = [];
      const text = bundle.formatPattern(
        bundle.getMessage(id)!.value!,
        Object.fromEntries(argumentsOf(pattern).map((name) => [name, value])),
        faults,
      );
      expect(faults, id).toEqual([]);
      expect(text.trim(), id).not.toBe('');
    }
});

test('there are words for every level and refusal', () => {
  const known = fileOf('text', 'en');
  for (const level of levels) expect(known.has(`level-${level}`) && fileOf('pages', 'en').has(`strength-${level}`), level).toBe(true);
  for (const code of refusalCodes) expect(known.has(`refused-${code}`), code).toBe(true);
});

test.each(languages)('%s has a word of its own for every card, symbol and phrase', (language) => {
  const bundle = bundleOf(language, compiled('text', language));
  const families: [string, readonly string[]][] = [
    ['card', cards],
    ['symbol', sanFrancisco.token_symbols],
    ['phrase', phrases],
  ];
  for (const [family, words] of families) {
    const said = words.map((word) => bundle.formatPattern(bundle.getMessage(family)!.value!, { [family]: word }));
    expect(new Set(said).size, `${family}: ${said.join()}`).toBe(words.length);
  }
});

test('there are words for every rule by which the engine refuses, and the text of every rule', () => {
  const engine = readFileSync(`${source}../../src/engine/legal.cpp`, 'utf8');
  const named = new Set([...engine.matchAll(/"(R\d\.\d)"/g)].map(([, rule]) => rule!));
  expect(named.size).toBeGreaterThan(10);
  const known = fileOf('text', 'en');
  for (const rule of named) expect(known.has(`illegal-${rule.replace('.', '-')}`), rule).toBe(true);

  const rulebook = readFileSync(`${source}../../docs/rules.md`, 'utf8');
  const rules = [...rulebook.matchAll(/^- R(\d)\.(\d) /gm)].map(([, part, number]) => `rule-${part}-${number}`);
  expect([...fileOf('rules', 'en').keys()].filter((id) => id.startsWith('rule-')).sort()).toEqual(rules.sort());
});

test('a part that is needed is there in every language, whatever is asked for first', async () => {
  expect(say('rules-7')).toBe('rules-7');
  const german = spoken.speak('de');
  await spoken.need('rules');
  expect(say('rules-7')).toBe('Ende und Wertung');
  await german;
  await Promise.all([spoken.speak('pl'), spoken.speak('en')]);
  expect([spoken.tag, say('rules-7')]).toEqual(['en', 'The end and the score']);
});

test('the language is the first wish that we speak', () => {
  expect(bestOf(['ja', 'pt-PT', 'en'])).toBe('pt-BR');
  expect(bestOf(['de-CH'])).toBe('de');
  expect(bestOf(['ja'])).toBe('en');
});
