import { ChessClockTerms, is, leaves, stays, type ObjectOf, type Static } from '@adjutant/kernel';

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

const person = is.object({ player: is.name({ says: 'Id of a person; the name stands in /api/people.' }) });

/** Ids of people; their names live outside the log. */
export const Seats = stays('a person', is.object({ A: person, B: person }));
export type Seats = Static<typeof Seats>;
