import type { Player } from '../field.js';
import { sharedGroup, spentBy, type Level, type LevelName } from '../levels.js';
import type { PairingRules } from '../rules.js';

/** What a level rests on for two players, or for one and the bye: figures that anybody can look up in the facts. */
export interface Evidence {
  /** The rounds in which it happened: a meeting, a bye, a float. */
  readonly rounds?: readonly number[];
  /** Those of them that were won at a table that nobody played. */
  readonly forfeits?: readonly number[];
  /** The group that both are of. */
  readonly group?: string;
  /** What the two have: scores, paths, sums of a figure, ratings, tables. */
  readonly values?: readonly (string | number)[];
}

type Both = readonly [Player] | readonly [Player, Player];
type Looks = (both: Both, level: Level, rules: PairingRules) => Evidence;

const meetings: Looks = ([one, other]) => ({ rounds: other ? (one.history.met.get(other.id) ?? []) : [] });
const values =
  (of: (one: Player, level: Level) => string | number | undefined): Looks =>
  (both, level) => ({ values: both.map((one) => of(one, level)).filter((value) => value !== undefined) });

const LOOKS: { readonly [name in LevelName]: Looks } = {
  rematch: meetings,
  'met-again': meetings,
  'second-bye': ([one, other], _, rules) => (other ? { rounds: [] } : byesOf(one, rules)),
  group: ([one, other], { of = '' }) => {
    const group = other && sharedGroup(one, other, of);
    return group === undefined ? {} : { group };
  },
  score: values(({ history }) => history.score),
  path: values(({ history }) => history.path),
  figure: values(({ history }, { of = '' }) => history.figures.get(of) ?? 0),
  rating: values(({ entrant }) => entrant.rating ?? 0),
  'fixed-table': values(({ entrant }) => entrant.table),
  float: () => ({}),
  lot: () => ({}),
};

export function evidenceOf(level: Level, rules: PairingRules, one: Player, other?: Player): Evidence {
  return LOOKS[level.name](other ? [one, other] : [one], level, rules);
}

/** In which rounds a player had a bye already, or won without play where that bars from one. */
export function byesOf(one: Player, rules: PairingRules): Evidence {
  const given = spentBy(one, rules);
  const forfeits = given.filter(({ kind }) => kind === 'forfeit').map(({ round }) => round);
  return { rounds: given.map(({ round }) => round), ...(forfeits.length === 0 ? {} : { forfeits }) };
}
