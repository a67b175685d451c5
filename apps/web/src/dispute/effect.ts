import type { StepView } from '@adjutant/views';
import type { BothPoints, Outcome } from '../api/dispute-types.js';

type Stepped = Pick<StepView, 'number' | 'before' | 'after'>;

/** The entries of the match that a ruling came as: its own one and what followed from it in the same breath. */
export function entriesOf(outcome: Outcome | null): { readonly first: number; readonly last: number } | null {
  if (outcome === null || !outcome.carriedOut || outcome.entry === null) return null;
  return { first: outcome.entry, last: Math.max(outcome.entry, outcome.revision) };
}

/** Where both players stood before those entries and after them; null while they are not read. */
export function effectOf(
  outcome: Outcome | null,
  steps: readonly Stepped[],
): { readonly before: BothPoints; readonly after: BothPoints } | null {
  const entries = entriesOf(outcome);
  if (entries === null) return null;
  const before = steps.find(({ number }) => number === entries.first)?.before;
  const after = steps.find(({ number }) => number === entries.last)?.after;
  return before && after ? { before: points(before), after: points(after) } : null;
}

function points({ cp, vp }: NonNullable<StepView['after']>): BothPoints {
  return { A: { cp: cp.A, vp: vp.A }, B: { cp: cp.B, vp: vp.B } };
}
