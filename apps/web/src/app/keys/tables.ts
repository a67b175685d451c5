import { useSyncExternalStore } from 'react';
import type { KeyTable } from './keys.js';

/** A table that is in force; `press` does what a key of it means, and is missing where an element listens by itself. */
export interface InForce {
  readonly table: KeyTable<unknown>;
  readonly press?: (key: string) => boolean;
}

let inForce: readonly InForce[] = [];
const listeners = new Set<() => void>();

function put(tables: readonly InForce[]): void {
  inForce = tables;
  for (const listener of listeners) listener();
}

/** From now on until it is taken back. */
export function enforce(one: InForce): () => void {
  put([...inForce, one]);
  return () => put(inForce.filter((other) => other !== one));
}

/** Whatever came last is asked first: a page before what stands around it. */
export const press = (key: string): boolean => inForce.toReversed().some((one) => one.press?.(key) ?? false);

export function useTablesInForce(): readonly KeyTable<unknown>[] {
  const tables = useSyncExternalStore(subscribe, () => inForce);
  return [...new Set(tables.map(({ table }) => table))].toReversed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
