import type { EntrantId } from '../../facts.js';
import type { CriterionOf } from '../criteria.js';
import { part, type Part } from '../parts.js';
import { divided, exactly, sum, ZERO, type Rational } from '../rational.js';
import type { Reckoning } from '../reckoning.js';
import { figured, type Measure } from './measure.js';

/** Mean or sum of what the opponents came to; extended, of what their opponents came to. Only who was met at a table counts. */
export const strength: Measure<'strength'> = (criterion, reckoning, player) => {
  const parts = reckoning.met(player).map(({ opponent, round }) => {
    const amount = criterion.extended ? plain(criterion, reckoning, opponent) : comesTo(criterion, reckoning, opponent);
    return part('opponent', amount, { round, opponent });
  });
  return combined(criterion, parts);
};

function plain(criterion: CriterionOf<'strength'>, reckoning: Reckoning, player: EntrantId): Rational {
  return reckoning.once(`strength ${JSON.stringify(criterion)}`, player, () => {
    const all = reckoning.met(player).map(({ opponent }) => comesTo(criterion, reckoning, opponent));
    return mean(criterion, all);
  });
}

function combined(criterion: CriterionOf<'strength'>, parts: readonly Part[]): ReturnType<typeof figured> {
  const value = mean(
    criterion,
    parts.map(({ amount }) => exactly(amount)),
  );
  return figured(value, parts, criterion.combine ?? 'mean');
}

function mean({ combine = 'mean' }: CriterionOf<'strength'>, all: readonly Rational[]): Rational {
  if (combine === 'sum' || all.length === 0) return sum(all);
  return divided(sum(all), exactly(all.length));
}

function comesTo(criterion: CriterionOf<'strength'>, reckoning: Reckoning, player: EntrantId): Rational {
  const { of, figure = 'vp', each = 'total' } = criterion;
  const value =
    of === 'wins'
      ? reckoning.wins(player)
      : of === 'points'
        ? reckoning.points(player).value
        : reckoning.figure(player, figure).value;
  if (each === 'total') return value;
  const rounds = reckoning.lines(player).filter(({ kind }) => kind === 'table' || kind === 'bye').length;
  return rounds === 0 ? ZERO : divided(value, exactly(rounds));
}
