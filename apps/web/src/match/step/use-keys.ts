import { useEffect, useEffectEvent } from 'react';
import { meaningOf, type KeyOf } from './moves.js';

/** Places where a key means something of its own: it is left to them. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="tablist"], [role="dialog"], [role="radiogroup"], [role="listbox"]';

/** Listens to the keys of a page, wherever the focus is. */
export function useKeys<What>(keys: readonly KeyOf<What>[], act: (what: What) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const what = meaningOf(event.key, keys);
    if (what === null) return;
    event.preventDefault();
    act(what);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
