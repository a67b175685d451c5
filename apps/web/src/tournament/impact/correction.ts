import type { MatchCommand } from '@adjutant/match';
import type { ImpactAsked, TableOfRound } from '@adjutant/tournament';

type Said = ImpactAsked['said'];

/** Another result of a table as somebody types it. */
export interface Correction {
  readonly winner: 'A' | 'B' | 'draw';
  /** Victory points, as they were typed. */
  readonly A: string;
  readonly B: string;
}

/** What stands, to be changed. */
export function standing({ result }: Pick<TableOfRound, 'result'>): Correction {
  const points = (side: 'A' | 'B'): string => String(result?.said[side].figures['vp'] ?? 0);
  const [one, other] = [result?.said.A.outcome, result?.said.B.outcome];
  return { winner: one === 'win' ? 'A' : other === 'win' ? 'B' : 'draw', A: points('A'), B: points('B') };
}

/** Why this can be no result; null where it can. */
export function faultIn({ winner, A, B }: Correction): string | null {
  if (![A, B].every((typed) => /^\d{1,3}$/.test(typed.trim()))) return 'Points are whole numbers up to 999.';
  const ahead = Number(A) - Number(B);
  if (winner === 'draw') return ahead === 0 ? null : 'In a draw both have the same points.';
  return (winner === 'A' ? ahead : -ahead) >= 0 ? null : 'Whoever wins has no fewer points.';
}

const outcomesOf = (winner: Correction['winner']) =>
  winner === 'draw'
    ? ({ A: 'draw', B: 'draw' } as const)
    : winner === 'A'
      ? ({ A: 'win', B: 'loss' } as const)
      : ({ A: 'loss', B: 'win' } as const);

/** The result as the event would be told it. */
export function saidOf({ winner, A, B }: Correction): Said {
  const outcome = outcomesOf(winner);
  return {
    decided: 'played',
    A: { outcome: outcome.A, figures: { vp: Number(A) } },
    B: { outcome: outcome.B, figures: { vp: Number(B) } },
  };
}

/** The same as the match is told it: an official decides, whatever was reported. */
export function decisionOf(correction: Correction, because: string): MatchCommand {
  const { winner, A, B } = correction;
  const awarded = { unit: 'vp' as const, A: Number(A), B: Number(B) };
  return { type: 'DecideResult', data: { outcome: outcomesOf(winner), ground: 'judge', awarded, because } };
}
