// What a chair is called.
import { say } from '../i18n/say';
import type { Chair } from '../protocol/update';

export function chairName(chair: Chair, seat: number): string {
  switch (chair.kind) {
    case 'person':
      return chair.name;
    case 'bot':
      return say('bot-name', { level: say(`level-${chair.level}`), seat: seat + 1 });
    default:
      return say('free-chair');
  }
}
