import { totalScore, type Awarded, type DecidedResult, type MatchState, type Result } from '@adjutant/match';
import { resultStateOf, resultText, type ResultState } from '@adjutant/views';
import { SIDES, type Side } from '@adjutant/rules';

/** How a match stands after an entry, as everybody may know it: enough for a board. */
export interface Tally {
  readonly round: number | null;
  readonly turn: Side | null;
  readonly step: string | null;
  readonly vp: { readonly [side in Side]: number };
  readonly cp: { readonly [side in Side]: number };
}

export function tallyOf(state: MatchState): Tally | null {
  if (state.status === 'absent') return null;
  const { clock, balances } = state.table;
  return {
    round: clock?.round ?? null,
    turn: clock?.turn ?? null,
    step: clock?.step ?? null,
    vp: { A: totalScore(state.table, 'A'), B: totalScore(state.table, 'B') },
    cp: { A: balances.A['cp'] ?? 0, B: balances.B['cp'] ?? 0 },
  };
}

/** `confirmedBy`: the sides that have confirmed it, as it is now; `enteredFor`: those for whom others entered that. */
export interface PublishedResult {
  readonly state: Exclude<ResultState, 'disputed'>;
  readonly ending: string;
  readonly kind?: string;
  /** By decision, where there is one. */
  readonly winner: Result['winner'];
  /** As they were played. */
  readonly points: { readonly [side in Side]: number };
  readonly decided?: Omit<DecidedResult, 'awarded'>;
  readonly awarded?: Awarded;
  readonly owed?: { readonly [side in Side]: number };
  /** All of it in one sentence, where there is more to a result than points that were played. */
  readonly says?: string;
  readonly confirmedBy: readonly Side[];
  readonly enteredFor?: readonly Side[];
}

/** Whether the match counts for nothing any more. */
export function isVoid(state: MatchState): boolean {
  return state.status !== 'absent' && state.voided !== undefined;
}

/** Null where the match has no result, or is void. Whether one is disputed is told by the rulings, not here. */
export function resultOf(state: MatchState): PublishedResult | null {
  const stands = resultStateOf(state);
  if (isVoid(state) || !('result' in state) || stands === null || stands === 'disputed') return null;
  const { ending, kind, winner, points } = state.result;
  return {
    state: stands,
    ending,
    ...(kind === undefined ? {} : { kind }),
    winner,
    points: { A: points.A, B: points.B },
    confirmedBy: SIDES.filter((side) => state.confirmedBy.includes(side)),
    ...besidePlay(state.result),
    ...(state.enteredFor ? { enteredFor: SIDES.filter((side) => state.enteredFor?.[side]) } : {}),
  };
}

/** Why officials decided so was typed by somebody, and stays behind. */
function besidePlay({ decided, awarded, owed, ...played }: Result): Partial<PublishedResult> {
  if (!decided && !awarded && !owed) return {};
  const beside = { ...(decided ? { decided } : {}), ...(awarded ? { awarded } : {}), ...(owed ? { owed } : {}) };
  const says = resultText({ ...played, ...beside });
  if (!decided) return { ...beside, says };
  const { outcome, ground, absent } = decided;
  return { ...beside, decided: { outcome, ground, ...(absent ? { absent } : {}) }, says };
}
