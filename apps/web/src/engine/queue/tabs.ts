/** What one tab tells the others of this browser about an item: the answer of the server, or that it is dropped. */
export type News =
  | { readonly id: string; readonly is: 'recorded'; readonly answer: unknown }
  | { readonly id: string; readonly is: 'refused' | 'dropped' };

const NAME = 'adjutant-queue';

/** What the tabs of one browser have to do with each other. */
export interface Tabs {
  /** One tab at a time; where a browser has no locks, as over plain http, the ids of the items do. */
  alone(run: () => Promise<void>): Promise<void>;
  tell(news: News): void;
}

export function tabsOfBrowser(hear: (news: News) => void): Tabs {
  // Types say that they are always there; without a secure context there are no locks.
  const { locks } = navigator as { readonly locks?: LockManager };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  return {
    alone: (run) => locks?.request(NAME, run).then(() => undefined) ?? run(),
    tell: (news) => channel?.postMessage(news),
  };
}
