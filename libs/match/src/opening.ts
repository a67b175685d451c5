import { is, type ObjectOf, type Static } from '@adjutant/kernel';

/** What a match is opened with: the rules that it is pinned to, how they are held, and who sits where. */
export interface PinnedPack {
  readonly id: string;
  readonly release: string;
  readonly digest: string;
}

export const settings = {
  enforcement: is.oneOf(['strict', 'advise'], {
    says: 'strict refuses what the rules forbid; advise records and flags it.',
  }),
  attestations: is.oneOf(['required', 'open', 'presumed'], {
    says: 'Whether questions have to be answered, may stay open, or are presumed where nobody tells.',
  }),
  rosters: is.oneOf(['checked', 'as-declared']),
};
export type Settings = ObjectOf<typeof settings>;

const person = is.object({ player: is.name({ says: 'Id of a person; the name stands in /api/people.' }) });

/** Ids of people; their names live outside the log. */
export const Seats = is.object({ A: person, B: person });
export type Seats = Static<typeof Seats>;
