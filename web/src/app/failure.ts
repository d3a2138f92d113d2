// Why something was not done, in the reader's words.
import { canSay, say } from '../i18n/say';
import { HostError } from '../host/host';

export interface Refusal {
  code: string;
  rule?: string;
  message: string; // plain English, where there is no better text
}

export function refusalText({ code, rule, message }: Refusal): string {
  if (code === 'illegal' && rule) {
    const id = `illegal-${rule.replace('.', '-')}`;
    if (canSay(id)) return say(id);
  }
  const id = `refused-${code}`;
  return canSay(id) ? say(id) : message;
}

export const failure = (error: unknown): string =>
  error instanceof HostError ? refusalText(error as Refusal) : say('refused-engine_failed');
