import { is, type Static } from '@adjutant/kernel';
import { Seats } from '../opening.js';
import { decided } from '../deciding.js';
import { entry, named, seat } from './members.js';

const because = is.because();

export const ConcedeMatch = is.message(
  'ConcedeMatch',
  is.object({ player: seat(), because: is.optional(because) }),
  'Records MatchConceded.',
);
export const FinishMatch = is.message(
  'FinishMatch',
  is.object({
    ending: is.optional(
      is.oneOf(['all-rounds-played', 'time', 'judge'], {
        instead:
          'who gives up does so with ConcedeMatch; a no-show, a forfeit or an agreement is decided with DecideResult',
      }),
    ),
    winner: is.optional(
      is.oneOf(['A', 'B', 'draw'], { says: 'Who won, as the players say; of a match that is not recorded in full.' }),
    ),
    because: is.optional(because),
  }),
  'Records MatchFinished.',
);
export const ConfirmResult = is.message(
  'ConfirmResult',
  is.object({ player: seat(), named }),
  'Records ResultConfirmed.',
);
export const DecideResult = is.message(
  'DecideResult',
  is.object({ ...decided, because }),
  'Officials decide the result: somebody did not come, was disqualified, or the players agree. Records ResultDecided: officials say what the match comes to, whatever was played.',
);

export const CorrectSeats = is.message(
  'CorrectSeats',
  is.object({ seats: Seats, because }),
  'Until the result counts, in a match that is of no event: who plays at a table is what was published. Links of the seats that change hold no longer. Records SeatsCorrected, and EntryCorrected for what was confirmed for a seat that changes.',
);
export const VoidMatch = is.message(
  'VoidMatch',
  is.object({ because }),
  'For a match that was opened twice or at the wrong table. `RestoreMatch` undoes it. Records MatchVoided: the match counts for nothing.',
);
export const RestoreMatch = is.message(
  'RestoreMatch',
  is.object({ because }),
  'Records MatchRestored: it counts again, as it stood.',
);

export const RewindMatch = is.message(
  'RewindMatch',
  is.object({ to: entry('Everything after this entry is struck.'), because }),
  'Records MatchRewound.',
);
export const InspectHands = is.message(
  'InspectHands',
  is.object({ because: is.optional(because) }),
  'A judge looks at everything that is sealed; that somebody looked stays in the record. Records HandsInspected: a judge has looked at what is sealed.',
);

export type ConcedeMatch = Static<typeof ConcedeMatch>;
export type FinishMatch = Static<typeof FinishMatch>;
export type ConfirmResult = Static<typeof ConfirmResult>;
export type DecideResult = Static<typeof DecideResult>;
export type CorrectSeats = Static<typeof CorrectSeats>;
export type VoidMatch = Static<typeof VoidMatch>;
export type RestoreMatch = Static<typeof RestoreMatch>;
export type RewindMatch = Static<typeof RewindMatch>;
export type InspectHands = Static<typeof InspectHands>;
