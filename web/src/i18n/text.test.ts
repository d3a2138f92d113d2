import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cards, levels, phrases } from '../protocol/words';
import { refusalCodes } from '../protocol/update';
import sanFrancisco from '../../../boards/san-francisco.json';
import { bundleOf, spoken } from './language.svelte';
import { bestOf, languages, type Language } from './languages';
import { say } from './say';

const here = new URL('.', import.meta.url).pathname;
const source = (part: string, language: Language) => readFileSync(`${here}${part}/${language}.ftl`, 'utf8');
const parts = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const english = Object.fromEntries(parts.map((part) => [part, source(part, 'en')]));

// Every message of a source, with the arguments that it uses.
function argumentsOf(ftl: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(ftl).body) {
    const used = new Set([...JSON.stringify(entry.value).matchAll(/\{"type":"var","name":"(\w+)"/g)].map(([, name]) => name!));
    found.set(entry.id, [...used].sort());
  }
  return found;
}

describe.each(languages)('%s', (language) => {
  for (const part of parts) {
    test(`${part}: every message is there, each once, none besides, with the same arguments`, () => {
      const own = source(part, language);
      const ids = [...own.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
      expect(ids.length).toBe(new Set(ids).size);
      expect(ids.length).toBe(argumentsOf(own).size); // what cannot be read is left out by Fluent without a word
      expect(argumentsOf(own)).toEqual(argumentsOf(english[part]!));
    });
  }

  test('every message can be formatted, with one of a thing and with many', () => {
    const bundle = bundleOf(language, ...parts.map((part) => source(part, language))); // no id is in two parts
    for (const part of parts)
      for (const [id, names] of argumentsOf(source(part, language)))
        for (const value of [0, 1, 2, 5, 1.5]) {
          const faults: Error[] = [];
          const text = bundle.formatPattern(bundle.getMessage(id)!.value!, Object.fromEntries(names.map((name) => [name, value])), faults);
          expect(faults, id).toEqual([]);
          expect(text.trim(), id).not.toBe('');
        }
  });
});

// The code, as one text. A test's own words do not count.
const code = readdirSync(here + '..', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => readFileSync(`${here}../${name}`, 'utf8'))
  .join('\n');

const known = new Set(parts.flatMap((part) => [...argumentsOf(english[part]!).keys()]));

test('every message is used', () => {
  const words = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map(([, word]) => word));
  const patterns = [...code.matchAll(/`([a-z][\w-]*-(?:\$\{[^}`]+\}[\w-]*)+)`/g)].map(([, pattern]) => new RegExp(`^${pattern!.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));
  const unused = [...known].filter((id) => !words.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});

test('every message that is said is there', () => {
  const arguments_ = [...code.matchAll(/\bsay\(((?:[^(),]|\([^()]*\))*)/g)].map(([, first]) => first!);
  const said = [
    ...arguments_.flatMap((first) => [...first.matchAll(/(?:^|[?:(])\s*'([^']+)'/g)].map(([, id]) => id!)),
    ...[...code.matchAll(/\b(?:id|text): '([a-z]+-[a-z-]+)'/g)].map(([, id]) => id!),
  ];
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});

test('there are words for every level and refusal', () => {
  const known = argumentsOf(english['text']!);
  for (const level of levels) expect(known.has(`level-${level}`), level).toBe(true);
  for (const code of refusalCodes) expect(known.has(`refused-${code}`), code).toBe(true);
});

test.each(languages)('%s has a word of its own for every card, symbol and phrase', (language) => {
  const bundle = bundleOf(language, source('text', language));
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
  const engine = readFileSync(`${here}../../../src/engine/legal.cpp`, 'utf8');
  const named = new Set([...engine.matchAll(/"(R\d\.\d)"/g)].map(([, rule]) => rule!));
  expect(named.size).toBeGreaterThan(10);
  const known = argumentsOf(english['text']!);
  for (const rule of named) expect(known.has(`illegal-${rule.replace('.', '-')}`), rule).toBe(true);

  const rulebook = readFileSync(`${here}../../../docs/rules.md`, 'utf8');
  const rules = [...rulebook.matchAll(/^- R(\d)\.(\d) /gm)].map(([, part, number]) => `rule-${part}-${number}`);
  expect([...argumentsOf(english['rules']!).keys()].filter((id) => id.startsWith('rule-')).sort()).toEqual(rules.sort());
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
