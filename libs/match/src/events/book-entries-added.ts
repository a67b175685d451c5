import { is, stays, type Static } from '@adjutant/kernel';
import { BookCard, ToldEntry } from '@adjutant/rules';
import { player } from './members.js';

export const BookEntriesAdded = is.event(
  'BookEntriesAdded',
  is.object({
    player: is.optional(player),
    entries: stays('typed by somebody', is.list(ToldEntry)),
    card: stays('typed by somebody', is.optional(BookCard)),
  }),
  'What no pack lists, as players told it: the match is recorded by the pack and by this from here on.',
);

export type BookEntriesAdded = Static<typeof BookEntriesAdded>;
