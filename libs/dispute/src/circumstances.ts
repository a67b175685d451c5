import type { Refusal, Role } from '@adjutant/kernel';
import type { Basis, Side } from './events.js';

/** What connects a person with others, as far as it is known. */
export interface Ties {
  readonly club: string | null;
  readonly nation: string | null;
}

export const TIES = ['club', 'nation'] as const satisfies readonly (keyof Ties)[];

/** What an event has decided about its disputes. */
export interface EventPolicy {
  readonly name: string;
  /** A judge who shares one of these with a player of the match does not rule on it. */
  readonly conflicts: readonly (keyof Ties)[];
  /** The policy that penalties come from; null where the event has named none. */
  readonly penalties: string | null;
  /** How long after a ruling it may be appealed; null: as long as the player has not accepted it. */
  readonly appealMinutes: number | null;
}

export interface MatchCircumstances {
  readonly revision: number;
  /** Whether both players have confirmed the result. */
  readonly confirmed: boolean;
  /** The ids of the people in the seats. */
  readonly players: { readonly [side in Side]: string };
}

/** What carrying the remedies out would come to, on the match as it is now. */
export type Assessment =
  | { readonly possible: true; readonly basis: Basis; readonly since: readonly EntrySince[] }
  | { readonly possible: false; readonly refusal: Refusal };

/** An entry that was recorded after the match was previewed. */
export interface EntrySince {
  readonly entry: number;
  readonly type: string;
  readonly text: string;
  readonly clock: string;
}

export interface StoredEvidence {
  readonly mediaType: string;
  readonly bytes: number;
}

/** Everything that a dispute cannot know from its own record: read at the edge, and handed in. */
export interface Circumstances {
  /** What the one who asks may act as: at least the role of the occasion. */
  readonly roles: readonly Role[];
  /** Whether it is known who asks. On a machine where nobody signs in, one person plays all the parts. */
  readonly named: boolean;
  /** The seat of the one who asks, in this match. */
  readonly seat: Side | null;
  /** Null where there is no such match. */
  readonly match: MatchCircumstances | null;
  readonly policy: EventPolicy;
  readonly ties: { readonly asking: Ties; readonly players: { readonly [side in Side]: Ties } };
  /** For rulings. */
  readonly assessment?: Assessment;
  /** For evidence: the file, where it is stored here. */
  readonly evidence?: StoredEvidence | null;
}
