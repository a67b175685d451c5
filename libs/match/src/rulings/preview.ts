import type { Occasion } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import type { Remedy } from '../commands.js';
import { decideMatch } from '../decider.js';
import type { Official } from '../events.js';
import type { MatchState } from '../state/state.js';
import { carryOut, type CarriedOut } from './ruling.js';

/** Why it is ruled so, and the last entry when the judge was called, where that is known. */
interface PreviewRequest {
  readonly because?: string;
  readonly called?: number | undefined;
}

/**
 * What remedies would come to if this official ruled so now: decided by the function that decides the ruling itself, so that
 * the match afterwards has exactly this essence. Nothing is written.
 */
export function previewRuling(
  shelf: Shelf,
  state: MatchState,
  remedies: readonly Remedy[],
  by: Official,
  { because = 'not yet ruled', called }: PreviewRequest = {},
): CarriedOut {
  const none = new Date(0).toISOString();
  const occasion: Occasion = { now: none, occurredAt: none, actor: by };
  // No dispute has this name, so it is never taken for a ruling that was applied before.
  const ruling = { dispute: '', ruling: '', by, remedies, because, ...(called === undefined ? {} : { called }) };
  return carryOut(ruling, state, { shelf, occasion }, (command, at, context) =>
    decideMatch(context.shelf, command, at, context.occasion),
  );
}
