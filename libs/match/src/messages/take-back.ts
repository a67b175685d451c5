import { is, type Static } from '@adjutant/kernel';
import { entry, seat } from './members.js';

export const TakeBack = is.message(
  'TakeBack',
  is.object({
    player: seat('Whose entry it is.'),
    entry: entry('The own latest entry, while nothing rests on it.'),
    because: is.optional(is.because()),
  }),
  'What a player has just written down by mistake, while the battle goes on and nothing stands after it but its own dice. It stays visible, struck. Records EntryCorrected.',
);

export type TakeBack = Static<typeof TakeBack>;
