// Shares, points and problems in words.
import { spoken } from '../i18n/language.svelte';
import { canSay, say } from '../i18n/say';
import { refusalText } from '../app/failure';
import type { Problem } from './file';

const format = (value: number, options: Intl.NumberFormatOptions): string => new Intl.NumberFormat(spoken.tag, options).format(value);
const noZero = (value: number): number => value || 0; // never −0
export const percent = (share: number): string => format(share, { style: 'percent' });
export const signedPercent = (share: number): string =>
  format(noZero(Math.round(100 * share)) / 100, { style: 'percent', signDisplay: 'exceptZero' });
export const signedPoints = (points: number): string => format(noZero(Math.round(10 * points)) / 10, { signDisplay: 'exceptZero' });

export function problemText({ id, line, board, event, rule, detail }: Problem): string {
  const said = say(`replay-bad-${id}`, { line: line ?? 1, board: board ?? '', event: event ?? 0, rule: rule ?? '' });
  const known = rule !== undefined && canSay(`illegal-${rule.replace('.', '-')}`);
  return known ? `${said} ${refusalText({ code: 'illegal', rule, message: detail ?? '' })}` : said;
}
