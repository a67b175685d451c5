import { is, type Static } from '@adjutant/kernel';
import { Seats } from '../opening.js';
import { decided } from '../deciding.js';
import { entry, seat } from './members.js';

const because = is.because();

export const ConcedeMatch = is.message('ConcedeMatch', is.object({ player: seat(), because: is.optional(because) }));
export const FinishMatch = is.message(
  'FinishMatch',
  is.object({
    ending: is.optional(
      is.oneOf(['all-rounds-played', 'time', 'judge'], {
        instead:
          'who gives up does so with ConcedeMatch; a no-show, a forfeit or an agreement is decided with DecideResult',
      }),
    ),
    because: is.optional(because),
  }),
);
export const ConfirmResult = is.message('ConfirmResult', is.object({ player: seat() }));
export const DecideResult = is.message(
  'DecideResult',
  is.object({ ...decided, because }),
  'Officials decide the result: somebody did not come, was disqualified, or the players agree.',
);

export const CorrectSeats = is.message(
  'CorrectSeats',
  is.object({ seats: Seats, because }),
  'Until the result counts. Links of the seats that change hold no longer.',
);
export const VoidMatch = is.message(
  'VoidMatch',
  is.object({ because }),
  'For a match that was opened twice or at the wrong table. `RestoreMatch` undoes it.',
);
export const RestoreMatch = is.message('RestoreMatch', is.object({ because }));

export const RewindMatch = is.message(
  'RewindMatch',
  is.object({ to: entry('Everything after this entry is struck.'), because }),
);
export const InspectHands = is.message(
  'InspectHands',
  is.object({ because: is.optional(because) }),
  'A judge looks at everything that is sealed; that somebody looked stays in the record.',
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
