import { clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The files of the page, which the build writes here (`build/kept-page.ts`). What the server answers under /api is never kept. */
declare const FILES: { url: string; revision: string | null }[];

/** As much of its world as is used here; the library of types for it does not go together with that of pages. */
interface World {
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly object[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', hear: (event: Heard) => void): void;
}

interface Heard {
  readonly data: { readonly says?: string; readonly runs?: string } | null;
  waitUntil(until: Promise<unknown>): void;
}

const world = globalThis as unknown as World;

/** So long the server has for the newest page; then the kept one is shown. */
const LONGEST_S = 4;

/** Whatever stands between a phone and our server answers as well: only the page itself is one. */
const onlyPages = {
  handlerDidError: (): Promise<Response | undefined> => matchPrecache('/index.html'),
  fetchDidSucceed: ({ response }: { readonly response: Response }): Promise<Response> =>
    response.ok || response.type === 'opaqueredirect'
      ? Promise.resolve(response)
      : Promise.reject(new Error(`the page was answered with status ${response.status}`)),
};

registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: LONGEST_S, plugins: [onlyPages] }), {
    denylist: [/^\/api(\/|\?|$)/, /^\/[^/?]+\.\w+(\?|$)/],
  }),
);
precacheAndRoute(FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

// A page that was open before is kept from now on as well.
clientsClaim();

world.addEventListener('message', (event) => {
  if (event.data?.says === 'take over') event.waitUntil(takeOver(event.data.runs ?? ''));
});

/** Where the only tab there is runs these very files. */
async function takeOver(runs: string): Promise<void> {
  if (getCacheKeyForURL(runs) === undefined) return;
  const tabs = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length === 1) await world.skipWaiting();
}
