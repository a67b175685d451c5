import { ChessClockTerms, is, leaves, stays, type ObjectOf, type Static } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';

/** What a match is opened with: the rules that it is pinned to, how they are held, and who sits where. */
export const PinnedPack = is.object({
  id: leaves(is.name(), 'a word'),
  release: leaves(is.name(), 'a code'),
  digest: leaves(is.hash(), 'a hash'),
});
export type PinnedPack = Static<typeof PinnedPack>;

export const settings = {
  enforcement: leaves(
    is.oneOf(['strict', 'advise'], {
      says: 'strict refuses what the rules forbid; advise records and flags it.',
    }),
  ),
  attestations: leaves(
    is.oneOf(['required', 'open', 'presumed'], {
      says: 'Whether questions have to be answered, may stay open, or are presumed where nobody tells.',
    }),
  ),
  rosters: leaves(is.oneOf(['checked', 'as-declared'])),
  chessClock: is.optional(ChessClockTerms),
};
export type Settings = ObjectOf<typeof settings>;

/** Which table of an event a match is of, and what the event decided about it. */
export const TableOfEvent = is.object(
  {
    id: leaves(is.name({ says: 'Id of the event.' }), 'an id'),
    round: leaves(is.whole({ least: 1, says: 'From 1.' })),
    table: leaves(is.whole({ least: 1, says: 'Number of the table.' })),
    publication: leaves(is.whole({ least: 1, says: 'Which publication of the round opened it.' })),
    mission: is.optional(leaves(is.name({ says: 'What the round plays.' }), 'a code')),
    pointsLimit: is.optional(leaves(is.whole({ says: 'Points of a list.' }))),
    lists: is.optional(
      is.some(SIDES, leaves(is.hash({ says: 'SHA-256 of the list that the player brought to the event.' }), 'a hash')),
    ),
  },
  { name: 'TableOfEvent' },
);
export type TableOfEvent = Static<typeof TableOfEvent>;

const person = is.object({ player: is.name({ says: 'Id of a person; the name stands in /api/people.' }) });

/** Ids of people; their names live outside the log. */
export const Seats = stays('a person', is.object({ A: person, B: person }));
export type Seats = Static<typeof Seats>;
