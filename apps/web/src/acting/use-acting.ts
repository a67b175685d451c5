import { useMemo, useSyncExternalStore } from 'react';
import { useMe } from '../access/access-api.js';
import { actingAs, CHOICES, type Acting, type Choice, type Table } from './acting.js';

const PLACE = 'adjutant/acting-as';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Choice {
  const kept = sessionStorage.getItem(PLACE);
  return CHOICES.find((one) => one === kept) ?? 'judge';
}

/** Kept for the tab: two tabs may act as two people. */
export function choose(choice: Choice): void {
  sessionStorage.setItem(PLACE, choice);
  for (const listener of listeners) listener();
}

export const useChoice = (): Choice => useSyncExternalStore(subscribe, stored);

/** Null until the server has said whether people sign in here. */
export function useActing(table: Table | null): Acting | null {
  const { data: me } = useMe();
  const choice = useChoice();
  return useMemo(() => (me ? actingAs(me, choice, table) : null), [me, choice, table]);
}
