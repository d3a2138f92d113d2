// The screen stays on until this is let go. Where it cannot, it goes dark as always.
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  navigator.wakeLock?.request('screen').then(
    (granted) => (wanted ? (lock = granted) : void granted.release()),
    () => undefined,
  );
  return () => {
    wanted = false;
    void lock?.release();
  };
}
