// Another game after this one, offered in the action bar and with the final score.
import { navigation } from '../app/navigation.svelte';
import { pathOf } from '../app/page';
import { say } from '../i18n/say';
import { list, nameOf } from '../i18n/tell';
import type { Session } from './session.svelte';

export function rematchOf(session: Session): { text: string; disabled?: boolean; onclick: () => void } | undefined {
  const { next, rematch } = session.update!.table;
  if (next) return { text: say('rematch-go'), onclick: () => navigation.go(pathOf({ name: 'table', where: session.where, id: next })) };
  if (session.mine.length === 0) return undefined;
  return { text: say('rematch'), disabled: session.mine.every((seat) => rematch?.includes(seat)), onclick: () => session.rematch() };
}

// Who waits for the others to agree.
export function rematchAsked(session: Session): string {
  const { next, rematch } = session.update!.table;
  return session.over && rematch && !next ? say('rematch-asked', { who: list(rematch.map((seat) => nameOf(session.scene!, seat))) }) : '';
}
