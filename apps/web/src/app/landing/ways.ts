import { headingIn, headingOfPage, landOn } from './landing.js';

/** Where the focus stays, whatever is opened: tabs are gone through with the arrows, and what is written goes on. */
const STAYS = '[role="tablist"], input, textarea, select';

/** Whoever goes to another page lands on its heading, and whoever opens another view of it on that of the view. */
export function watchWays(): void {
  let [path, search] = [location.pathname, location.search];
  const went = ({ type }: Event): void => {
    const [before, asked] = [path, search];
    [path, search] = [location.pathname, location.search];
    if (path !== before) landOn(headingOfPage);
    // What replaces an address is a step within what is shown.
    else if (search !== asked && type !== 'replaceState') landOn(() => (stays() ? null : headingOfView()));
  };
  for (const way of ['pushState', 'replaceState', 'popstate']) addEventListener(way, went);
}

const stays = (): boolean => Boolean(document.activeElement?.closest(STAYS));

const headingOfView = (): HTMLElement | null =>
  headingIn(document.querySelector('main'), '[role="tabpanel"] :is(h2, h3)');

/** For whoever asks for what is shown already. */
export const landOnView = (): void => landOn(headingOfView);
