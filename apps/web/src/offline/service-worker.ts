import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The files of the page, which the build writes here (`build/kept-page.ts`). What the server answers under /api is never kept. */
declare const FILES: { url: string; revision: string | null }[];

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
