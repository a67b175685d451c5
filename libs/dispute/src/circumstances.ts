import { ChessClockRules, Concession, is, Judging, type Refusal, type Role, type Static } from '@adjutant/kernel';
import type { Basis, Side, TieChanged } from './events.js';

/** What connects a person with others, as far as it is known. */
export interface Ties {
  readonly club: string | null;
  readonly nation: string | null;
}

/** What an event has decided about its disputes. */
export const EventPolicy = is.object(
  {
    name: is.anyText(),
    ...Judging.properties,
    chessClock: is.optional(
      is.says(
        'What the event has decided about chess clocks itself; left out where its policy of penalties says it, or nobody does.',
        ChessClockRules,
      ),
    ),
    players: is.optional(
      is.oneOf(['show-seats', 'open-matches'], {
        says: 'What players do besides playing: show the code of a seat of their match, or open matches as well. Left out: staff alone do both.',
      }),
    ),
    publicDelay: is.optional(
      is.anyWhole({
        says: 'By how many seconds everything that the public is shown of a match runs behind its table; left out: by none.',
      }),
    ),
    concession: is.optional(
      is.says(
        'What a match is worth that is conceded; left out where the points stay as they were played.',
        Concession,
      ),
    ),
    became: is.optional(
      is.object(
        { event: is.anyText({ says: 'Its id.' }), called: is.anyText({ says: 'What the installation was called.' }) },
        {
          says: 'The event that has taken over what the installation was: the name is that event’s alone since. Left out where none has.',
        },
      ),
    ),
  },
  { name: 'EventPolicy' },
);
export type EventPolicy = Static<typeof EventPolicy>;

export const StoredEvidence = is.object({ mediaType: is.anyText(), bytes: is.anyWhole() }, { name: 'StoredEvidence' });
export type StoredEvidence = Static<typeof StoredEvidence>;

/** A result that both players have confirmed, or that was confirmed for them. */
export interface Confirmation {
  /** The entry with which it was complete, and when the server received that. */
  readonly entry: number;
  readonly received: string;
  /** The players who have said it themselves. */
  readonly bound: readonly Side[];
}

/** When the server received what deadlines run from, and who wrote it: a record itself says only when it happened at the table. */
export interface Receipts {
  /** Of the ruling that stands. */
  readonly ruled: string | null;
  /** Players for whom somebody else wrote that they accept the ruling that stands. */
  readonly acceptedByStaff: readonly Side[];
  readonly withdrawn: { readonly at: string; readonly byStaff: boolean } | null;
}

export interface MatchCircumstances {
  readonly revision: number;
  /** Null where the result is not confirmed. */
  readonly confirmation: Confirmation | null;
  /** Since which entry it is void, and why; null where it counts. */
  readonly voided: { readonly entry: number; readonly because: string } | null;
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

/** Everything that a dispute cannot know from its own record: read at the edge, and handed in. */
export interface Circumstances {
  /** What the one who asks may act as: at least the role of the occasion. */
  readonly roles: readonly Role[];
  /** Whether it is known who asks. On a machine where nobody signs in, one person plays all the parts. */
  readonly named: boolean;
  /** The seat of the one who asks, in this match. */
  readonly seat: Side | null;
  /**
   * Where the one who asks plays in this match, whatever the role in which they ask and whatever the seat calls them; left
   * out where they do not.
   */
  readonly plays?: Side;
  /** Null where there is no such match. */
  readonly match: MatchCircumstances | null;
  readonly policy: EventPolicy;
  readonly receipts: Receipts;
  /** Everybody who is a head judge here; null where nobody signs in. */
  readonly headJudges: readonly string[] | null;
  readonly ties: {
    readonly asking: Ties;
    readonly players: { readonly [side in Side]: Ties };
    /** Those who sat there before the seats were corrected; left out where they never were. */
    readonly former?: readonly { readonly [side in Side]: Ties }[];
    /** What was changed of these since the match was opened; left out where nothing was. */
    readonly changed?: readonly TieChanged[];
  };
  /** What players who still sit there have consented to; left out where nobody else has sat there meanwhile. */
  readonly accepted?: readonly { readonly side: Side; readonly judge: string }[];
  /** Who handed out the link by which the one who asks sits there. */
  readonly seatedBy?: string;
  /** For rulings. */
  readonly assessment?: Assessment;
  /** For evidence: the file, where it is stored here. */
  readonly evidence?: StoredEvidence | null;
}
