import { ChessClockTerms, is, leaves, stays, type Static } from '@adjutant/kernel';
import { because, player } from '../events/members.js';
import { RUNNING } from './terms.js';

/** The year 9999. */
const LATEST = 253_402_300_799_999;
const MOST_SECONDS = 24 * 60 * 60;

const at = leaves(is.whole({ most: LATEST, says: 'When, in milliseconds since 1970, by the clock of the server.' }));
const turn = stays(
  'of no use outside',
  is.name({ says: 'The turn that the time from here on belongs to: `R0` before the battle, `R2.B`, `R2` of both.' }),
);
const dispute = leaves(is.optional(is.name()), 'a key');

export const ChessClockSet = is.event(
  'ChessClockSet',
  is.extended(ChessClockTerms, { at, turn }),
  'A chess clock is set, or set anew; it runs from the first TimePassed on.',
);
export const TimePassed = is.event(
  'TimePassed',
  is.object({
    to: leaves(is.oneOf(RUNNING)),
    at,
    turn,
    late: is.optional(
      leaves(is.whole({ most: LATEST, says: 'How many seconds after the press it came, where that is many.' })),
    ),
  }),
  'From the press on the time of `to` runs.',
);
export const TimePaused = is.event(
  'TimePaused',
  is.object({
    at,
    turn,
    cause: leaves(
      is.oneOf(['asked', 'call', 'end'], { says: 'Somebody asked, a judge was called, or the match is over.' }),
    ),
    dispute,
    because: is.optional(because),
  }),
  'Nobody’s time runs, not even the neutral one.',
);
export const TimeGiven = is.event(
  'TimeGiven',
  is.object({
    player,
    seconds: leaves(is.whole({ least: -MOST_SECONDS, most: MOST_SECONDS })),
    at,
    turn,
    because,
    dispute,
  }),
  'An official gives a player time on the chess clock, or takes some.',
);
export const TimeTurned = is.event(
  'TimeTurned',
  is.object({ at, turn }),
  'From here on what runs belongs to another turn. It moves no time.',
);
export const TimeRanOut = is.event(
  'TimeRanOut',
  is.object({
    who: leaves(is.oneOf(RUNNING, { says: 'Whose time it was.' })),
    at,
    turn,
    flagged: is.optional(leaves(is.exactly(true, { says: 'The event has what is recorded from here on flagged.' }))),
  }),
  'Noted with the first entry after it. It refuses nothing.',
);

export type ChessClockSet = Static<typeof ChessClockSet>;
export type TimePassed = Static<typeof TimePassed>;
export type TimePaused = Static<typeof TimePaused>;
export type TimeGiven = Static<typeof TimeGiven>;
export type TimeTurned = Static<typeof TimeTurned>;
export type TimeRanOut = Static<typeof TimeRanOut>;

export const TIME_EVENT_SCHEMAS = { ChessClockSet, TimePassed, TimePaused, TimeGiven, TimeTurned, TimeRanOut } as const;

export type TimeEvent = ChessClockSet | TimePassed | TimePaused | TimeGiven | TimeTurned | TimeRanOut;

/** Whether an entry is the chess clock's: it says nothing about the battle, and nobody has to have seen it. */
export function isTimeEntry({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(TIME_EVENT_SCHEMAS, type);
}
