import { recordOf, rulingsIn, type MatchState, type PointsChange, type Result } from '@adjutant/match';
import { decisionIn, isRuled } from './given-by-ruling.js';
import { isByPoints } from './penalty-in-match.js';
import { isUntouched } from './without-play.js';

type Ended = Extract<MatchState, { readonly status: 'finished' | 'confirmed' }>;
type BySide = Readonly<Record<'A' | 'B', number>>;

/** Who has won is said on these grounds by what was played; whoever forfeits has lost with whatever points. */
const PLAYED: readonly string[] = ['agreement', 'time', 'judge'];

/**
 * The result of a match as its event counts it: what penalties take is taken from the victory points that were awarded as well, as
 * totals that are keyed in are, whichever came first, and where more points had won, who has won follows anew. The result
 * itself where there is nothing to take.
 */
export function lessPenalties(state: Ended): Result {
  const { result } = state;
  const { awarded } = result;
  if (awarded?.unit !== 'vp' || isUntouched(state)) return result;
  const changes = changesByPenalties(state);
  if (changes.length === 0) return result;
  const of = (side: 'A' | 'B'): number =>
    changes.filter(({ data }) => data.player === side).reduce((sum, { data }) => sum + data.amount, 0);
  const counts = { A: awarded.A + of('A'), B: awarded.B + of('B') };
  const { owed: _, ...rest } = result;
  const owed = owedBesides(state, new Set(changes.map(({ number }) => number)));
  return {
    ...rest,
    ...(goesByPoints(result, awarded) && wonBy(rest, counts)),
    awarded: { unit: 'vp', A: Math.max(0, counts.A), B: Math.max(0, counts.B) },
    ...(owed.A + owed.B > 0 && { owed }),
  };
}

interface Change {
  readonly number: number;
  readonly data: PointsChange;
}

/** Victory points as penalties in force change them, whether there was anything to take or not. */
function changesByPenalties(state: Ended): readonly Change[] {
  const since = knowsPenalties(state) ? (decisionIn(state)?.number ?? 0) : 0;
  const penalties = rulingsIn(state).filter(
    ({ entry, data, reversed, elsewhere }) => !reversed && !elsewhere && entry > since && isByPoints(data),
  );
  return recordOf(state).flatMap(({ number, event }) =>
    event.type === 'PointsAdjusted' &&
    event.data.resource === 'vp' &&
    !state.struck.includes(number) &&
    state.fallen[number] === undefined &&
    penalties.some(({ block }) => block.includes(number))
      ? [{ number, data: event.data }]
      : [],
  );
}

/** A ruling that says what a match is worth knows the penalties before it, and so does an official who gives another result. */
const knowsPenalties = (state: Ended): boolean => isRuled(state) || state.result.decided?.ground === 'judge';

/** What is owed otherwise than by these entries. */
function owedBesides({ table: { debts } }: Ended, taken: ReadonlySet<number>): BySide {
  const of = (side: 'A' | 'B'): number =>
    (debts?.[side] ?? [])
      .filter(({ account, number }) => account !== 'cp' && !taken.has(number))
      .reduce((sum, { amount }) => sum + amount, 0);
  return { A: of('A'), B: of('B') };
}

/** Whether who has won was said by the points that were awarded. */
const goesByPoints = ({ decided, winner }: Result, awarded: BySide): boolean =>
  PLAYED.includes(decided?.ground ?? '') && winner === aheadBy(awarded);

const aheadBy = ({ A, B }: BySide): 'A' | 'B' | 'draw' => (A === B ? 'draw' : A > B ? 'A' : 'B');

function wonBy({ decided }: Pick<Result, 'decided'>, counts: BySide): Pick<Result, 'winner' | 'decided'> {
  const winner = aheadBy(counts);
  const of = (side: 'A' | 'B') => (winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss');
  return { winner, ...(decided && { decided: { ...decided, outcome: { A: of('A'), B: of('B') } } }) };
}
