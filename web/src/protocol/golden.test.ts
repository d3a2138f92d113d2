// The examples of every message (tests/golden/messages), which the C++ tests read too: they are of our types, and our
// model takes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import config from '../../tsconfig.json';
import { heard } from '../model/table';
import { refusalCodes, type ServerMessage } from './update';

const here = new URL('.', import.meta.url).pathname;
const top = join(here, '../../..');
const goldens = join(top, 'tests/golden/messages');
const textsIn = (folder: string, prefix = ''): [name: string, text: string][] =>
  readdirSync(join(goldens, folder))
    .filter((name) => name.startsWith(prefix))
    .map((name) => [`${folder}/${name}`, readFileSync(join(goldens, folder, name), 'utf8')]);

// What the compiler says of these texts as literals of a type: unknown fields count as faults.
function faults(examples: [name: string, type: string, text: string][]): string[] {
  const lines = examples.map(([, type, text], i) => `export const example${i}: ${type} = ${text.replaceAll('\n', ' ')};`);
  const source = [
    `import type { Message, NewTable } from './message'; import type { Listed, ServerMessage } from './update';`,
    ...lines,
  ].join('\n');
  const file = join(here, 'goldens_as_literals.ts');
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [], noUnusedLocals: false }, here);
  const host = ts.createCompilerHost(options);
  const before = { ...host };
  host.readFile = (name) => (name === file ? source : before.readFile(name));
  host.fileExists = (name) => name === file || before.fileExists(name);
  host.getSourceFile = (name, languageVersion) => {
    const text = host.readFile(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion);
  };
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file: where, start, messageText }) => {
    const line = where && start !== undefined ? where.getLineAndCharacterOfPosition(start).line : 0;
    return `${examples[line - 1]?.[0]}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('every example is of the type that we have for it', () => {
  const typed = (type: string, texts: [string, string][]) => texts.map(([name, text]): [string, string, string] => [name, type, text]);
  const all = [
    ...typed('Message', textsIn('client')),
    ...typed('ServerMessage', textsIn('server')),
    ...typed('NewTable', textsIn('tables', 'new-table')),
    ...typed('{ tables: Listed[] }', textsIn('tables', 'list')),
  ];
  expect(all.length).toBeGreaterThan(60);
  expect(faults(all)).toEqual([]);
  expect(
    faults([
      ['more', 'Message', '{"type":"ping","more":1}'],
      ['less', 'ServerMessage', '{"type":"refused","code":"over"}'],
    ]),
  ).toEqual([
    expect.stringContaining('more: Object literal may only specify known properties, and \'"more"\' does not exist'),
    expect.stringContaining('less: '),
  ]);
});

test('the model takes everything that a server says', () => {
  for (const [name, text] of textsIn('server')) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'update') continue;
    const { update, views } = heard(null, message, 0);
    expect(update.seats, name).toEqual(message.seats);
    expect(
      views.map(({ seat }) => seat),
      name,
    ).toEqual((message.views ?? []).map(({ seat }) => seat));
  }
});

test('the codes of refusals are those of the server', () => {
  const schema = JSON.parse(readFileSync(join(top, 'docs/schema/server.json'), 'utf8')) as { $defs: { code: { enum: string[] } } };
  expect([...refusalCodes].sort()).toEqual(schema.$defs.code.enum.sort());
});
