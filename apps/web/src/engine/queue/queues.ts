import { useSyncExternalStore } from 'react';
import { livenessNow, onLiveness } from '../../live/following.js';
import { onHeard } from '../../live/heard.js';
import type { Entry, Trouble, Unread } from './item.js';
import { KeptLate } from './kept-late.js';
import { SendQueue } from './queue.js';
import type { QueueWorld } from './world.js';

/** Fetched beside the page as well. Where it does not come, two tabs send what waits in both: under the same ids. */
const tabs = import('./tabs.js').then(({ tabsOfBrowser }) => tabsOfBrowser((news) => queue.hear(news)));

let meaning: QueueWorld['meaning'] = () => 'passing';
/** Fetched beside the page; as long as it has not come, a line is missing and nothing else. */
const server = async () => {
  const there = await import('./server.js');
  meaning = there.meaningOf;
  return there;
};

/** Everything that is pressed on this page goes through here. */
export const queue: SendQueue = new SendQueue({
  keeping: new KeptLate(async (memory) => (await import('./keeping.js')).keptHere(memory)),
  send: async (items) => (await server()).sendItems(items),
  meaning: (error) => meaning(error),
  alone: (run, waits) => tabs.then(({ alone }) => alone(run, waits), run),
  tell: (news) =>
    void tabs.then(
      ({ tell }) => tell(news),
      () => undefined,
    ),
  later: (then, milliseconds) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
});

// What an earlier page has left goes up, and that our server answers counts; what a browser says of its network is a hint.
queue.nudge();
globalThis.addEventListener('online', () => queue.nudge());
globalThis.addEventListener('pageshow', () => queue.nudge());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') arrived();
});
onLiveness(() => {
  if (livenessNow() === 'live') queue.nudge();
});
onHeard((reached) => {
  if (reached) queue.nudge();
});

/** Somebody has come, or come back: what waited for them goes up. */
export function arrived(): void {
  void import('./server.js').then(
    ({ forgetWho }) => {
      forgetWho();
      queue.nudge();
    },
    () => undefined,
  );
}

/** What was pressed here, and where each is. */
export function useQueue(): readonly Entry[] {
  return useSyncExternalStore(queue.onChange, queue.entries);
}

export function useUnread(): readonly Unread[] {
  return useSyncExternalStore(queue.onChange, queue.unread);
}

export function useTrouble(): Trouble {
  return useSyncExternalStore(queue.onChange, queue.trouble);
}
