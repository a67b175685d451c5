import type { Player } from '../field.js';
import { sharedGroup, type Level } from '../levels.js';
import type { PairingRules } from '../rules.js';

/** What a level rests on for two players, or for one and the bye: figures that anybody can look up in the facts. */
export interface Evidence {
  /** The rounds in which it happened: a meeting, a bye, a float. */
  readonly rounds?: readonly number[];
  /** The group that both are of. */
  readonly group?: string;
  /** What the two have: scores, paths, sums of a figure, ratings, tables. */
  readonly values?: readonly (string | number)[];
}

export function evidenceOf(level: Level, rules: PairingRules, one: Player, other?: Player): Evidence {
  const both = other ? [one, other] : [one];
  switch (level.name) {
    case 'rematch':
    case 'met-again':
      return { rounds: other ? (one.history.met.get(other.id) ?? []) : [] };
    case 'second-bye':
      return { rounds: other ? [] : byesOf(one, rules) };
    case 'group': {
      const group = other && sharedGroup(one, other, level.of ?? '');
      return group === undefined ? {} : { group };
    }
    case 'score':
      return { values: both.map(({ history }) => history.score) };
    case 'path':
      return { values: both.map(({ history }) => history.path) };
    case 'figure':
      return { values: both.map(({ history }) => history.figures.get(level.of ?? '') ?? 0) };
    case 'rating':
      return { values: both.map(({ entrant }) => entrant.rating ?? 0) };
    case 'fixed-table':
      return { values: both.flatMap(({ entrant }) => (entrant.table === undefined ? [] : [entrant.table])) };
    case 'float':
    case 'lot':
      return {};
  }
}

function byesOf({ history }: Player, { spent }: PairingRules): readonly number[] {
  return history.byes.filter(({ kind }) => spent.includes(kind)).map(({ round }) => round);
}
