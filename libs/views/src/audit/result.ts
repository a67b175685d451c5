import { asSentence } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchView } from '../match-view.js';
import { resultText } from '../result-text.js';

/** Victory points of both players in one category of the score sheet; the last row is the total. */
export interface ScoreRow {
  readonly category: string;
  readonly A: number;
  readonly B: number;
}

export function scoreRows({ categories, board }: MatchView): readonly ScoreRow[] {
  const rows = categories.map(({ id, name }) => ({
    category: name,
    A: board.score.A[id] ?? 0,
    B: board.score.B[id] ?? 0,
  }));
  return [...rows, { category: 'Total', A: board.vp.A, B: board.vp.B }];
}

/** How the match ended; who sat where is said by name, and who has confirmed it in the words given. */
export function resultSentence(view: MatchView, person: (side: Side) => string, confirmed: string): string {
  const { result, status, voided, stillSealed } = view;
  if (voided) return `VOID: ${asSentence(voided.because)} Nothing that stands below counts for anything.`;
  if (result === null) return status === 'opened' ? 'The battle has not started.' : 'The battle is under way.';
  const { decided } = result;
  const because = decided ? ` Because: ${asSentence(decided.because)}` : '';
  return `${resultText(result, (side) => `${side} (${person(side)})`)}.${because} ${confirmed}${stillSealed === null ? '' : ` ${stillSealed}`}`;
}
