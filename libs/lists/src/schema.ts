/**
 * What a row says, and how it is worked out. Raise it whenever that changes: every installation then builds its lists
 * anew beside the old ones.
 */
export const LISTS_FORMAT = 12;

/** Tables that stay, and those that every version has of its own (see `namesIn`). */
export interface ListSchema {
  /** `level`: 1 once it has come to the end of the log, and is read from then on. */
  readonly lists_versions: {
    readonly version: number;
    readonly format: number;
    readonly partitions: number;
    readonly level: number;
  };
  /** Up to where the log has been carried into the rows of a partition. `number`: how many events stand before there. */
  readonly lists_places: {
    readonly version: number;
    readonly partition: number;
    readonly position: string;
    readonly number: number;
  };
  /** `place`: which event of the whole log its first one is, from 0. */
  readonly matches: {
    readonly id: string;
    readonly place: number;
    readonly revision: number;
    readonly voided: number;
    /** Ids; what they are called stands with the people, where it can be erased. */
    readonly player_a: string;
    readonly player_b: string;
    readonly pack: string;
    /** Id of the event that it is a match of. */
    readonly event: string | null;
    /** Running, opened, finished, confirmed: 0 to 3. */
    readonly stage: number;
    /** What the match says of itself, as a search compares it. */
    readonly searched: string;
    readonly summary: string;
  };
  readonly disputes: {
    readonly id: string;
    readonly place: number;
    readonly revision: number;
    readonly match: string;
    readonly status: string;
    readonly judge: string | null;
    /** In small letters: it is searched. */
    readonly claim: string;
    /** The claim with where it is about, as a search compares it. */
    readonly searched: string;
    readonly unsettled: number;
    readonly summary: string;
  };
  /** `number`: which event of the whole log the ruling is, from 0. */
  readonly precedents: {
    readonly number: number;
    readonly dispute: string;
    readonly ruling: string;
    readonly pack: string;
    readonly at: string;
    readonly revision: number;
    readonly precedent: string;
  };
  readonly precedent_rules: { readonly rule: string; readonly number: number };
  readonly precedent_words: { readonly number: number };
  /** `id`: that of the person. `open`: how many of their penalties are under appeal; `summary`: which. */
  readonly penalties: {
    readonly id: string;
    readonly place: number;
    readonly revision: number;
    readonly open: number;
    readonly summary: string;
  };
  readonly tournaments: {
    readonly id: string;
    readonly place: number;
    readonly revision: number;
    readonly summary: string;
  };
}

const OF_A_VERSION = [
  ...(['matches', 'disputes', 'precedents', 'precedent_rules', 'precedent_words'] as const),
  ...(['penalties', 'tournaments'] as const),
] as const;
type Table = (typeof OF_A_VERSION)[number];

/** Lists with one row for each match, dispute, penalised person or event, by its `id`; the first holds every one of them. */
const OF_MATCHES = ['matches'] as const;
const OF_DISPUTES = ['disputes'] as const;
const OF_PENALTIES = ['penalties'] as const;
const OF_TOURNAMENTS = ['tournaments'] as const;
export const LISTS_OF = {
  match: OF_MATCHES,
  dispute: OF_DISPUTES,
  penalties: OF_PENALTIES,
  tournament: OF_TOURNAMENTS,
} as const;
export type ListOfRows = (typeof LISTS_OF)[keyof typeof LISTS_OF][number];

/** What the tables of a version are called. */
export type Names = { readonly [Name in Table]: Name };

/** To the types they keep their plain names: every version of a format has the same columns. */
export function namesIn(version: number): Names {
  return Object.fromEntries(OF_A_VERSION.map((table) => [table, `list_${table}_${version}`])) as unknown as Names;
}
