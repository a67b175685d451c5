import type { MatchState } from '@adjutant/match';
import { SIDES, type LedgerLine, type Side } from '@adjutant/rules';
import type { Supposition } from '../suppose.js';
import type { Telling } from '../telling.js';
import { adoptedScore } from '../why/adopted.js';

/** What a telling of a match comes to: where it ends, and every movement of points that counts in it. */
export interface Tale {
  readonly outcome: MatchState;
  readonly lines: readonly LedgerLine[];
  readonly adopted: readonly Adopted[];
}

interface Adopted {
  readonly player: Side;
  readonly category: string;
  readonly amount: number;
  readonly entry: number;
}

export function taleOf({ passages, outcome }: Telling): Tale {
  const adopted = passages.flatMap((passage) =>
    SIDES.flatMap((player) =>
      adoptedScore(passage, player).map((one) => ({ player, entry: passage.entered.number, ...one })),
    ),
  );
  return { outcome, lines: passages.flatMap(({ lines }) => lines), adopted };
}

/** Supposed lines hold no events, so that what a situation sets down is read from the state after it. */
export function taleOfSupposition({ story, outcome }: Supposition): Tale {
  const adopted = story
    .filter(({ what, verdict }) => what === 'SituationAdopted' && verdict !== 'struck')
    .flatMap(({ after, place }) => SIDES.flatMap((player) => scoresIn(after, player, place)));
  return { outcome, lines: story.flatMap(({ lines }) => lines), adopted };
}

function scoresIn(state: MatchState, player: Side, entry: number): Adopted[] {
  if (state.status === 'absent') return [];
  return Object.entries(state.table.score[player])
    .filter(([, amount]) => amount !== 0)
    .map(([category, amount]) => ({ player, category, amount, entry }));
}
