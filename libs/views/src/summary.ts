import { totalScore, type DecidedResult, type MatchState, type Result } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import type { ImportedView } from './imported.js';
import { resultText } from './result-text.js';
import { resultStateOf, type ResultState } from './result-state.js';

/** One line of the list of matches. */
export interface MatchSummary {
  readonly id: string;
  readonly title: string;
  readonly pack: string;
  readonly release: string;
  readonly status: Exclude<MatchState['status'], 'absent'>;
  readonly players: { readonly [side in Side]: string };
  readonly round: number | null;
  readonly turn: Side | null;
  readonly phase: string | null;
  readonly vp: { readonly [side in Side]: number };
  readonly cp: { readonly [side in Side]: number };
  readonly winner: Result['winner'] | null;
  readonly ending: string | null;
  /** What the result has beside points that were played; left out where there is nothing. */
  readonly decided?: DecidedResult;
  readonly awarded?: NonNullable<Result['awarded']>;
  readonly owed?: NonNullable<Result['owed']>;
  readonly resultState: ResultState | null;
  /** For whom somebody else entered that they confirm the result. */
  readonly enteredFor: readonly Side[];
  /** Whether the match counts for nothing any more. */
  readonly voided: boolean;
  readonly entries: number;
}

/** A line of the list as it is read: the result in the words that it has everywhere; null while there is none. */
export interface ListedMatch extends MatchSummary {
  readonly resultText: string | null;
  /** There where (part of) the record came from elsewhere. */
  readonly imported?: ImportedView;
  /** Why its record is shown to nobody: it is not what was recorded. Left out where nothing is wrong. */
  readonly fault?: string;
}

export function listed(summary: MatchSummary): ListedMatch {
  return { ...summary, resultText: summaryResult(summary) };
}

export function summaryOf(id: string, state: MatchState): MatchSummary | null {
  if (state.status === 'absent') return null;
  const { table, seats, pack } = state;
  return {
    id,
    title: state.title,
    pack: pack.id,
    release: pack.release,
    status: state.status,
    players: { A: seats.A.player, B: seats.B.player },
    round: table.clock?.round ?? null,
    turn: table.clock?.turn ?? null,
    phase: table.clock?.step ?? null,
    vp: { A: totalScore(table, 'A'), B: totalScore(table, 'B') },
    cp: { A: table.balances.A['cp'] ?? 0, B: table.balances.B['cp'] ?? 0 },
    winner: 'result' in state ? state.result.winner : null,
    ending: 'result' in state ? state.result.ending : null,
    ...('result' in state ? besidePlay(state.result) : {}),
    resultState: resultStateOf(state),
    enteredFor: SIDES.filter((side) => 'confirmedBy' in state && state.enteredFor?.[side]),
    voided: state.voided !== undefined,
    entries: state.history.last.number + 1,
  };
}

/** Why officials decided so is read in the match. */
function besidePlay({ decided, awarded, owed }: Result): Pick<MatchSummary, 'decided' | 'awarded' | 'owed'> {
  const beside = { ...(awarded ? { awarded } : {}), ...(owed ? { owed } : {}) };
  if (!decided) return beside;
  const { outcome, ground, absent } = decided;
  return { decided: { outcome, ground, ...(absent ? { absent } : {}) }, ...beside };
}

/** The result of a match in the list, as everywhere else; null while there is none. */
export function summaryResult({ winner, ending, vp, ...beside }: MatchSummary): string | null {
  return winner === null ? null : resultText({ ...beside, winner, points: vp, ...(ending === null ? {} : { ending }) });
}
