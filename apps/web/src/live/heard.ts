import { Hearing } from './hearing.js';

/** No answer in this time is none. */
const LONGEST_MS = 3_000;

const watchers = new Set<(reached: boolean) => void>();

/** Hands over what ends it. */
export function onHeard(watcher: (reached: boolean) => void): () => void {
  watchers.add(watcher);
  // As long as nobody was told, nobody has asked.
  if (hearing.silentSince !== null) void hearing.doubt();
  return () => void watchers.delete(watcher);
}

/** What of this page's requests was answered. */
export const hearing: Hearing = new Hearing({
  probe: () =>
    fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_MS) }).then(isOurs, no),
  now: () => Date.now(),
  later: (then, milliseconds) => {
    // Where nobody is told, nobody asks.
    if (watchers.size === 0) return null;
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  tell: (reached) => {
    for (const watcher of watchers) watcher(reached);
  },
});

/** Some halls answer everything with a page of their own. */
const isOurs = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').includes('json');
const no = (): boolean => false;
