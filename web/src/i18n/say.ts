// Every text that a person reads or hears. Reactive: a component that says something says it anew in another language.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { spoken } from './language.svelte';

export type Args = Record<string, FluentVariable>;

export const canSay = (id: string): boolean => spoken.bundle.hasMessage(id);

// What was said before: to look it up takes far less time than to put it together, and an update says hundreds of texts, nearly all of them
// again. One language at a time, and not for ever.
let said = new Map<string, string>();
let saidIn: FluentBundle | undefined;
const mostSaid = 2000;

export function say(id: string, args?: Args): string {
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
