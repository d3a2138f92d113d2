// What this device's person likes, kept by keep/settings.ts, seen by every page at once.
import { on } from 'svelte/events';
import { MediaQuery } from 'svelte/reactivity';
import { bestOf, isLanguage } from '../i18n/languages';
import { spoken } from '../i18n/language.svelte';
import { key, readSettings, writeSettings } from '../keep/settings';
import { renewal } from './renewal.svelte';

export const preferences = $state(readSettings());

export const kept: { settings: boolean } = $state({ settings: true }); // false: they end with this visit

export const spokenHere = () => {
  const { language } = preferences;
  return language !== null && isLanguage(language) ? language : bestOf(navigator.languages);
};

const systemIsStill = new MediaQuery('(prefers-reduced-motion: reduce)');

// Nothing travels over the screen: wished here, or by the system.
export const isStill = () =>
  preferences.speed === 'instant' || preferences.motion === 'reduced' || (preferences.motion === 'system' && systemIsStill.current);

// Keeps what changes and lets it be seen; called once, by the frame of all pages.
export function applyPreferences(): void {
  $effect(() => {
    kept.settings = writeSettings($state.snapshot(preferences));
  });
  // What another window sets holds here too; else the next change here would undo it there.
  $effect(() => on(window, 'storage', (event) => void (event.key === key && Object.assign(preferences, readSettings()))));
  $effect(() => void spoken.speak(spokenHere()).catch(() => renewal.look()));
  $effect(() => void (document.documentElement.dataset['motion'] = isStill() ? 'still' : 'full'));
  $effect(() => {
    const { dataset } = document.documentElement;
    if (preferences.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = preferences.theme;
  });
}
