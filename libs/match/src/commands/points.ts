import { recorded } from '@adjutant/kernel';
import type { GainCommandPoints, ScoreVictoryPoints } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { mayRule, no, whileOpened, whileRunning, notRunning, type Context, type MatchDecision } from './context.js';

export function gainCommandPoints({ data }: GainCommandPoints, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, () => {
    if (!Number.isInteger(data.amount) || data.amount < 1)
      return no('points/not-positive', 'A gain is a whole number of at least 1.', { amount: data.amount });
    const { player, amount, what } = data;
    return recorded({ type: 'CommandPointsGained', data: { player, amount, what } });
  });
}

/** Points are recorded raw; caps are worked out when the ledger is read. */
export function scoreVictoryPoints({ data }: ScoreVictoryPoints, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (open.status !== 'running') return notRunning(open);
    const known = pack.score.categories.map((category) => category.id);
    const category = pack.score.categories.find((one) => one.id === data.category);
    if (!category)
      return no(
        'score/unknown-category',
        `There is no score category ${data.category}; there are: ${known.join(', ')}.`,
        { known },
      );
    if (!Number.isInteger(data.points) || data.points < 1)
      return no('points/not-positive', 'A score is a whole number of at least 1.', { points: data.points });
    if (category.derived && !mayRule(context.occasion))
      return no(
        'score/derived',
        `${category.name} follows from what is recorded; only a judge writes such points down by hand.`,
        { category: category.id },
      );
    const { player, points, what } = data;
    return recorded({ type: 'VictoryPointsScored', data: { player, category: category.id, points, what } });
  });
}
