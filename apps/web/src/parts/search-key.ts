import { useRef, type RefObject } from 'react';
import type { KeyTable } from '../app/keys/keys.js';
import { useKeys } from '../app/keys/use-keys.js';

/** Where the one key of a page is that of its search; the list of keys says so. */
export const searchKeys = (where: string, says: string): KeyTable<'search'> => ({
  where,
  keys: [{ keys: ['/'], does: 'search', says }],
});

/** For the search of a page: its key leads there, with all that stands in it selected. `keys` stays the same value. */
export function useSearchKey(keys: KeyTable<'search'>): RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null);
  useKeys(keys, () => {
    search.current?.focus();
    search.current?.select();
  });
  return search;
}
