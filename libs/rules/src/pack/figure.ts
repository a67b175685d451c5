import type { Condition } from './condition.js';
import type { Period } from './entry.js';

/**
 * What a field has to hold to be meant: `own` and `opponent` are sides seen from the player who asks; `same` is what the
 * fact that is being written down holds in that field.
 */
export interface FieldMatches {
  readonly [field: string]: string | number | boolean | { readonly same: string };
}

/** Which facts of a kind. `by`: written down by whom; `since`: only those after the latest of that other kind. */
interface Facts {
  readonly fields?: FieldMatches;
  readonly where?: Condition;
  readonly by?: Whose;
  readonly since?: string;
  /** Without those after which a fact of these kinds holds the same in this field: it has ended them. */
  readonly lifted?: { readonly fact: readonly string[]; readonly same: string };
  readonly within?: Period;
  /** Only those of the turn so many turns before this one. */
  readonly turnsAgo?: number;
}

/** Where in a field that holds a value for each side or marker: `own`, `opponent`, the name of a marker, or a figure that gives it. */
export type Key = string | Figure;

/**
 * A whole number worked out from the record, as data. Total: what nobody has written down counts as 0. Always seen from
 * one player, whose side is `own`.
 */
export type Figure = number | FigureForm;

export type Whose = 'own' | 'opponent' | 'both';

/** Units of the table, or units destroyed, that fit a condition in which `$unit` is the unit and `$by` its destroyer. */
interface Units {
  readonly of?: Whose;
  readonly where?: Condition;
}

/** Only those that the unit in the role `unit` may still answer for, as facts of a kind, whose `field` names units, use them up. */
export interface Unspent {
  readonly unit: string;
  readonly fact: string;
  readonly field: string;
}

export type FigureForm =
  /** How many facts of a kind were written down. The units that a fact names are roles for `where`. */
  | ({ readonly count: 'facts'; readonly fact: string } & Facts)
  /** What a field of these facts comes to, all together. */
  | ({ readonly total: string; readonly field: string } & Facts)
  /** A number in the fact that is being written down. */
  | { readonly field: string; readonly at?: Key }
  | ({ readonly count: 'units' } & Units)
  /**
   * `first`: only those of the first moment of the battle at which anything was destroyed; `turnsAgo: 1`: only those of the
   * turn before.
   */
  | ({
      readonly count: 'destroyed';
      readonly within?: Period;
      readonly turnsAgo?: number;
      readonly steps?: readonly string[];
      readonly first?: boolean;
      readonly unspent?: Unspent;
    } & Units)
  /** Objectives drawn: still held (those that came along with others apart), achieved by a player, or discarded. */
  | {
      readonly count: 'held' | 'achieved' | 'discarded';
      readonly of?: Whose;
      readonly where?: Condition;
      readonly within?: Period;
    }
  | { readonly count: 'uses'; readonly of?: Whose; readonly entry?: string; readonly within?: Period }
  /** The highest trait of units, as their wounds; 0 where there are none. */
  | ({
      readonly highest: string;
      readonly among: 'units' | 'destroyed';
      readonly within?: Period;
      readonly steps?: readonly string[];
      readonly first?: boolean;
    } & Units)
  /**
   * A number in the latest fact of a kind; with `ago: 1` in the one before, of another place; with `turnsAgo: 1` in the
   * latest one of the turn before.
   */
  | {
      readonly latest: string;
      readonly field: string;
      readonly at?: Key;
      readonly ago?: number;
      readonly turnsAgo?: number;
      readonly within?: Period;
      readonly otherwise?: Figure;
    }
  /** How many values of a list, or of a field with a value for each, are this one, in the latest fact. */
  | {
      readonly tally: string;
      readonly field: string;
      readonly is: string | number | boolean;
      readonly ago?: number;
      readonly turnsAgo?: number;
      readonly within?: Period;
    }
  /**
   * How many facts of a kind in a row, counted back from the latest, say this. Per turn: how many turns in a row, counted
   * back from this one; a turn of which nothing is written down breaks the row.
   */
  | {
      readonly run: string;
      readonly field: string;
      readonly at?: Key;
      readonly is: string | number | boolean;
      readonly since?: 'drawn';
      readonly per?: 'turn';
    }
  | { readonly balance: string; readonly of?: Whose }
  | { readonly score: string; readonly of?: Whose }
  | { readonly clock: 'round' }
  | { readonly army: 'points' | 'limit' | 'auxiliary' | 'reserved'; readonly of?: Whose }
  /** What stands on a counter: of the unit in a role, `own`, `opponent` or `match`. */
  | { readonly counter: string; readonly of: string }
  /** How many models of the unit in a role this keyword allows: one in so many, as `DRUM (1/10)`, or one; fewer where the roster says so. */
  | { readonly proportion: string; readonly unit: string }
  /** A number that the use named in this role. */
  | { readonly named: string }
  /** A number printed on the written-out ability in this role. */
  | { readonly printed: string; readonly on: string }
  /** A figure of the newest window of a kind, or of that in which the unit in a role takes part. */
  | { readonly window: string; readonly reads: string; readonly unit?: string }
  /** The roll that this follows from: its total, the sum of its dice, or how many dice show from so much to so much. */
  | { readonly roll: 'total' | 'sum' | 'dice'; readonly from?: number; readonly to?: number }
  /**
   * How many markers the player has in the latest facts, and had not in those before the turn (or in its first step). What
   * is said of a marker for the first time in one of the steps of `opening` was so when the turn began.
   */
  | {
      readonly taken: string;
      readonly marker: string;
      readonly holder: string;
      readonly opening?: readonly string[];
      readonly from?: 'opponent';
      readonly where?: Condition;
    }
  /** A figure of the unit in this role, as its wounds; `whole`: of all parts of an attached unit together. */
  | { readonly trait: string; readonly unit: string; readonly whole?: boolean }
  | { readonly figure: string }
  /** The die thrown when the objective was drawn. */
  | { readonly drawn: 'die' }
  /** A figure seen from the other player. */
  | { readonly opponent: Figure }
  | { readonly sum: readonly Figure[] }
  | { readonly minus: readonly [Figure, Figure] }
  | { readonly times: readonly Figure[] }
  | { readonly divide: readonly [Figure, Figure]; readonly round: 'up' | 'down' }
  | { readonly max: readonly Figure[] }
  | { readonly min: readonly Figure[] }
  | { readonly when: Condition; readonly then: Figure; readonly else: Figure };

/** A figure with a name, so that several rules can use it. */
export interface NamedFigure {
  readonly id: string;
  /** What it is, in words. */
  readonly says: string;
  readonly is: Figure;
}
