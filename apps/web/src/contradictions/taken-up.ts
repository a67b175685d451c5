import { useSyncExternalStore } from 'react';

/** What somebody does about an item that was not recorded. */
export interface TakenUp {
  readonly item: string;
  readonly how: 'change' | 'call';
}

/** Asked for wherever it is told, and done at the table of its match. */
let taken: TakenUp | null = null;
const watchers = new Set<() => void>();

export function takeUp(next: TakenUp | null): void {
  taken = next;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useTakenUp = (): TakenUp | null => useSyncExternalStore(subscribe, () => taken);
