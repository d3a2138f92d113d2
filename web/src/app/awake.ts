// The screen stays on until this is let go. Where it cannot, it goes dark as always.
import { on } from 'svelte/events';

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  // NB: a browser takes the lock back when the page is hidden, and gives none before it is seen again.
  const ask = () => {
    if (document.hidden) return;
    navigator.wakeLock?.request('screen').then(
      (granted) => (wanted ? (lock = granted) : void granted.release()),
      () => undefined,
    );
  };
  ask();
  const listening = on(document, 'visibilitychange', ask);
  return () => {
    wanted = false;
    listening();
    void lock?.release();
  };
}
