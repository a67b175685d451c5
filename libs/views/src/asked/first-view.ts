import { is, type Static } from '@adjutant/kernel';
import { packOf, type MatchEvent } from '@adjutant/match';
import { firstMoment, paperText, type FirstAsked } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { ComparedView } from '../paper.js';
import { placeView, PlaceView } from './moment-view.js';

/** `agreed`: the last entry before after which the paper was right; null where there is none. */
export const PaperView = is.named('PaperView', is.extended(ComparedView, { agreed: is.orNull(is.anyWhole()) }));
export type PaperView = Static<typeof PaperView>;

/** The first moment at which something was so; `entry` null where it never was. */
export const FirstView = is.named(
  'FirstView',
  is.extended(is.without(PlaceView, 'entry'), {
    entry: is.orNull(is.anyWhole()),
    probes: is.anyWhole({ says: 'How many entries were looked at, which, and whether it had come about by then.' }),
    looked: is.many(is.object({ entry: is.anyWhole(), holds: is.yes() })),
    monotone: is.oneOf(['by-nature', 'had-ever'], {
      says: '`had-ever`: what was bisected is whether it had ever been so, since the thing itself comes and goes.',
    }),
    paper: is.optional(
      is.says(
        'Where paper and record part: both numbers, and the last entry at which they were still the same.',
        PaperView,
      ),
    ),
  }),
);
export type FirstView = Static<typeof FirstView>;

export function firstView(shelf: Shelf, events: readonly MatchEvent[], asked: FirstAsked): FirstView {
  const { passage, probes, monotone, parting } = firstMoment(shelf, events, asked);
  const how = { probes: probes.length, looked: probes, monotone };
  if (!passage) return { entry: null, clock: '', text: 'At no entry of the record.', ...how };
  const place = placeView(shelf, passage, passage.entered.number);
  if (!parting || passage.after.status === 'absent') return { ...place, ...how };
  const { parts, agreed } = parting;
  const pack = packOf(shelf, passage.after);
  const paper = { ...parts, agreed: agreed?.place ?? null, text: paperText(pack, parts) };
  return { ...place, ...how, paper };
}
