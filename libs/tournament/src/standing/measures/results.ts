import { wasPlayed, type Line } from '../field.js';
import { exactly, ONE, sum, ZERO } from '../rational.js';
import { ofLine } from '../reckoning.js';
import { asSum, figured, type Measure } from './measure.js';

export const record: Measure<'record'> = (_, reckoning, player) => {
  const lines = reckoning.lines(player);
  const count = (counts: string): number => lines.filter((line) => reckoning.counts(line) === counts).length;
  const keys = [reckoning.wins(player), reckoning.draws(player)];
  return {
    keys,
    shown: `${count('win')}-${count('loss')}-${count('draw')}`,
    made: 'order',
    parts: lines.map((line) => ofLine(line, reckoning.counts(line) === 'win' ? ONE : ZERO)),
  };
};

export const points: Measure<'points'> = (_, reckoning, player) => asSum(reckoning.points(player));

export const wins: Measure<'wins'> = ({ counts = 'all', seat }, reckoning, player) => {
  const counted = reckoning
    .lines(player)
    .filter((line) => counts === 'all' || wasPlayed(line))
    .filter((line) => seat === undefined || (wasPlayed(line) && line.seat === seat));
  return counting(counted, (line) => reckoning.counts(line) === 'win');
};

export const games: Measure<'games'> = ({ seat }, reckoning, player) => {
  const played = reckoning.met(player).filter((line) => seat === undefined || line.seat === seat);
  return counting(played, () => true);
};

function counting(lines: readonly Line[], is: (line: Line) => boolean): ReturnType<typeof figured> {
  const parts = lines.map((line) => ofLine(line, is(line) ? ONE : ZERO));
  return figured(sum(parts.map(({ amount }) => exactly(amount))), parts, 'sum');
}

const LETTERS = { win: 'W', draw: 'D', loss: 'L', nothing: '-' } as const;
const RANKS = { win: 3, draw: 2, loss: 1, nothing: 0 } as const;

/**
 * Round by round from the first, a win before a draw before a loss before nothing: of two players with one loss, the one who
 * lost later comes first, since those who win early meet each other. Small letters were not played.
 */
export const winPath: Measure<'win-path'> = (_, reckoning, player) => {
  const lines = reckoning.lines(player);
  const letter = (line: Line): string => {
    const one = LETTERS[reckoning.counts(line)];
    return wasPlayed(line) ? one : one.toLowerCase();
  };
  return {
    keys: lines.map((line) => exactly(RANKS[reckoning.counts(line)])),
    shown: lines.map(letter).join(''),
    made: 'order',
    parts: lines.map((line) => ofLine(line, exactly(RANKS[reckoning.counts(line)]))),
  };
};
