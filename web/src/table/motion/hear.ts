// Lets something be heard by those who want to: the sounds are fetched for them.
import { preferences } from '../../app/preferences.svelte';
import type { Sound } from './sound';

export function hear(...sounds: Sound[]): void {
  const { volume } = preferences;
  if (volume > 0 && sounds.length > 0)
    void import('./sound').then(
      ({ play }) => play(sounds, volume),
      () => undefined, // not heard, and nothing else is amiss
    );
}
