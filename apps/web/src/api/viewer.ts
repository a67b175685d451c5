import type { Viewer } from '@adjutant/views';
import { useCallback } from 'react';
import { useSearchParams } from '../app/ways.js';

/** Only types come from the libraries, so the words are said again here; whoever says nothing is a spectator. */
export const VIEWERS = ['spectator', 'A', 'B', 'judge'] as const satisfies readonly Viewer[];

const PARAMETER = 'as';

/** As whom somebody looks at a match stands in the address, as everything about where they are does. */
export function useViewer(): Viewer {
  const [parameters] = useSearchParams();
  return VIEWERS.find((one) => one === parameters.get(PARAMETER)) ?? 'spectator';
}

export function useLookAs(): (viewer: Viewer) => void {
  const [, setParameters] = useSearchParams();
  return useCallback(
    (viewer) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (viewer === 'spectator') after.delete(PARAMETER);
        else after.set(PARAMETER, viewer);
        return after;
      }),
    [setParameters],
  );
}

/** The same place of the page as somebody looks at it now: whoever sits down at a side goes on from there. */
export function lookedAt(path: string, viewer: Viewer): string {
  return viewer === 'spectator' ? path : `${path}?${PARAMETER}=${viewer}`;
}

/** The address of something that depends on who looks. */
export function seenAs(path: string, viewer: Viewer): string {
  if (viewer === 'spectator') return path;
  return `${path}${path.includes('?') ? '&' : '?'}viewer=${viewer}`;
}
