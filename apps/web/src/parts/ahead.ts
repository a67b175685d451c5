import { restedFor } from './rest.js';

type Fetch = () => Promise<unknown>;

/** How long a page has been at rest before more is fetched, so that nothing on a slow line waits for it. */
const REST = 3_000;

/**
 * And how long nobody has pressed, dragged or typed: a part brings a sheet of styles along, for which the browser lays out the
 * whole page anew, and whoever drags through a match would feel it.
 */
const HANDS_OFF = 1_000;

const waiting: Fetch[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches a part of the page before anybody asks for it, one after the other, once the page is at rest. */
export function ahead(fetch: Fetch): void {
  if (isSparing()) return;
  waiting.push(fetch);
  clearTimeout(timer);
  timer = setTimeout(() => void next(), REST);
}

async function next(): Promise<void> {
  await restedFor(HANDS_OFF);
  const fetch = waiting.shift();
  if (fetch === undefined) return;
  // Whoever asks for the part asks again, and is told what is wrong then.
  await fetch().catch(() => undefined);
  await next();
}

/** Whether somebody pays for each byte, and has said so to the browser. */
export function isSparing(): boolean {
  return (
    'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | null)?.saveData === true
  );
}
