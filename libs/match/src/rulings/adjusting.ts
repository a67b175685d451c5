import { recorded } from '@adjutant/kernel';
import { adjustable, type Pack } from '@adjutant/rules';
import type { AdjustPoints } from '../commands.js';
import { no, notRunning, whileOpened, type Context, type MatchDecision } from '../commands/context.js';
import type { PointsChange } from '../events.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { withdrawing } from './confirmations.js';

/** A judge gives or takes points outside any dispute. */
export function adjustPoints({ data }: AdjustPoints, state: MatchState, context: Context): MatchDecision {
  const { role } = context.occasion.actor;
  if (role !== 'judge' && role !== 'head-judge')
    return no('points/judge-only', 'Only a judge or a head judge may adjust points.', { role });
  return whileOpened(context, state, (open, pack) =>
    withdrawing(adjusted(open, pack, data, data.because), open, context.shelf, data.because),
  );
}

/** The points as an official changes them, or why they cannot be. */
export function adjusted(state: OpenedState, pack: Pack, change: PointsChange, because: string): MatchDecision {
  const { player, resource, category, amount, owes } = change;
  // What is owed before the battle waits for what it brings.
  if (state.status === 'opened' && !owes) return notRunning(state);
  if (!Number.isSafeInteger(amount) || amount === 0)
    return no('points/nothing-adjusted', 'Say how many points: a whole number, negative to take them away.', {
      amount,
    });
  const problem = noSuchAccount(state, pack, change);
  if (problem) return problem;
  const of = category === undefined ? {} : { category };
  if (owes && amount > 0)
    return no('points/nothing-owed', 'Only points that are taken away can be owed: leave out owes, or take points.', {
      amount,
    });
  if (owes) return recorded({ type: 'PointsAdjusted', data: { player, resource, ...of, amount, because, owes } });
  const left = adjustable(state.table, change);
  if (amount < -left)
    return no(
      'points/below-zero',
      `${player} has ${left} ${resource.toUpperCase()} there; no balance goes below 0. Say owes: true, and later credits pay the rest.`,
      { player, resource, left, amount },
    );
  return recorded({ type: 'PointsAdjusted', data: { player, resource, ...of, amount, because } });
}

export function noSuchAccount(
  state: OpenedState,
  pack: Pack,
  { player, resource, category }: Omit<PointsChange, 'amount'>,
): MatchDecision | null {
  if (resource === 'cp') {
    if (category !== undefined) return no('points/no-category', 'Only victory points have a category.', { category });
    const accounts = state.status === 'opened' ? pack.economy.start : state.table.balances[player];
    return Object.hasOwn(accounts, 'cp')
      ? null
      : no('points/no-such-resource', `${pack.name} has no command points.`, { resource });
  }
  const known = pack.score.categories.map((one) => one.id);
  if (category === undefined || known.includes(category)) return null;
  const message = `There is no score category ${category}; there are: ${known.join(', ')}.`;
  return no('score/unknown-category', message, { known });
}
