import { isSparing } from '../parts/ahead.js';

/** Whether this page opens again on this device without a line. */
export type Keeping = 'coming' | 'kept' | 'plain-http' | 'sparing' | 'cannot';

let keeping: Keeping = 'coming';
let asked = false;
const watchers = new Set<() => void>();

export const keepingNow = (): Keeping => keeping;

export function onKeeping(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function say(now: Keeping): void {
  keeping = now;
  for (const watcher of watchers) watcher();
}

/** Has the browser keep this page, once it stands: nothing that is shown waits for it. */
export function keepPage(): void {
  if (asked || !import.meta.env.PROD) return;
  asked = true;
  if (isSparing()) say('sparing');
  else if (!isSecureContext) say('plain-http');
  else if (!('serviceWorker' in navigator)) say('cannot');
  else void registered().catch(() => say('cannot'));
}

/** A line that broke while files came: once more, as long as the page is open. */
const AGAIN_MS = 30_000;

async function registered(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const watch = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      const isLost = installing.state === 'redundant' && registration.active === null;
      if (isLost) setTimeout(() => void registered().catch(() => say('cannot')), AGAIN_MS);
    });
  };
  registration.addEventListener('updatefound', watch);
  watch();
  await navigator.serviceWorker.ready;
  say('kept');
}
