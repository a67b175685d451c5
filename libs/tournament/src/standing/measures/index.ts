import type { EntrantId } from '../../facts.js';
import type { By, Criterion } from '../criteria.js';
import { lotOf } from '../lots.js';
import type { Figured } from '../parts.js';
import { exactly } from '../rational.js';
import type { Reckoning } from '../reckoning.js';
import { buchholz, sonnebornBerger } from './buchholz.js';
import { directEncounter } from './direct-encounter.js';
import { figure, imported, total } from './figures.js';
import { figured, type Measure } from './measure.js';
import { games, points, record, winPath, wins } from './results.js';
import { opponentsGameWins, opponentsMatchWins, ownGameWins } from './shares.js';
import { strength } from './strength.js';

const lots: Measure<'lots'> = (_, { facts: { seed } }, player) =>
  figured(exactly(lotOf(seed, player)), [], 'order', { shown: 'drawn' });

/** The one list of criteria: whoever adds one is told here by the compiler what is missing. */
const MEASURES: { readonly [Name in By]: Measure<Name> } = {
  record,
  points,
  wins,
  games,
  figure,
  total,
  strength,
  'opponents-match-wins': opponentsMatchWins,
  'game-wins': ownGameWins,
  'opponents-game-wins': opponentsGameWins,
  buchholz,
  'sonneborn-berger': sonnebornBerger,
  'direct-encounter': directEncounter,
  'win-path': winPath,
  imported,
  lots,
};

/** Those that look at who is level: nobody else has a value of them. */
const AMONG_THE_LEVEL: ReadonlySet<By> = new Set(['direct-encounter', 'lots']);

export const isAmongTheLevel = ({ by }: Criterion): boolean => AMONG_THE_LEVEL.has(by);

export function measure(
  criterion: Criterion,
  reckoning: Reckoning,
  player: EntrantId,
  among: readonly EntrantId[],
): Figured {
  const own = MEASURES[criterion.by] as Measure<typeof criterion.by>;
  return own(criterion as never, reckoning, player, among);
}
