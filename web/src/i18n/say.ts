// Every text that a person reads or hears. Reactive: a component that says something says it anew in another language.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Messages } from '../../.types/messages'; // of the Fluent files, by texts.js
import { spoken } from './language.svelte';

type Args = Record<string, FluentVariable>;
export type Id = keyof Messages;
// Texts without arguments.
export type Plain = { [I in Id]: keyof Messages[I] extends never ? I : never }[Id];
// A text to be said later.
export type Text<I extends Id = Id> = I extends Plain ? { id: I; args?: never } : { id: I; args: Messages[I] };

// Which of several texts it is may turn out later: there must be what each of them needs.
type Needs<I extends Id> = (I extends Id ? (args: Messages[I]) => void : never) extends (args: infer All) => void ? All : never;

// The one way to a text for a word that we do not know: a server may be newer than this page.
export const canSay = (id: string): id is Plain => spoken.bundle.hasMessage(id);

export function say<I extends Id>(id: I, ...[args]: keyof Needs<I> extends never ? [] : [args: Needs<I> & Args]): string {
  return put(id, args);
}
export const sayText = ({ id, args }: Text): string => put(id, args);

// What was said before: to look it up takes far less time than to put it together, and an update says hundreds of texts, nearly all of them
// again. One language at a time, and not for ever.
let said = new Map<string, string>();
let saidIn: FluentBundle | undefined;
const mostSaid = 2000;

function put(id: string, args?: Args): string {
  const { bundle } = spoken;
  if (bundle !== saidIn || said.size >= mostSaid) said = new Map();
  saidIn = bundle;
  let key = id;
  for (const name in args) key += `\n${name}${typeof args[name] === 'number' ? '#' : ':'}${String(args[name])}`;
  let text = said.get(key);
  if (text === undefined) {
    const message = bundle.getMessage(id);
    text = message?.value ? bundle.formatPattern(message.value, args, []) : id;
    said.set(key, text);
  }
  return text;
}
