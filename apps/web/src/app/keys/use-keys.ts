import { useEffect, useEffectEvent } from 'react';
import { meaningOf, type KeyTable } from './keys.js';
import { enforce } from './tables.js';

/** Listens to the keys of a place, wherever the focus is, for as long as the place is shown; the list of keys has them too. */
export function useKeys<What>(table: KeyTable<What>, act: (what: What) => void): void {
  const press = useEffectEvent((key: string): boolean => {
    const what = meaningOf(key, table.keys);
    if (what === null) return false;
    act(what);
    return true;
  });
  useEffect(() => enforce({ table, press: (key) => press(key) }), [table]);
}

/** For keys to which an element listens by itself while it has the focus. */
export function useKeysSaid(table: KeyTable<unknown>): void {
  useEffect(() => enforce({ table }), [table]);
}
