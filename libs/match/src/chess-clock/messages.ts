import { ChessClockTerms, is, type Static } from '@adjutant/kernel';
import { seat } from '../messages/members.js';
import { RUNNING } from './terms.js';

const MOST_SECONDS = 24 * 60 * 60;

export const SetChessClock = is.message(
  'SetChessClock',
  ChessClockTerms,
  'Once time has run on it, judges alone set it anew; what was used stays used. Records ChessClockSet.',
);
export const PassTime = is.message(
  'PassTime',
  is.object({
    to: is.oneOf(RUNNING, { says: 'Whose time runs from the press on: a player’s, or nobody’s.' }),
  }),
  'Counts from `occurredAt`, the moment of the press. It starts a chess clock, and lets one go on that was paused. Records TimePassed.',
);
export const PauseTime = is.message(
  'PauseTime',
  is.object({
    because: is.optional(is.because()),
    dispute: is.optional(is.name({ says: 'The call for a judge that it waits for; the server alone says so.' })),
  }),
  'Who may, the event decides. A call for a judge does it by itself. Records TimePaused.',
);
export const GiveTime = is.message(
  'GiveTime',
  is.object({
    player: seat(),
    seconds: is.whole({ least: -MOST_SECONDS, most: MOST_SECONDS, says: 'Negative: time is taken away.' }),
    because: is.because(),
    dispute: is.optional(is.name({ says: 'The call for a judge in which it was ruled.' })),
  }),
  'Records TimeGiven.',
);

export type SetChessClock = Static<typeof SetChessClock>;
export type PassTime = Static<typeof PassTime>;
export type PauseTime = Static<typeof PauseTime>;
export type GiveTime = Static<typeof GiveTime>;

export const TIME_COMMAND_SCHEMAS = { SetChessClock, PassTime, PauseTime, GiveTime } as const;
