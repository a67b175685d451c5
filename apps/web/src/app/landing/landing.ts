/** For how long a heading that is drawn anew gets the focus back. */
const SETTLES_MS = 2_000;

type Find = () => HTMLElement | null;

let stop = (): void => undefined;

/**
 * Puts the focus on a heading as soon as it is there, and on the one that takes its place while the page settles: whoever
 * cannot see what is shown is told so. It ends with the next thing that somebody does.
 */
export function landOn(find: Find): void {
  stop();
  const ending = new AbortController();
  let landed: HTMLElement | null = null;
  const look = (): void => {
    if (landed?.isConnected) return;
    const heading = find();
    if (heading === null) return;
    if (landed === null) setTimeout(() => ending.abort(), SETTLES_MS);
    landed = heading;
    // Said in the page, or else it takes no focus.
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus();
  };
  const drawn = new MutationObserver(look);
  const first = setTimeout(() => {
    look();
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  stop = () => ending.abort();
  const { signal } = ending;
  signal.addEventListener('abort', () => {
    clearTimeout(first);
    drawn.disconnect();
  });
  for (const does of ['keydown', 'pointerdown']) addEventListener(does, stop, { signal, capture: true });
}

/** The first heading within an element that can be seen or read out. */
export function headingIn(element: Element | null, among = 'h1, h2, h3, h4'): HTMLElement | null {
  const headings = element?.querySelectorAll<HTMLElement>(among) ?? [];
  return [...headings].find((heading) => heading.checkVisibility()) ?? null;
}

export const headingOfPage = (): HTMLElement | null => headingIn(document.querySelector('main'), 'h1');
