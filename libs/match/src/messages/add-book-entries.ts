import { is, type Static } from '@adjutant/kernel';
import { BookCard, BookEntry } from '@adjutant/rules';
import { seat } from './members.js';

/** As many as the largest score card has, and some. */
const MOST_ENTRIES = 200;

export const AddBookEntries = is.message(
  'AddBookEntries',
  is.object({
    player: is.optional(seat('Whose it is, such as a stratagem of their army; of both where it is left out.')),
    entries: is.list(BookEntry, { most: MOST_ENTRIES }),
    card: is.optional(is.says('The score card that they are of.', BookCard)),
  }),
  'At any time before the end. Records BookEntriesAdded: what no pack lists is spent and scored by from here on, because players said so.',
);

export type AddBookEntries = Static<typeof AddBookEntries>;
