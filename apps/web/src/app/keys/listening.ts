import { isLetter } from './keys.js';
import { lettersAct } from './letters.js';
import { press } from './tables.js';

/** Where every key belongs to what is written or chosen there. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"]';

/** Where arrows and their like mean something of their own. */
const STEPPED = 'input, [role="tablist"], [role="radiogroup"]';

function isOwn(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null || (key.length > 1 && target.closest(STEPPED) !== null);
}

/** Listens to the keys of whatever is shown. */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOwn(key, target) || (isLetter(key) && !lettersAct())) return;
    if (press(key)) event.preventDefault();
  });
}
