import type { MatchState, Result } from '@adjutant/match';
import type { TableSaid } from '@adjutant/tournament';

type Ended = Extract<MatchState, { readonly status: 'finished' | 'confirmed' }>;

/** Nobody plays who is blamed so, whatever the other is awarded. */
const BLAMED: readonly string[] = ['forfeit', 'no-show', 'disqualification'];

/**
 * Whether officials decided a match before anything of it was played, on whatever ground: no battle, no points, nobody ended it. A
 * judge who awards points enters what was played elsewhere.
 */
export function isUntouched({ table, result: { ending, points, awarded, decided } }: Ended): boolean {
  const isEntered = awarded !== undefined && !BLAMED.includes(decided?.ground ?? '');
  return ending === 'decision' && table.clock === null && points.A === 0 && points.B === 0 && !isEntered;
}

/**
 * What is said of a table that nobody played. It has no victory points, not even 0: what they come to then is for the order of the
 * event to say. Whoever awards some has said it.
 */
export function withoutPlay({ decided, A, B }: TableSaid, { awarded }: Pick<Result, 'awarded'>): TableSaid {
  const seat = ({ outcome, figures: { vp = 0, ...figures } }: TableSaid['A']): TableSaid['A'] => ({
    outcome,
    figures: awarded?.unit === 'vp' ? { ...figures, vp } : figures,
  });
  const given = A.outcome === 'draw' ? 'assigned' : 'forfeit';
  return { decided: decided === 'double-loss' ? decided : given, A: seat(A), B: seat(B) };
}
