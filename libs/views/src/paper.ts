import { packOf, type MatchEvent } from '@adjutant/match';
import { comparedIn, tellingOf, type Compared } from '@adjutant/replay';
import type { Pack, Shelf } from '@adjutant/rules';

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

/** `The paper says 30 VP (Primary) of A; the record has 28, 2 fewer.` */
export function paperText({ score }: Pack, compared: Compared): string {
  const { player, account, category, entry, place, says, has } = compared;
  const where = place === entry ? '' : ` after entry ${place}`;
  const name = score.categories.find(({ id }) => id === category)?.name ?? category;
  const points = `${account.toUpperCase()}${name === undefined ? '' : ` (${name})`}`;
  const apart = Math.abs(has - says);
  const record =
    says === has ? 'the same as the record' : `the record has ${has}, ${apart} ${has > says ? 'more' : 'fewer'}`;
  return `The paper says ${says} ${points} of ${player}${where}${says === has ? ', ' : '; '}${record}.`;
}
