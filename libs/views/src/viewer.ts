import type { Envelope } from '@adjutant/kernel';
import { openEvents, type MatchEvent } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';

/** Who looks at a match: one of the seats, a judge, or anybody else. */
export const VIEWERS = ['A', 'B', 'judge', 'spectator'] as const;

export type Viewer = (typeof VIEWERS)[number];

export function isViewer(value: unknown): value is Viewer {
  return VIEWERS.some((viewer) => viewer === value);
}

/**
 * Whose sealed things a viewer may see. This is the one place that decides it: the record itself holds no secret, only
 * commitments, and every view is made of what `seenBy` gives.
 */
export function mayOpen(viewer: Viewer): readonly Side[] {
  if (viewer === 'judge') return SIDES;
  return viewer === 'spectator' ? [] : [viewer];
}

/** A record as this viewer may see it. `envelopes`: those at hand; what the viewer may not open is left as it is. */
export function seenBy(
  viewer: Viewer,
  events: readonly MatchEvent[],
  envelopes: readonly Envelope[],
): readonly MatchEvent[] {
  return openEvents(mayOpen(viewer), events, envelopes);
}
