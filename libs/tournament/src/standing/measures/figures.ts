import type { CriterionOf } from '../criteria.js';
import type { Line } from '../field.js';
import { part, type Part } from '../parts.js';
import { compare, exactly, least, minus, sum, times, written, ZERO, type Rational } from '../rational.js';
import { ofLine, type Reckoning } from '../reckoning.js';
import { figured, type Measure } from './measure.js';

export const figure: Measure<'figure'> = (criterion, reckoning, player) => {
  const tables = reckoning.lines(player).flatMap((line) => tablePart(criterion, reckoning, line));
  const own = criterion.of === undefined || criterion.of === 'own';
  const event = own ? reckoning.ofEvent(player, criterion.figure) : [];
  const { value, parts } = reckoning.withRulings(player, criterion.figure, [...tables, ...event]);
  return figured(value, parts, 'sum');
};

function tablePart(criterion: CriterionOf<'figure'>, reckoning: Reckoning, line: Line): readonly Part[] {
  const { figure: name, of = 'own', most } = criterion;
  const own = reckoning.figureOf(line, name);
  const theirs = of === 'own' ? undefined : reckoning.figureOf(turned(line), name);
  const amount = { own: own?.amount, opponent: theirs?.amount, margin: margin(own?.amount, theirs?.amount) }[of];
  if (amount === undefined) return of === 'own' ? beyondMargins(name, reckoning, line) : [];
  const held = most === undefined ? amount : least(amount, exactly(most));
  const more = {
    figure: name,
    ...(own?.margin === undefined ? {} : { margin: written(own.margin) }),
    ...(compare(held, amount) === 0 ? {} : { was: written(amount), held: 'most' as const }),
  };
  return [ofLine(line, held, more)];
}

/** Nothing is added: whoever reads the arithmetic sees why. */
function beyondMargins(name: string, reckoning: Reckoning, line: Line): readonly Part[] {
  const found = reckoning.withoutLine(line, name);
  return found === undefined ? [] : [ofLine(line, ZERO, { figure: name, margin: written(found), noLine: true })];
}

const margin = (own: Rational | undefined, theirs: Rational | undefined): Rational | undefined =>
  own === undefined || theirs === undefined ? undefined : minus(own, theirs);

/** The same table from the other side. */
function turned(line: Line): Line {
  if (line.kind !== 'table') return { kind: 'absent', round: line.round };
  const { own, theirs, seat } = line;
  return { ...line, own: theirs, theirs: own, opponent: own.player, seat: seat === 'A' ? 'B' : 'A' };
}

export const total: Measure<'total'> = ({ parts }, reckoning, player) => {
  const all = parts.map(({ figure: name, times: weight = 1, most }) => {
    const was = reckoning.figure(player, name).value;
    const held = most === undefined ? was : least(was, exactly(most));
    const cut = compare(held, was) === 0 ? {} : { was: written(was), held: 'most' as const };
    const amount = times(held, exactly(weight));
    return part('event', amount, { figure: name, of: written(held), times: written(exactly(weight)), ...cut });
  });
  return figured(sum(all.map(({ amount }) => exactly(amount))), all, 'sum');
};

/** Whoever has no such column is below all who have one. */
export const imported: Measure<'imported'> = ({ figure: name }, reckoning, player) => {
  const parts = reckoning.ofEvent(player, name);
  const value = sum(parts.map(({ amount }) => exactly(amount)));
  if (parts.length === 0) return { ...figured(ZERO, [], 'taken'), keys: [ZERO, ZERO], shown: '–' };
  const known = figured(value, parts, 'taken');
  return { ...known, keys: [exactly(1), value] };
};
