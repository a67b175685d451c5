import { is, type Static } from '@adjutant/kernel';
import { Figures, ROUND } from '../figures.js';
import { named, seat } from './members.js';

export const ConfirmRound = is.message(
  'ConfirmRound',
  is.object({
    player: seat(),
    round: is.whole({ ...ROUND, says: 'A battle round that has ended.' }),
    seen: is.says('The points of both at the end of the round, as the player sees them.', Figures),
    named,
    typed: is.optional(
      is.text({ longest: 100, says: 'The own name as it was typed. It counts as named, and is not kept.' }),
    ),
  }),
  'Refused where the record has other points. Records RoundConfirmed.',
);

export type ConfirmRound = Static<typeof ConfirmRound>;
