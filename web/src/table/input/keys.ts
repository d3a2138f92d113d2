// The keys of a table. A key is a letter or a digit alone; in a field of text it is only text.
import type { Plain } from '../../i18n/say';
import type { Input } from './flow';

export type Command = 'help' | 'routes' | 'map' | 'hand' | 'log' | 'chat' | 'undo' | 'recap' | 'say' | 'hint' | 'next';

// For the list that `?` shows: every key, in groups that are read together.
export const keys: readonly { key: string; text: Plain }[] = [
  { key: '1 – 5', text: 'keys-market' },
  { key: 'D', text: 'keys-deck' },
  { key: 'T', text: 'keys-tickets' },
  { key: 'R', text: 'keys-routes' },
  { key: 'M', text: 'keys-map' },
  { key: 'H', text: 'keys-hand' },
  { key: 'L', text: 'keys-log' },
  { key: 'C', text: 'keys-chat' },
  { key: 'Y', text: 'keys-confirm' },
  { key: 'Esc', text: 'keys-back' },
  { key: 'P', text: 'keys-pass' },
  { key: 'U', text: 'keys-undo' },
  { key: 'S', text: 'keys-recap' },
  { key: 'W', text: 'keys-say' },
  { key: 'I', text: 'keys-hint' },
  { key: 'N', text: 'keys-next' },
  { key: '?', text: 'keys-help' },
];

const commands: Record<string, Command> = {
  '?': 'help',
  r: 'routes',
  m: 'map',
  h: 'hand',
  l: 'log',
  c: 'chat',
  u: 'undo',
  s: 'recap',
  w: 'say',
  i: 'hint',
  n: 'next',
};
const inputs: Record<string, Input> = {
  d: { type: 'deck' },
  t: { type: 'tickets' },
  y: { type: 'confirm' },
  p: { type: 'pass' },
  escape: { type: 'back' },
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

// Who speaks to the device, or has unsteady hands, can switch these off: then Tab and Enter do everything.
export const isCharacter = ({ key }: Pick<Pressed, 'key'>): boolean => key.length === 1 && key !== ' ';

// Where text is written, a letter is a letter.
export const inText = ({ target }: Event): boolean =>
  (target as HTMLElement).closest('select, textarea, input:not([type="checkbox"], [type="radio"])') !== null;

// A key that is held down is pressed once: nothing is drawn twice, Enter on a route does not go on to confirm its claim, and whoever ends a
// turn by it does not lift the curtain of the next.
export function pressOnce(event: KeyboardEvent): void {
  if (!event.repeat || inText(event) || (!['Enter', ' '].includes(event.key) && !meaningOf(event))) return;
  event.preventDefault();
  event.stopPropagation();
}

export function meaningOf(pressed: Pressed): { input: Input } | { command: Command } | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const key = pressed.key.toLowerCase();
  if (/^[1-5]$/.test(key)) return { input: { type: 'market', slot: Number(key) - 1 } };
  if (inputs[key]) return { input: inputs[key] };
  if (commands[key]) return { command: commands[key] };
  return undefined;
}
