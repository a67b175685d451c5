import { totalScore, type MatchState } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
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
  readonly winner: Side | 'draw' | null;
  readonly ending: string | null;
  readonly resultState: ResultState | null;
  readonly entries: number;
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
    resultState: resultStateOf(state),
    entries: state.history.last.number + 1,
  };
}
