/** What a hand does to a page. */
const HANDS = ['pointermove', 'keydown', 'wheel'];

let touched = -Infinity;

/** A pointer that only passes over the page does nothing to it; one that drags does. */
const touch = (event: { readonly type: string; readonly buttons?: number }): void => {
  if (event.type !== 'pointermove' || event.buttons) touched = performance.now();
};
for (const hand of HANDS) globalThis.addEventListener?.(hand, touch, { capture: true, passive: true });

/** Waits until nobody has had a hand on the page for so many milliseconds. */
export async function restedFor(ms: number): Promise<void> {
  for (let left; (left = touched + ms - performance.now()) > 0;) await new Promise((wake) => setTimeout(wake, left));
}
