import { useSyncExternalStore } from 'react';
import { lateDialog } from '../../parts/late.js';
import { EVERYWHERE } from './keys.js';
import { useKeys } from './use-keys.js';

const Help = lateDialog(async () => ({ default: (await import('./help.js')).KeyHelp }));

let shown = false;
const listeners = new Set<() => void>();

function show(now: boolean): void {
  shown = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the list of keys. */
export const showKeys = (): void => show(true);

/** The one list of keys, for whichever page is shown. */
export function Keys() {
  const opened = useSyncExternalStore(subscribe, () => shown);
  useKeys(EVERYWHERE, showKeys);
  return <Help opened={opened} onClose={() => show(false)} />;
}
