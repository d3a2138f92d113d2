// @ts-check
// The Fluent files of src/i18n, compiled: to modules that need no parser, and to the types of `say`. A plugin of Vite;
// `node texts.js` writes the types alone. What is wrong with the texts is a type error, and fails the build.
import { FluentResource } from '@fluent/bundle';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {FluentResource['body'][number]} Entry */
/** @typedef {NonNullable<Entry['value']>} Pattern */
/** @typedef {Record<string, Record<string, string>>} Parts the files, by part and language */

const source = fileURLToPath(new URL('src', import.meta.url));
const folder = `${source}/i18n`;
const types = fileURLToPath(new URL('.types/messages.ts', import.meta.url));

/** @returns {Parts} */
export function readParts() {
  const parts = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const texts = (/** @type {string} */ part) =>
    readdirSync(`${folder}/${part}`).map((file) => [file.replace('.ftl', ''), readFileSync(`${folder}/${part}/${file}`, 'utf8')]);
  return Object.fromEntries(parts.map((part) => [part, Object.fromEntries(texts(part))]));
}

// All code of the client as one text. A test's own words do not count.
export function readCode() {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name));
  return code.map((name) => readFileSync(`${source}/${name}`, 'utf8')).join('\n');
}

// Every message of a file by its id. NB: attributes and terms are left out, as nothing uses them.
/** @returns {Map<string, Pattern>} */
export const messagesOf = (/** @type {string} */ ftl) =>
  new Map(new FluentResource(ftl).body.flatMap(({ id, value }) => (value === null || id.startsWith('-') ? [] : [[id, value]])));

// How a message uses its arguments: each with the words or numbers that it chooses by, if it does.
/** @returns {{ name: string, keys: string[] }[]} */
function usesIn(/** @type {Pattern} */ pattern) {
  if (typeof pattern === 'string') return [];
  return pattern.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (part.type === 'var') return [{ name: part.name, keys: [] }];
    if (part.type !== 'select') return [];
    const keys = part.variants.map(({ key }) => String(key.value));
    const chosen = part.selector.type === 'var' ? [{ name: part.selector.name, keys }] : [];
    return [...chosen, ...part.variants.flatMap(({ value }) => usesIn(value))];
  });
}

const referredTo = (/** @type {Pattern} */ pattern) =>
  [...JSON.stringify(pattern).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map(([, id]) => /** @type {string} */ (id));

export const argumentsOf = (/** @type {Pattern} */ pattern) => [...new Set(usesIn(pattern).map(({ name }) => name))].sort();

// By what any language chooses: a number where it counts, one of the words where there is no other, else what can be shown.
function typeOf(/** @type {string[][]} */ choices) {
  const chosen = choices.filter((keys) => keys.length > 0);
  if (chosen.some((keys) => keys.every((key) => /^(zero|one|two|few|many|other|\d+)$/.test(key)))) return 'number';
  if (chosen.length === 0) return 'string | number';
  if (chosen.some((keys) => keys.includes('other'))) return 'string';
  return [...new Set(chosen.flat())].map((key) => `'${key}'`).join(' | ');
}

export function typesFor(/** @type {Parts} */ parts, /** @type {string[]} */ faults) {
  const lines = Object.values(parts).flatMap((files) => {
    const languages = Object.values(files).map(messagesOf);
    return [...messagesOf(files['en'] ?? '')].map(([id, english]) => {
      const uses = languages.flatMap((messages) => usesIn(messages.get(id) ?? ''));
      const args = argumentsOf(english).map(
        (each) => `${each}: ${typeOf(uses.filter(({ name }) => name === each).map(({ keys }) => keys))}`,
      );
      return `  '${id}': { ${args.join('; ')} };\n`;
    });
  });
  const wrong = faults.map((fault, i) => `export const fault${i}: never = ${JSON.stringify(fault)};\n`);
  return `// Written by texts.js.\nexport interface Messages {\n${lines.join('')}}\n${wrong.join('')}`;
}

// One line for each fault that types cannot see at the place where a text is said.
export function textFaults(/** @type {Parts} */ parts, /** @type {string} */ code) {
  /** @type {string[]} */
  const faults = [];
  const known = new Set();
  const referred = new Set();
  for (const [part, files] of Object.entries(parts)) {
    const english = messagesOf(files['en'] ?? '');
    for (const [id, pattern] of english) {
      known.add(id);
      for (const other of referredTo(pattern)) referred.add(other);
    }
    for (const [language, ftl] of Object.entries(files)) {
      const fault = (/** @type {string} */ text) => faults.push(`${part}/${language}.ftl: ${text}`);
      const own = messagesOf(ftl);
      const ids = [...ftl.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => /** @type {string} */ (id));
      for (const id of ids.filter((each, i) => ids.indexOf(each) < i)) fault(`${id} is there twice`);
      for (const id of ids) if (!own.has(id)) fault(`${id} cannot be read`); // Fluent leaves it out without a word
      for (const [id, pattern] of english) {
        const other = own.get(id);
        if (other === undefined) fault(`${id} is missing`);
        else if (String(argumentsOf(other)) !== String(argumentsOf(pattern))) fault(`${id} has other arguments than in English`);
      }
      for (const id of own.keys()) if (!english.has(id)) fault(`${id} is not in English`);
    }
  }
  const words = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map(([, word]) => word));
  const patterns = [...code.matchAll(/`([a-z][\w-]*-(?:\$\{[^}`]+\}[\w-]*)+)`/g)].map(
    ([, pattern = '']) => new RegExp(`^${pattern.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
  for (const id of known)
    if (!words.has(id) && !referred.has(id) && !patterns.some((pattern) => pattern.test(id))) faults.push(`nothing says ${id}`);
  return faults;
}

// The faults, which the types tell of too.
export function writeTypes() {
  const parts = readParts();
  const faults = textFaults(parts, readCode());
  const text = typesFor(parts, faults);
  mkdirSync(new URL('.types', import.meta.url), { recursive: true });
  if (!existsSync(types) || readFileSync(types, 'utf8') !== text) writeFileSync(types, text);
  return faults;
}

/** @returns {import('vite').Plugin} */
export function texts() {
  let building = false;
  return {
    name: 'texts',
    configResolved({ command }) {
      building = command === 'build';
    },
    buildStart() {
      const faults = writeTypes();
      if (building && faults.length > 0) this.error(`Texts of src/i18n:\n${faults.join('\n')}`);
    },
    watchChange(file) {
      if (/\.(ftl|ts|svelte)$/.test(file)) writeTypes();
    },
    transform(code, id) {
      if (id.endsWith('.ftl')) return { code: `export default ${JSON.stringify(Object.fromEntries(messagesOf(code)))}`, map: null };
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTypes();
