import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { Depth, Roster } from '@adjutant/rules';
import { PinnedPack, Seats, settings, TableOfEvent } from '../opening.js';
import { Situation } from '../situation.js';
import { because, overridable, player } from './members.js';

/** Of a roster go out how many units it has, and which by their keys: whoever counts losses knows by these whose a unit is. */
const keys = is.object({ units: is.list(leaves(is.anything(), 'the key of its id')) });

export const MatchOpened = is.event(
  'MatchOpened',
  is.object({
    title: stays('typed by somebody', is.text()),
    pack: PinnedPack,
    seats: Seats,
    settings: is.object(settings),
    depth: is.optional(Depth),
    event: is.optional(TableOfEvent),
  }),
  '`depth`: how deep the match is recorded, where that is not in full. `event`: the table of an event that it is of, where it is of one.',
);
export const RosterSubmitted = is.event(
  'RosterSubmitted',
  is.object({ player, roster: leaves(Roster, { part: keys }), ...overridable }),
);
export const SituationAdopted = is.event('SituationAdopted', Situation);

export const SeatsCorrected = is.event(
  'SeatsCorrected',
  is.object({ seats: Seats, because }),
  'Who sits where from now on, and sat there all along: the match was opened with somebody else’s name.',
);
export const MatchVoided = is.event(
  'MatchVoided',
  is.object({ because }),
  'The match counts for nothing any more, such as one that was opened twice. What stands in its record stays readable.',
);
export const MatchRestored = is.event(
  'MatchRestored',
  is.object({ because }),
  'A void match counts again, as it stood.',
);

export type MatchOpened = Static<typeof MatchOpened>;
export type RosterSubmitted = Static<typeof RosterSubmitted>;
export type SituationAdopted = Static<typeof SituationAdopted>;
export type SeatsCorrected = Static<typeof SeatsCorrected>;
export type MatchVoided = Static<typeof MatchVoided>;
export type MatchRestored = Static<typeof MatchRestored>;
