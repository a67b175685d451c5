import type { OutcomeView, WholeRuling } from '@adjutant/dispute';
import type { Preview } from '@adjutant/rulings';
import type { StepView } from '@adjutant/views';

type Stepped = Pick<StepView, 'number' | 'before' | 'after'>;

export interface Entries {
  readonly first: number;
  readonly last: number;
}

/** The entries of the match that a ruling came as: its own one and what followed from it in the same breath. */
export function entriesOf(outcome: OutcomeView | null): Entries | null {
  if (outcome === null || !outcome.carriedOut || outcome.entry === null) return null;
  return { first: outcome.entry, last: Math.max(outcome.entry, outcome.revision) };
}

/** Which entries made the difference: where a ruling takes the place of another, taking that one back belongs to it. */
export function changedBy(ruling: WholeRuling, rulings: readonly WholeRuling[]): Entries | null {
  const entries = entriesOf(ruling.outcome);
  if (entries === null || ruling.verdict !== 'overturned') return entries;
  const back = rulings.findLast(({ number, takenBack }) => number < ruling.number && takenBack !== null)?.takenBack;
  return { ...entries, first: Math.min(entries.first, back?.entry ?? entries.first) };
}

/** Where both players stood before those entries and after them; null while they are not read. */
export function effectOf(
  entries: Entries | null,
  steps: readonly Stepped[],
): { readonly before: Preview['before']; readonly after: Preview['before'] } | null {
  if (entries === null) return null;
  const before = steps.find(({ number }) => number === entries.first)?.before;
  const after = steps.find(({ number }) => number === entries.last)?.after;
  return before && after ? { before: points(before), after: points(after) } : null;
}

function points({ cp, vp }: NonNullable<StepView['after']>): Preview['before'] {
  return { A: { cp: cp.A, vp: vp.A }, B: { cp: cp.B, vp: vp.B } };
}
