import { is, type Static } from '@adjutant/kernel';
import { packOf, type MatchEvent } from '@adjutant/match';
import { comparedIn, paperText, tellingOf, Compared } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';

export const ComparedView = is.named('ComparedView', is.extended(Compared, { text: is.anyText() }));
export type ComparedView = Static<typeof ComparedView>;

/** Everything that was declared of the paper, held against the record as it counts at the end of these events. */
export function paperView(shelf: Shelf, events: readonly MatchEvent[]): readonly ComparedView[] {
  const telling = tellingOf(shelf, events);
  const { outcome } = telling;
  if (outcome.status === 'absent') return [];
  const pack = packOf(shelf, outcome);
  return comparedIn(telling).map((one) => ({ ...one, text: paperText(pack, one) }));
}
