// What is wrong with the texts: the build fails by it (vite.config.ts). Reads files, so it is no part of the client.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from './languages.ts';

export interface Texts {
  parts: Record<string, Record<Language, string>>;
  code: string; // of the client, as one text. A test's own words do not count.
}

export function readTexts(source: string): Texts {
  const folder = `${source}/i18n`;
  const parts = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const texts = (part: string) => Object.fromEntries(languages.map((language) => [language, readFileSync(`${folder}/${part}/${language}.ftl`, 'utf8')]));
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name));
  return {
    parts: Object.fromEntries(parts.map((part) => [part, texts(part) as Record<Language, string>])),
    code: code.map((name) => readFileSync(`${source}/${name}`, 'utf8')).join('\n'),
  };
}

// Every message of a source, with the arguments that it uses.
export function argumentsOf(ftl: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentResource(ftl).body) {
    const used = new Set([...JSON.stringify(entry.value).matchAll(/\{"type":"var","name":"(\w+)"/g)].map(([, name]) => name!));
    found.set(entry.id, [...used].sort().join(' '));
  }
  return found;
}

// One line for each fault.
export function textFaults({ parts, code }: Texts): string[] {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const [part, sources] of Object.entries(parts)) {
    const english = argumentsOf(sources.en);
    for (const id of english.keys()) known.add(id);
    for (const language of languages) {
      const fault = (text: string) => faults.push(`${part}/${language}.ftl: ${text}`);
      const own = argumentsOf(sources[language]);
      const ids = [...sources[language].matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id!);
      for (const id of ids.filter((each, i) => ids.indexOf(each) < i)) fault(`${id} is there twice`);
      for (const id of ids) if (!own.has(id)) fault(`${id} cannot be read`); // Fluent leaves it out without a word
      for (const [id, used] of english) if (own.get(id) !== used) fault(own.has(id) ? `${id} has other arguments than in English` : `${id} is missing`);
      for (const id of own.keys()) if (!english.has(id)) fault(`${id} is not in English`);
    }
  }
  for (const id of unused(known, code)) faults.push(`nothing says ${id}`);
  for (const id of new Set(saidIn(code))) if (!known.has(id)) faults.push(`${id} is said and not there`);
  return faults;
}

function unused(known: ReadonlySet<string>, code: string): string[] {
  const words = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map(([, word]) => word));
  const patterns = [...code.matchAll(/`([a-z][\w-]*-(?:\$\{[^}`]+\}[\w-]*)+)`/g)].map(([, pattern]) => new RegExp(`^${pattern!.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));
  return [...known].filter((id) => !words.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

export function saidIn(code: string): string[] {
  const firstArguments = [...code.matchAll(/\bsay\(((?:[^(),]|\([^()]*\))*)/g)].map(([, first]) => first!);
  return [
    ...firstArguments.flatMap((first) => [...first.matchAll(/(?:^|[?:(])\s*'([^']+)'/g)].map(([, id]) => id!)),
    ...[...code.matchAll(/\b(?:id|text): '([a-z]+-[a-z-]+)'/g)].map(([, id]) => id!),
  ];
}
