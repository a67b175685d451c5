import { useSyncExternalStore } from 'react';

const PLACE = 'adjutant/letters-are-keys';
const listeners = new Set<() => void>();

/** Whether single letters do something: somebody who dictates, or whose hand slips, may switch them off. */
export const lettersAct = (): boolean => localStorage.getItem(PLACE) !== 'off';

export function putLetters(on: boolean): void {
  localStorage.setItem(PLACE, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLetters = (): boolean => useSyncExternalStore(subscribe, lettersAct);
