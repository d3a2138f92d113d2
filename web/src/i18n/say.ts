// Every text that a person reads or hears. Reactive: a component that says something says it anew in another language.
import type { FluentVariable } from '@fluent/bundle';
import { spoken } from './language.svelte';

export type Args = Record<string, FluentVariable>;

export const canSay = (id: string): boolean => spoken.bundle.hasMessage(id);

export function say(id: string, args?: Args): string {
  const message = spoken.bundle.getMessage(id);
  return message?.value ? spoken.bundle.formatPattern(message.value, args, []) : id;
}
