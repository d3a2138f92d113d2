// Every text that a person reads or hears. Reactive: a component that says something says it anew in another language.
import type { FluentVariable } from '@fluent/bundle';
import { spoken } from './language.svelte';

export type Args = Record<string, FluentVariable>;

export const canSay = (id: string): boolean => spoken.english.hasMessage(id);

export function say(id: string, args?: Args): string {
  for (const bundle of [spoken.bundle, spoken.english]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args, []);
  }
  return id;
}
