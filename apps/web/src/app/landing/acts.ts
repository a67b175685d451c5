import type { Mutation, MutationCache } from '@tanstack/react-query';
import { headingIn, headingOfPage, landOn } from './landing.js';

const PLACES = 'section, article, [role="tabpanel"], [role="dialog"], main';

interface Begun {
  /** What whoever acts was in, the nearest first. */
  readonly within: readonly Element[];
  /** Where they were themselves. */
  readonly focused: Element | null;
  readonly at: string;
  readonly doings: number;
}

type AnyMutation = Mutation<unknown, unknown, unknown>;

/**
 * Whoever has done something lands on the heading of what they did it in, which now says something else: the button that was
 * pressed is often gone. Whatever is done goes through a mutation, so that none is forgotten.
 */
export function watchActs(acts: MutationCache): void {
  let doings = 0;
  for (const does of ['keydown', 'pointerdown']) addEventListener(does, () => (doings += 1), { capture: true });
  const begun = new WeakMap<AnyMutation, Begun>();
  acts.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    if (action.type === 'pending')
      begun.set(mutation, { within: placesAround(), focused: document.activeElement, at: location.href, doings });
    const from = begun.get(mutation);
    if (action.type !== 'success' || from === undefined) return;
    // Where it led to another page, that page is landed on; and whoever has gone on meanwhile is left there.
    if (from.at === location.href && from.doings === doings && !isLedOn(from)) landOn(() => headingAround(from.within));
  });
}

/** What was done has led to the next field itself, as along a stack of slips. */
function isLedOn({ focused }: Begun): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement !== focused;
}

function placesAround(): readonly Element[] {
  const found: Element[] = [];
  for (let at = document.activeElement; at !== null; at = at.parentElement) if (at.matches(PLACES)) found.push(at);
  return found;
}

/** A dialog that has closed has handed the focus back to what it was opened from. */
function headingAround(within: readonly Element[]): HTMLElement | null {
  const places = [...within.filter((place) => place.isConnected && place.tagName !== 'MAIN'), ...placesAround()];
  for (const place of places) {
    const heading = headingIn(place);
    if (heading !== null) return heading;
  }
  return headingOfPage();
}
