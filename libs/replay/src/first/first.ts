import type { MatchEvent } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { tellingOf, type Passage } from '../telling.js';
import type { FirstAsked } from './asked.js';
import { heldAgainst, partingAt, type Parting } from './against.js';
import { bisect } from './bisect.js';
import { watchFor, type Watch } from './watch.js';

/** The first entry at which something is so, in the record as it counts now; null where it never is. */
export interface First {
  readonly passage: Passage | null;
  /** The entries that were looked at, in the order of looking, and whether it had come about by then. */
  readonly probes: readonly { readonly entry: number; readonly holds: boolean }[];
  readonly monotone: Watch['monotone'];
  /** Of a question about the paper: both numbers. */
  readonly parting?: Parting;
}

export function firstMoment(shelf: Shelf, events: readonly MatchEvent[], asked: FirstAsked): First {
  const telling = tellingOf(shelf, events);
  const { passages } = telling;
  const compared = heldAgainst(telling, asked);
  const watch = watchFor(asked, compared);
  const { place, looked } = bisect(passages.length, along(passages, watch));
  const passage = place === null ? null : (passages[place] ?? null);
  const parting = passage && partingAt(compared, passage.entered.number);
  return {
    passage,
    probes: looked.map((one) => ({ entry: passages[one.place]?.entered.number ?? 0, holds: one.holds })),
    monotone: watch.monotone,
    ...(parting ? { parting } : {}),
  };
}

/** Whether it has come about by a place. What has ever been is read on from the nearest place before that is known. */
function along(passages: readonly Passage[], watch: Watch): (place: number) => boolean {
  if (watch.monotone === 'by-nature') {
    return (place) => {
      const passage = passages[place];
      return passage !== undefined && watch.holds(passage.after);
    };
  }
  const known = new Map<number, boolean>([[-1, false]]);
  return (place) => {
    const before = Math.max(...[...known.keys()].filter((one) => one < place));
    const ever = known.get(before) === true || passages.slice(before + 1, place + 1).some((one) => watch.at(one));
    known.set(place, ever);
    return ever;
  };
}
