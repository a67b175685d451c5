import { is, type Static } from '@adjutant/kernel';
import { entry, seat } from './members.js';

const ask = entry('Number of the entry that asks.');

export const AskTakeBack = is.message(
  'AskTakeBack',
  is.object({
    player: seat('Who asks.'),
    entry: entry('What is to be taken back.'),
    because: is.optional(is.because()),
  }),
  'Asks the other player to let an entry be struck that is not the own latest one. What it would change is asked for first, with leaveOut. Records TakeBackAsked.',
);
export const AgreeTakeBack = is.message(
  'AgreeTakeBack',
  is.object({ player: seat('Who was asked.'), ask }),
  'The entry is struck, and stays visible. Records TakeBackAgreed and EntryCorrected.',
);
export const DeclineTakeBack = is.message(
  'DeclineTakeBack',
  is.object({ player: seat('Who was asked.'), ask, because: is.optional(is.because()) }),
  'Nothing changes; a judge can still be called. Records TakeBackDeclined.',
);

export type AskTakeBack = Static<typeof AskTakeBack>;
export type AgreeTakeBack = Static<typeof AgreeTakeBack>;
export type DeclineTakeBack = Static<typeof DeclineTakeBack>;
