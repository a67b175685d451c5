import { SIDES, type LedgerLine, type Side } from '@adjutant/rules';
import { totalScore, type MatchState } from '@adjutant/match';
import type { SupposedLine, Supposition } from './suppose.js';

/** What two tellings of a record say differently at one place. */
export interface Difference {
  readonly place: number;
  readonly what: string;
  readonly was: SupposedLine['verdict'] | 'absent';
  readonly now: SupposedLine['verdict'] | 'absent';
  readonly because?: string;
  readonly balances: { readonly [side in Side]: { readonly was: Standing; readonly now: Standing } };
  readonly lines: { readonly was: readonly LedgerLine[]; readonly now: readonly LedgerLine[] };
}

export interface Standing {
  readonly cp: number;
  readonly vp: number;
}

export interface Divergence {
  /** The first place at which the two part; null when they never do. */
  readonly first: number | null;
  readonly differences: readonly Difference[];
}

export function standing(state: MatchState, side: Side): Standing {
  if (state.status === 'absent') return { cp: 0, vp: 0 };
  return { cp: state.table.balances[side]['cp'] ?? 0, vp: totalScore(state.table, side) };
}

/** Where two tellings part, place by place: in a verdict, a ledger line or a balance. */
export function divergence(was: Supposition, now: Supposition): Divergence {
  const before = new Map(was.story.map((line) => [line.place, line]));
  const after = new Map(now.story.map((line) => [line.place, line]));
  const places = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other);
  const differences = places.flatMap((place) => compare(place, before.get(place), after.get(place)));
  return { first: differences[0]?.place ?? null, differences };
}

function compare(place: number, was: SupposedLine | undefined, now: SupposedLine | undefined): Difference[] {
  const balances = Object.fromEntries(
    SIDES.map((side) => [side, { was: was ? standing(was.after, side) : standing(ABSENT, side), now: now ? standing(now.after, side) : standing(ABSENT, side) }]),
  ) as unknown as Difference['balances'];
  const lines = { was: was?.lines ?? [], now: now?.lines ?? [] };
  const moved = SIDES.some((side) => balances[side].was.cp !== balances[side].now.cp || balances[side].was.vp !== balances[side].now.vp);
  const same = was?.verdict === now?.verdict && JSON.stringify(lines.was) === JSON.stringify(lines.now) && !moved;
  if (same) return [];
  const because = now?.refusal?.message;
  return [
    {
      place,
      what: now?.what ?? was?.what ?? '',
      was: was?.verdict ?? 'absent',
      now: now?.verdict ?? 'absent',
      ...(because === undefined ? {} : { because }),
      balances,
      lines,
    },
  ];
}

const ABSENT: MatchState = { status: 'absent' };
