import type { Refusal } from '@adjutant/kernel';
import { decideMatch, packOf, type MatchCommand, type MatchOccasion, type OpenedState } from '@adjutant/match';
import type { Pack, Shelf, Table } from '@adjutant/rules';
import type { Obstacle } from './tap.js';

/** A table at a moment: the match as somebody knows it, and as whom and when they would act. */
export interface Sitting {
  readonly shelf: Shelf;
  readonly state: OpenedState;
  readonly occasion: MatchOccasion;
}

/** What is looked at to say what can be pressed. */
export interface Laid extends Sitting {
  readonly pack: Pack;
  readonly table: Table;
}

export function laid(sitting: Sitting): Laid {
  return { ...sitting, pack: packOf(sitting.shelf, sitting.state), table: sitting.state.table };
}

/** What the record would say to a command now: nothing where it would take it. */
export function refusalOf({ shelf, state, occasion }: Sitting, command: MatchCommand): Refusal | null {
  const decision = decideMatch(shelf, command, state, occasion);
  return decision.outcome === 'refused' ? decision.refusal : null;
}

/** The same as what stands against pressing it. */
export function against(sitting: Sitting, command: MatchCommand): readonly Obstacle[] {
  const refusal = refusalOf(sitting, command);
  return refusal === null ? [] : obstaclesIn(refusal);
}

export function obstaclesIn({ reasons }: Pick<Refusal, 'reasons'>): readonly Obstacle[] {
  return reasons.map(({ code, message, cites }) => ({ code, message, cites }));
}
