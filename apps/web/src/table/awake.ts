import { useEffect } from 'react';

/** Keeps the screen from going dark while the table is looked at, where the browser can. Where it cannot, nothing is said. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const held: { lock?: WakeLockSentinel; gone?: boolean } = {};
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // A phone that saves power refuses it.
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (lock && held.gone) await lock.release();
      else if (lock) held.lock = lock;
    };
    const seen = (): void => void hold();
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      held.gone = true;
      document.removeEventListener('visibilitychange', seen);
      void held.lock?.release();
    };
  }, []);
}
