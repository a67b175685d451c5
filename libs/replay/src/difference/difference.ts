import type { MatchState, Result } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { Change } from './change.js';
import { pointsBetween } from './points.js';
import { sameValue, tablesBetween } from './table.js';
import type { Tale } from './tale.js';

/**
 * What two tellings say differently, in terms of the game: two moments of one record, or one record before and after
 * something was corrected or supposed.
 */
export function difference(shelf: Shelf, from: Tale, to: Tale): readonly Change[] {
  const points = pointsBetween(from, to);
  const spent = new Set(points.filter(({ line }) => line === 'spend').flatMap(({ entries }) => entries));
  const table = tablesBetween(shelf, from.outcome, to.outcome).filter(
    (change) => change.kind !== 'use' || !spent.has(change.entry),
  );
  return [...statuses(from.outcome, to.outcome), ...points, ...table, ...entries(from.outcome, to.outcome)];
}

function resultOf(state: MatchState): Result | null {
  return 'result' in state ? state.result : null;
}

function statuses(from: MatchState, to: MatchState): Change[] {
  const [was, now] = [resultOf(from), resultOf(to)];
  return [
    ...(from.status === to.status ? [] : [{ kind: 'status', was: from.status, now: to.status } as const]),
    ...(sameValue(was, now) ? [] : [{ kind: 'result', was, now } as const]),
  ];
}

type Stand = Extract<Change, { kind: 'entry' }>['now'];

function standOf(state: MatchState): Map<number, Stand> {
  if (state.status === 'absent') return new Map();
  return new Map<number, Stand>([
    ...state.struck.map((number) => [number, 'struck'] as const),
    ...Object.keys(state.fallen).map((number) => [Number(number), 'fallen'] as const),
  ]);
}

function entries(from: MatchState, to: MatchState): Change[] {
  const [was, now] = [standOf(from), standOf(to)];
  return [...new Set([...was.keys(), ...now.keys()])]
    .sort((one, other) => one - other)
    .filter((entry) => was.get(entry) !== now.get(entry))
    .map((entry) => ({ kind: 'entry', entry, now: now.get(entry) ?? 'counts' }));
}
