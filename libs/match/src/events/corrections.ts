import { is, leaves, type Static } from '@adjutant/kernel';
import { Correction } from '../messages/correction.js';
import { entry } from '../messages/members.js';
import { Official } from '../messages/official.js';
import { because, count } from './members.js';

export const EntryCorrected = is.event(
  'EntryCorrected',
  is.object({ entry: entry(), correction: Correction, because }),
);
export const MatchRewound = is.event(
  'MatchRewound',
  is.object({ to: entry(), because, keeps: is.optional(is.list(entry())) }),
  'Everything after entry `to` is struck; what follows this event is played from there. `keeps`: entries after `to` that stay all the same, since they were not played: what was ruled, corrected, revealed and looked at in the meantime.',
);

/** Who ruled stays behind; as what, may leave. */
const asWhat = is.object({ role: leaves(is.oneOf(['judge', 'head-judge', 'organizer'])) });

export const RulingApplied = is.event(
  'RulingApplied',
  is.object({
    dispute: leaves(is.name(), 'an id'),
    ruling: leaves(is.name(), 'a code'),
    by: leaves(Official, { part: asWhat }),
    entries: count,
    because,
  }),
  'A ruling of a dispute takes effect: the `entries` entries that follow this one are what it comes to.',
);
export const RulingReversed = is.event(
  'RulingReversed',
  is.object({ entry: entry(), because }),
  'Strikes the ruling applied at `entry`, with every entry that it came to.',
);

export type EntryCorrected = Static<typeof EntryCorrected>;
export type MatchRewound = Static<typeof MatchRewound>;
export type RulingApplied = Static<typeof RulingApplied>;
export type RulingReversed = Static<typeof RulingReversed>;
