import type { EntrantId } from '../facts.js';
import { wasPlayed, type Line } from './field.js';
import { part, type Part } from './parts.js';
import { compare, divided, exactly, least, minus, plus, sum, times, written, ZERO, type Rational } from './rational.js';
import type { Reckoning } from './reckoning.js';

/** What stands for the opponent of one round, and what was scored against them as a share of a win. */
export interface Encounter {
  readonly part: Part;
  readonly score: Rational;
  /** Not played, and by the player's own doing: it is cut first. */
  readonly voluntary: boolean;
}

const HALF = divided(exactly(1), exactly(2));

/** Asked for, or lost by not being there (C.07 16.1). After a withdrawal every round is a bye without points. */
export function isVoluntary(line: Line): boolean {
  if (line.kind === 'bye') return line.bye === 'half' || line.bye === 'zero';
  if (line.kind === 'table') return !wasPlayed(line) && line.own.outcome === 'loss';
  return line.kind === 'absent';
}

const isRequested = (line: Line): boolean => line.kind !== 'table' && isVoluntary(line);

export interface Adjusted {
  readonly value: Rational;
  /** Rounds that count otherwise than by their points. */
  readonly rounds: readonly number[];
  readonly from: Rational;
}

/** What a player is worth to those who met them, where some of their own rounds were not played. */
export function adjusted(reckoning: Reckoning, player: EntrantId): Adjusted {
  return reckoning.once('adjusted', player, () => {
    const from = reckoning.points(player).value;
    const lines = reckoning.lines(player);
    const as = asDraws(reckoning, lines);
    const value = as.reduce((sofar, line) => plus(sofar, minus(reckoning.draw, reckoning.worth(line))), from);
    return { value, rounds: as.map(({ round }) => round), from };
  });
}

/** The rounds that count as draws to opponents. */
function asDraws(reckoning: Reckoning, lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex((line) => !isVoluntary(line));
  switch (reckoning.preset.unplayed) {
    case 'none':
      return [];
    case 'c07-2009':
      return lines.filter((line) => !wasPlayed(line));
    case 'c07-2023':
      return lines.slice(last + 1);
    case 'c07-2026':
      return lines.slice(last + 1).filter(isRequested);
  }
}

/** The rounds of a player as encounters: opponents who were met, and what stands for those who were not. */
export function encountersOf(reckoning: Reckoning, player: EntrantId): readonly Encounter[] {
  return reckoning.once('encounters', player, () =>
    reckoning.lines(player).flatMap((line): Encounter[] => {
      if (line.kind === 'open') return [];
      const score = divided(reckoning.worth(line), reckoning.win);
      const stands = wasPlayed(line) ? opponentPart(reckoning, line) : absentPart(reckoning, player, line);
      return [{ part: stands, score, voluntary: isVoluntary(line) }];
    }),
  );
}

function opponentPart(reckoning: Reckoning, { opponent, round }: Extract<Line, { readonly kind: 'table' }>): Part {
  const { value, rounds, from } = adjusted(reckoning, opponent);
  const how = rounds.length === 0 ? {} : { adjusted: { rounds, from: written(from) } };
  return part('opponent', value, { round, opponent, ...how });
}

function absentPart(reckoning: Reckoning, player: EntrantId, line: Line): Part {
  const { round } = line;
  const own = reckoning.points(player).value;
  switch (reckoning.preset.unplayed) {
    case 'none':
      return line.kind === 'table' ? opponentPart(reckoning, line) : part('absent', ZERO, { round });
    case 'c07-2023':
      return part('dummy', own, { round });
    case 'c07-2009':
      return virtual(reckoning, player, line);
    case 'c07-2026':
      return dummy(reckoning, own, line);
  }
}

/** Somebody with the player's own points, but no more than a scheduled opponent has, or than draws throughout come to (16.4). */
function dummy(reckoning: Reckoning, own: Rational, line: Line): Part {
  const scheduled = line.kind === 'table';
  const limit = scheduled
    ? adjusted(reckoning, line.opponent).value
    : times(reckoning.draw, exactly(reckoning.field.rounds));
  const amount = least(own, limit);
  const held = scheduled ? ('opponent' as const) : ('draws-throughout' as const);
  const how = compare(amount, own) === 0 ? {} : { was: written(own), held };
  return part('dummy', amount, { round: line.round, ...(scheduled ? { opponent: line.opponent } : {}), ...how });
}

/** Level with the player before the round, then the other side of its result, then draws: `SPR + (1 − SfPR) + 0.5 × (n − R)`. */
function virtual(reckoning: Reckoning, player: EntrantId, line: Line): Part {
  const lines = reckoning.lines(player);
  const at = lines.indexOf(line);
  const before = sum(lines.slice(0, at).map((one) => reckoning.worth(one)));
  const other = minus(reckoning.win, reckoning.worth(line));
  const after = times(times(reckoning.win, HALF), exactly(lines.length - at - 1));
  return part('virtual', sum([before, other, after]), { round: line.round });
}
