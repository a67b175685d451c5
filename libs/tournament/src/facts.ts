import type { Absence } from './presence.js';

/** A player of an event. People, names and clubs stand outside: what pairing has to know of them are opaque groups. */
export type EntrantId = string;

/** One player of an event, as pairing and standings know them. */
export interface Entrant {
  readonly id: EntrantId;
  /**
   * What pairing may be asked to avoid, by kind (`club`, `nation`, `list`, …), as opaque ids recorded at entry: editing or
   * erasing a person changes no replay.
   */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** For seeds and brackets: higher is better. Absent where the event knows none. */
  readonly rating?: number;
  /** The first round that this player can be paired for, from 1. */
  readonly from: number;
  /** The last round that this player can be paired for. Absent while they play on. */
  readonly until?: number;
  /** When they were away between: dropped and reinstated, or entered and not yet checked in; the earliest first. */
  readonly absences?: readonly Absence[];
  /** No bye is given by pairing, whatever comes of it. */
  readonly barredFromBye?: boolean;
  /** Plays only in rounds where the number would be odd without them, and stands aside in all others. */
  readonly standby?: boolean;
  /** The table that this player keeps all day (one that a wheelchair reaches, one beside a socket). */
  readonly table?: number;
  /** What stood there while earlier rounds were drawn, where it was changed since; the earliest first. */
  readonly formerly?: readonly Formerly[];
  /** Rounds in which they take no part in pairing, and what they are given for it. */
  readonly asked?: readonly AskedBye[];
}

/** What pairing knew of a player up to a round, where it knows otherwise now. */
export interface Formerly extends Pick<Entrant, 'groups' | 'rating' | 'barredFromBye' | 'table'> {
  /** The last round that was drawn by it. */
  readonly through: number;
  /** Whether they stood by; as now, where it is left out. */
  readonly standby?: boolean;
}

/** A bye that somebody asked for, or that was given before pairing. */
export interface AskedBye {
  readonly round: number;
  readonly kind: Exclude<ByeKind, 'pairing'>;
}

/** How it went for one player. A win by few points may be worth as much as a draw: outcome and points are facts of their own. */
export type Outcome = 'win' | 'draw' | 'loss';

/** What one seat of a table came to. */
export interface SeatResult {
  readonly player: EntrantId;
  readonly outcome: Outcome;
  /** Figures of this table by name: `vp`, `tp`, `casualtyPoints`, `gamesWon`, … as whole or half numbers. */
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * How a table was decided. Only what was `played` counts as played for tie-breaks; `forfeit` has one who wins without play;
 * `double-loss` none; `assigned` is what an organizer gave where nothing was played.
 */
export type Decided = 'played' | 'forfeit' | 'double-loss' | 'assigned';

/** A table of a round. Seat A is the first (white, where the game has colours). */
export interface TableResult {
  readonly table: number;
  readonly decided: Decided;
  readonly seats: readonly [SeatResult, SeatResult];
  /** It was called into question after its round was closed: it counts until somebody rules otherwise. */
  readonly disputed?: boolean;
  /** One of the two players alone told it, and it stands by the time that went by. */
  readonly unconfirmed?: boolean;
  /** A ruling or a penalty says who has won, and nobody said how many points that is. */
  readonly given?: boolean;
}

/** A table of a round of which no result stands yet, or one that is disputed, or whose match is void. */
export interface OpenTable {
  readonly table: number;
  readonly players: readonly [EntrantId, EntrantId];
  readonly disputed?: boolean;
  readonly voided?: boolean;
}

/**
 * Why somebody has no opponent. `pairing`: the number was odd; `full`, `half` and `zero` were asked for or given, and the
 * player took no part in pairing (conventions §3.5: `U`, `F`, `H`, `Z` of the TRF).
 */
export type ByeKind = 'pairing' | 'full' | 'half' | 'zero';

export interface Bye {
  readonly player: EntrantId;
  readonly kind: ByeKind;
  /** What the policy of the event gives for it, by the same names as at a table. */
  readonly figures: Readonly<Record<string, number>>;
  /** The result that an organizer gave where nothing was played: it counts as that, whatever byes of its kind count as. */
  readonly assigned?: Outcome;
  /** What it counts as where pairing goes by the order of the event, and that differs from what byes of its kind usually count as. */
  readonly counts?: Outcome | 'nothing';
}

/** One published round. */
export interface Round {
  /** From 1, without gaps. */
  readonly number: number;
  readonly closed: boolean;
  readonly tables: readonly TableResult[];
  readonly open: readonly OpenTable[];
  readonly byes: readonly Bye[];
  /** What this round plays, where the plan of missions says so. */
  readonly mission?: string;
}

/** What an effect of a ruling or penalty does to standings: the tournament knows the effect and the id, nobody's story. */
export type Effect =
  | {
      readonly ruling: string;
      readonly player: EntrantId;
      readonly figure: string;
      readonly add: number;
      readonly round?: number;
    }
  | { readonly ruling: string; readonly player: EntrantId; readonly does: 'no-prizes' | 'disqualified' };

/**
 * A figure of a whole event and of no table: painting, votes for a favourite opponent, a column that another program worked
 * out. What stands twice for one player adds up.
 */
export interface EventFigure {
  readonly player: EntrantId;
  readonly figure: string;
  readonly value: number;
}

/** Who went through a cut by which they stand apart from everybody else. */
export interface Apart {
  /** The round after which the field was cut. */
  readonly after: number;
  /** Rounds that the bracket has; 0 where those who went through are paired otherwise. */
  readonly rounds: number;
  /** Each with the rounds of the event whose match of the bracket they have won. */
  readonly through: readonly { readonly player: EntrantId; readonly won: readonly number[] }[];
}

/** Everything that pairing and standings read of an event. They are functions of this and of rules that are data. */
export interface EventFacts {
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly effects: readonly Effect[];
  /** Figures of the whole event. Absent where there are none. */
  readonly figures?: readonly EventFigure[];
  /** Absent where no cut parts the field. */
  readonly apart?: Apart;
  /** Committed at set-up, revealed after round 1: all chance is keyed by it, by round and by player, never drawn in sequence. */
  readonly seed: string;
}
