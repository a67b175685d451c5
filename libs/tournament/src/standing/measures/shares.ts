import type { EntrantId } from '../../facts.js';
import type { CriterionOf } from '../criteria.js';
import type { Line } from '../field.js';
import { part, type Figured, type Part } from '../parts.js';
import { compare, divided, exactly, most, plus, shown, sum, times, written, ZERO, type Rational } from '../rational.js';
import { ofLine, type Reckoned, type Reckoning } from '../reckoning.js';
import { figured, type Measure } from './measure.js';

const THREE = exactly(3);
const HUNDRED = exactly(100);
/** A bye counts as two games won (MTR). */
const GAMES_OF_A_BYE = exactly(2);

interface Share extends Reckoned {
  readonly outOf: Rational;
}

/** Match points out of those that could be had; rounds without an opponent are left out. */
function matchWins(reckoning: Reckoning, player: EntrantId): Share {
  return reckoning.once('match wins', player, () => {
    const lines = reckoning.lines(player).filter(({ kind }) => kind === 'table');
    const parts = lines.map((line) => ofLine(line, reckoning.worth(line)));
    return shareOf(reckoning.withRulings(player, 'points', parts), times(reckoning.win, exactly(lines.length)));
  });
}

/** Three points a game won and one a game drawn, out of three a game. Tables of which no games are told are left out. */
function gameWins(reckoning: Reckoning, player: EntrantId): Share {
  return reckoning.once('game wins', player, () => {
    const counted = reckoning.lines(player).flatMap((line) => gamesOf(reckoning, line));
    const outOf = sum(counted.map(({ games }) => times(THREE, games)));
    const parts = counted.map((one) => one.part);
    return shareOf({ parts, value: sum(parts.map(({ amount }) => exactly(amount))) }, outOf);
  });
}

function gamesOf(reckoning: Reckoning, line: Line): readonly { readonly games: Rational; readonly part: Part }[] {
  if (line.kind === 'bye') {
    if (reckoning.counts(line) !== 'win') return [];
    return [{ games: GAMES_OF_A_BYE, part: ofLine(line, times(THREE, GAMES_OF_A_BYE)) }];
  }
  if (line.kind !== 'table') return [];
  const [own, theirs] = [line.own.figures['gamesWon'], line.theirs.figures['gamesWon']];
  if (own === undefined || theirs === undefined) return [];
  const drawn = line.own.figures['gamesDrawn'] ?? 0;
  const games = [own, theirs, drawn].map((one) => exactly(one));
  const points = plus(times(THREE, exactly(own)), exactly(drawn));
  return [{ games: sum(games), part: ofLine(line, points, { figure: 'gamesWon' }) }];
}

const shareOf = ({ parts, value }: Reckoned, outOf: Rational): Share => ({
  parts,
  outOf,
  value: outOf.over === 0n ? ZERO : divided(value, outOf),
});

const percent = (value: Rational): string => `${shown(times(value, HUNDRED))} %`;

function asShare({ value, parts, outOf }: Share, floor: number | undefined): Figured {
  const held = floor === undefined ? value : most(value, exactly(floor));
  const raised = compare(held, value) === 0 ? {} : { held: { was: written(value), by: 'floor' as const } };
  return figured(held, parts, 'share', { shown: percent(held), outOf: written(outOf), ...raised });
}

export const ownGameWins: Measure<'game-wins'> = ({ floor }, reckoning, player) =>
  asShare(gameWins(reckoning, player), floor);

export const opponentsMatchWins: Measure<'opponents-match-wins'> = (criterion, reckoning, player) =>
  ofOpponents(reckoning, player, matchWins, criterion);

export const opponentsGameWins: Measure<'opponents-game-wins'> = (criterion, reckoning, player) =>
  ofOpponents(reckoning, player, gameWins, criterion);

type OfOpponents = CriterionOf<'opponents-match-wins' | 'opponents-game-wins'>;

function ofOpponents(
  reckoning: Reckoning,
  player: EntrantId,
  share: (reckoning: Reckoning, player: EntrantId) => Share,
  { floor, floorAlone }: Pick<OfOpponents, 'floor' | 'floorAlone'>,
): Figured {
  const parts = reckoning.met(player).map(({ opponent, round }) => {
    const { value } = share(reckoning, opponent);
    const held = floor === undefined ? value : most(value, exactly(floor));
    const raised = compare(held, value) === 0 ? {} : { was: written(value), held: 'floor' as const };
    return part('opponent', held, { round, opponent, ...raised });
  });
  const all = sum(parts.map(({ amount }) => exactly(amount)));
  const mean = parts.length === 0 ? ZERO : divided(all, exactly(parts.length));
  const isRaised = parts.length === 0 && floorAlone === true && floor !== undefined;
  const value = isRaised ? most(mean, exactly(floor)) : mean;
  const raised = isRaised ? { held: { was: written(mean), by: 'floor' as const } } : {};
  return figured(value, parts, 'mean', { shown: percent(value), ...raised });
}
