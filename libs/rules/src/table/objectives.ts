import type { Clock, Side } from '../clock/sequence.js';

/** An objective that a player has drawn, and what became of it. */
export interface DrawnObjective {
  readonly number: number;
  readonly player: Side;
  /** Id of the entry. Nobody draws one twice in a battle. */
  readonly objective: string;
  readonly dice: readonly number[];
  readonly die?: number;
  /** What was named when it was drawn, by role; left out where nothing was. */
  readonly named?: { readonly [role: string]: string };
  /** The objective that brought this one along. */
  readonly bonusOf?: string;
  readonly at: Clock | null;
  /** The order of the first fact that counts for it. */
  readonly order: number;
  readonly left?: {
    /** `returned`: back to those that may come. */
    readonly how: 'achieved' | 'discarded' | 'returned';
    readonly number: number;
    readonly at: Clock | null;
    /** Who achieved or discarded it. */
    readonly by: Side;
    /** Discarded as the player may once a turn. */
    readonly freely: boolean;
  };
}

/** What a player has to draw and to discard before the battle goes on. */
export interface Owed {
  readonly draw: number;
  readonly discard: number;
  /** The objective that has to bring another one along. */
  readonly bonus: string | null;
}

export const NOTHING_OWED: Owed = { draw: 0, discard: 0, bonus: null };
