import { is, type Refusal, type Static } from '@adjutant/kernel';
import { SIDES, LedgerLine, type Side } from '@adjutant/rules';
import { totalScore, type MatchState } from '@adjutant/match';
import { SupposedVerdict, type Supposition } from './suppose.js';

export const Standing = is.object({ cp: is.anyWhole(), vp: is.anyWhole() }, { name: 'Standing' });
export type Standing = Static<typeof Standing>;

/** What two tellings of a record say differently at one place. */
export const Difference = is.object(
  {
    place: is.amount(),
    what: is.anyText(),
    was: is.either(SupposedVerdict, is.exactly('absent')),
    now: is.either(SupposedVerdict, is.exactly('absent')),
    because: is.optional(is.anyText()),
    balances: is.each(SIDES, is.object({ was: Standing, now: Standing })),
    lines: is.object({ was: is.many(LedgerLine), now: is.many(LedgerLine) }),
  },
  { name: 'Difference' },
);
export type Difference = Static<typeof Difference>;

export const Divergence = is.object(
  {
    first: is.orNull(is.amount(), { says: 'The first place at which the two part; null when they never do.' }),
    differences: is.many(Difference),
  },
  { name: 'Divergence' },
);
export type Divergence = Static<typeof Divergence>;

export function standing(state: MatchState, side: Side): Standing {
  if (state.status === 'absent') return { cp: 0, vp: 0 };
  return { cp: state.table.balances[side]['cp'] ?? 0, vp: totalScore(state.table, side) };
}

/** Where two tellings part, place by place: in a verdict, a ledger line or a balance. */
export function divergence(was: Supposition, now: Supposition): Divergence {
  const differences = [...partings(was, now)];
  return { first: differences[0]?.place ?? null, differences };
}

/** The first entry at which two tellings part; null when they never do. */
export function firstParting(was: Supposition, now: Supposition): number | null {
  for (const { place } of partings(was, now)) if (Number.isInteger(place)) return place;
  return null;
}

function* partings(was: Supposition, now: Supposition): Generator<Difference, void> {
  const before = new Map(was.story.map((line) => [line.place, line]));
  const after = new Map(now.story.map((line) => [line.place, line]));
  const places = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other);
  for (const place of places) yield* compare(place, before.get(place), after.get(place));
}

interface LineAtPlace {
  readonly what: string;
  readonly verdict: Difference['was'];
  readonly after: MatchState;
  readonly lines: readonly LedgerLine[];
  readonly refusal?: Refusal;
}

/** What a telling says at a place that it does not have. */
const SILENCE: LineAtPlace = { what: '', verdict: 'absent', after: { status: 'absent' }, lines: [] };

function compare(place: number, was: LineAtPlace = SILENCE, now: LineAtPlace = SILENCE): Difference[] {
  if (was === now) return [];
  const both = (side: Side) => ({ was: standing(was.after, side), now: standing(now.after, side) });
  const balances = { A: both('A'), B: both('B') };
  const lines = { was: was.lines, now: now.lines };
  const moved = SIDES.some((side) => !sameStanding(balances[side].was, balances[side].now));
  if (was.verdict === now.verdict && !moved && JSON.stringify(lines.was) === JSON.stringify(lines.now)) return [];
  const because = now.refusal ? { because: now.refusal.message } : {};
  return [{ place, what: now.what || was.what, was: was.verdict, now: now.verdict, ...because, balances, lines }];
}

function sameStanding(one: Standing, other: Standing): boolean {
  return one.cp === other.cp && one.vp === other.vp;
}
