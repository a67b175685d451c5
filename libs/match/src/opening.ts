/** What a match is opened with: the rules that it is pinned to, how they are held, and who sits where. */
export interface PinnedPack {
  readonly id: string;
  readonly release: string;
  readonly digest: string;
}

/**
 * `strict` refuses what the rules forbid; `advise` records everything and flags it. What nobody answers is refused where answers
 * are `required`, waits for one where they may stay `open`, and is taken as its question presumes where it is `presumed`.
 */
export interface Settings {
  readonly enforcement: 'strict' | 'advise';
  readonly attestations: 'required' | 'open' | 'presumed';
  readonly rosters: 'checked' | 'as-declared';
}

export interface Seats {
  /** Ids of people; their names live outside the log. */
  readonly A: { readonly player: string };
  readonly B: { readonly player: string };
}
