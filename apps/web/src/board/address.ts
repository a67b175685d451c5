export type Shown =
  | { readonly is: 'board' }
  | { readonly is: 'match'; readonly match: string }
  | { readonly is: 'overlay'; readonly match: string };

/** What an address shows. The server hands this page out for these addresses only. */
export function shownAt(pathname: string): Shown {
  const [, page, match] = /^\/(board|overlay)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (match === undefined) return { is: 'board' };
  return { is: page === 'overlay' ? 'overlay' : 'match', match: readable(match) };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface OverlayWish {
  /** Whose lines are shown. */
  readonly sides: readonly ('A' | 'B')[];
  readonly scale: number;
  readonly at: 'top' | 'bottom';
}

const SCALES = { least: 0.5, most: 4 };

/** How an overlay is to look: `side=A`, `scale=1.5`, `at=bottom`. What has no meaning is as if it were left out. */
export function overlayWish(search: string): OverlayWish {
  const asked = new URLSearchParams(search);
  const side = asked.get('side');
  const scale = Number(asked.get('scale') ?? 1);
  return {
    sides: side === 'A' || side === 'B' ? [side] : ['A', 'B'],
    scale: scale >= SCALES.least && scale <= SCALES.most ? scale : 1,
    at: asked.get('at') === 'bottom' ? 'bottom' : 'top',
  };
}
