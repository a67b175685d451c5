import { recorded } from '@adjutant/kernel';
import type { GainCommandPoints, ScoreVictoryPoints } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { no, whileOpened, whileRunning, notRunning, type Context, type MatchDecision } from './context.js';

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
    if (!known.includes(data.category))
      return no(
        'score/unknown-category',
        `There is no score category ${data.category}; there are: ${known.join(', ')}.`,
        { known },
      );
    if (!Number.isInteger(data.points) || data.points < 1)
      return no('points/not-positive', 'A score is a whole number of at least 1.', { points: data.points });
    const { player, category, points, what } = data;
    return recorded({ type: 'VictoryPointsScored', data: { player, category, points, what } });
  });
}
