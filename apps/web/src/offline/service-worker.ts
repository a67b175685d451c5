import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The files of the page, which the build writes here (`build/kept-page.ts`). What the server answers under /api is never kept. */
declare const FILES: { url: string; revision: string | null }[];

/** So long the server has for the newest page; then the kept one is shown. */
const LONGEST_S = 4;

const worker = globalThis as unknown as ServiceWorkerScope;
const files = new PrecacheController();
files.addToCacheList(FILES);

/** Whatever stands between a phone and our server answers as well: only the page itself is one. */
const onlyPages = {
  handlerDidError: (): Promise<Response | undefined> => files.matchPrecache('/index.html'),
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
registerRoute(new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] }));
// A page of another version, opened before this one took over or fetched before it does, has its parts as well.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

worker.addEventListener('install', (event) => void files.install(event));
worker.addEventListener('activate', (event) => event.waitUntil(cleanUp(event)));

/** The files of older versions go when nobody has a page open that may ask for them; else with the next version. */
async function cleanUp(event: Lasting): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 0) await files.activate(event);
}

// A page that was open before is kept from now on as well.
clientsClaim();

type Lasting = Event & { readonly waitUntil: (done: Promise<unknown>) => void };

/** As much of where this runs as is used here: the types of the page know nothing of it. */
interface ServiceWorkerScope {
  readonly clients: {
    readonly matchAll: (asked: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly unknown[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
}
