import type { MatchState, Result } from '@adjutant/match';
import type { Clock, FactData, LedgerLine, Side } from '@adjutant/rules';

/** Points that one telling has moved and another has not, summed up by what a person would say in one breath. */
export interface PointsChange {
  readonly kind: 'points';
  readonly player: Side;
  /** `cp`, or a victory point category as `vp/primary`. */
  readonly account: string;
  readonly line: LedgerLine['kind'] | 'adopted';
  readonly what: string;
  /** Null where it spans several. */
  readonly round: number | null;
  /** What had moved, and what has. */
  readonly was: number;
  readonly now: number;
  /** Entries on which it rests in either telling. */
  readonly entries: readonly number[];
}

export interface UnitChange {
  readonly kind: 'unit';
  readonly unit: string;
  readonly player: Side;
  readonly change:
    | { readonly how: 'destroyed' | 'alive' | 'there' | 'gone'; readonly entry?: number }
    | { readonly how: 'moved'; readonly was: string; readonly now: string }
    | { readonly how: 'status'; readonly status: string; readonly now: boolean };
}

export interface ObjectiveChange {
  readonly kind: 'objective';
  readonly player: Side;
  readonly objective: string;
  readonly was: 'absent' | 'held' | 'achieved' | 'discarded' | 'returned';
  readonly now: 'absent' | 'held' | 'achieved' | 'discarded' | 'returned';
  readonly entry: number;
}

/** What two states of a match say differently, in terms of the game; by ids, which views put into words. */
export type Change =
  | PointsChange
  | UnitChange
  | ObjectiveChange
  | { readonly kind: 'clock'; readonly was: Clock | null; readonly now: Clock | null }
  | { readonly kind: 'status'; readonly was: MatchState['status']; readonly now: MatchState['status'] }
  | { readonly kind: 'result'; readonly was: Result | null; readonly now: Result | null }
  | { readonly kind: 'army'; readonly player: Side; readonly units: number }
  | {
      readonly kind: 'counter';
      readonly counter: string;
      readonly of: string;
      readonly was: number;
      readonly now: number;
    }
  | {
      readonly kind: 'fact';
      readonly fact: string;
      readonly player: Side;
      readonly was: FactData | null;
      readonly now: FactData | null;
      readonly entry: number;
    }
  | {
      readonly kind: 'choice';
      readonly choice: string;
      readonly player: Side | null;
      readonly option: string;
      readonly now: boolean;
      readonly entry: number;
    }
  /** A use or an order that moved no points. */
  | {
      readonly kind: 'use';
      readonly player: Side;
      readonly entry: number;
      readonly what: string;
      readonly now: boolean;
    }
  | {
      readonly kind: 'open';
      readonly what: 'roll' | 'question' | 'answer';
      readonly of: Side;
      readonly entry: number;
      readonly says: string;
      readonly now: boolean;
    }
  /** An entry that counts in one telling and not in the other. */
  | { readonly kind: 'entry'; readonly entry: number; readonly now: 'counts' | 'struck' | 'fallen' };
