import { useSyncExternalStore } from 'react';

/** About which item a judge is being called: asked for wherever it is told, and done at the table of its match. */
let about: string | null = null;
const watchers = new Set<() => void>();

export function callAbout(item: string | null): void {
  about = item;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useCalledAbout = (): string | null => useSyncExternalStore(subscribe, () => about);
