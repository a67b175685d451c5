import { packOf, type MatchEvent } from '@adjutant/match';
import { comparedIn, paperText, tellingOf, type Compared } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';

export interface ComparedView extends Compared {
  readonly text: string;
}

/** Everything that was declared of the paper, held against the record as it counts at the end of these events. */
export function paperView(shelf: Shelf, events: readonly MatchEvent[]): readonly ComparedView[] {
  const telling = tellingOf(shelf, events);
  const { outcome } = telling;
  if (outcome.status === 'absent') return [];
  const pack = packOf(shelf, outcome);
  return comparedIn(telling).map((one) => ({ ...one, text: paperText(pack, one) }));
}
