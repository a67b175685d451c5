import type { MatchView } from '@adjutant/views';

type Players = { readonly A: string; readonly B: string };

export interface ResultRow {
  readonly name: string;
  readonly A: number;
  readonly B: number;
}

/** Points of both by category, and all of them. */
export function resultRows({ board, categories }: Pick<MatchView, 'board' | 'categories'>): readonly ResultRow[] {
  const { score, vp } = board;
  const rows = categories
    .map(({ id, name }) => ({ name, A: score.A[id] ?? 0, B: score.B[id] ?? 0 }))
    .filter(({ A, B }) => A !== 0 || B !== 0);
  return [...rows, { name: 'All', A: vp.A, B: vp.B }];
}

/** The result as somebody sends it to friends. */
export function resultWords(match: MatchView, players: Players): string {
  const rows = resultRows(match).map(({ name, A, B }) => `${name}: ${A}:${B}`);
  return [match.title, `${players.A} – ${players.B}`, `${match.resultText ?? ''}.`, ...rows].join('\n');
}
