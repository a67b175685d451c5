import { is, leaves, stays, type ObjectOf, type Static } from '@adjutant/kernel';
import { entry, seat } from './messages/members.js';

export const NOTE_KINDS = ['agreement', 'measurement', 'pause', 'note'] as const;
export const RESOURCES = ['cp', 'vp'] as const;

/** What people at the table want to have said; it changes nothing. */
export const NoteTaken = is.object({
  kind: leaves(is.oneOf(NOTE_KINDS)),
  text: stays('typed by somebody', is.prose({ says: 'What was agreed, measured or said; it stays in the record.' })),
  player: is.optional(seat('Whose word it is, where it is the word of one player.')),
});
export type Note = Static<typeof NoteTaken>;

/** An account of a player as somebody keeps it outside the record, on a score sheet for example. */
export const DeclaredRunning = is.object({
  player: seat('Whose points.'),
  account: leaves(is.oneOf(RESOURCES)),
  category: leaves(
    is.optional(is.name({ says: 'Of victory points: which; all of them where it is left out.' })),
    'a word',
  ),
  value: leaves(is.whole({ most: 10_000, says: 'What the paper shows.' })),
  after: is.optional(entry('The entry after which it showed this; now where it is left out.')),
});
export type PaperSays = Static<typeof DeclaredRunning>;

/** What a balance is put to. */
export const balance = {
  player: seat(),
  resource: leaves(is.oneOf(RESOURCES)),
  category: leaves(
    is.optional(is.name({ says: 'Of victory points: which; their sum where it is left out.' })),
    'a word',
  ),
  value: leaves(is.whole({ most: 1_000, says: 'What a balance is set to.' })),
};
export type Balance = ObjectOf<typeof balance>;
