import { lotOf } from './chance.js';
import type { Field, Player } from './field.js';
import type { History } from './history.js';
import { holdsIn, type PairingCriterion, type PairingRules } from './rules.js';
import { classesBy, placesBy } from './ranks.js';

/**
 * One thing that a pair or a bye may cost, as a whole number from 0 to `most`. Costs of a draft are summed level by level and
 * compared like words in a dictionary: no amount of a later level outweighs one of an earlier.
 */
export interface Level {
  readonly name: LevelName;
  /** Of which kind of group, or of which figure. */
  readonly of?: string;
  readonly most: number;
  pair(one: Player, other: Player): number;
  bye(one: Player): number;
  /** Who comes near to whom: those with near ranks are tried together where a field is too large to try everybody. */
  rank?(one: Player): number;
}

export type LevelName = 'rematch' | 'met-again' | 'second-bye' | PairingCriterion['by'] | 'lot';

const LOT_BITS = 20;

const square = (value: number): number => value * value;
const meetings = (one: Player, other: Player): number => one.history.met.get(other.id)?.length ?? 0;

/** What nobody may switch off, then what the rules of the event list, then the lot. */
export function levelsOf(field: Field): readonly Level[] {
  const { rules, round, players } = field;
  const listed = rules.criteria.filter((one) => holdsIn(round, one));
  const odd = players.length % 2 === 1;
  return [...rematches(round), ...(odd ? [secondBye(field)] : []), ...listed.map((one) => levelOf(one, field)), LOT];
}

const rematches = (round: number): readonly Level[] => [
  { name: 'rematch', most: 1, pair: (a, b) => (meetings(a, b) > 0 ? 1 : 0), bye: () => 0 },
  { name: 'met-again', most: Math.max(1, round), pair: (a, b) => Math.max(0, meetings(a, b) - 1), bye: () => 0 },
];

function secondBye({ rules, round }: Field): Level {
  const bye = (one: Player): number => spentBy(one, rules).length;
  return { name: 'second-bye', most: Math.max(1, round), pair: () => 0, bye };
}

/** What a player was given without play after which the rules give no other bye. */
export function spentBy({ history }: Player, { spent }: PairingRules): History['unplayed'] {
  return history.unplayed.filter(({ kind }) => spent.includes(kind));
}

const NOBODY = { first: 0, second: 0 };

const LOT: Level = {
  name: 'lot',
  most: 2 ** LOT_BITS - 1,
  pair: (a, b) => lotOf(a.draw, b.draw, LOT_BITS),
  bye: ({ draw }) => lotOf(draw, NOBODY, LOT_BITS),
};

function levelOf(one: PairingCriterion, field: Field): Level {
  switch (one.by) {
    case 'score':
      return steps('score', ({ group }) => group, field.groups);
    case 'path':
      return near({ name: 'path' }, field, ({ history }) => pathValue(history.path));
    case 'figure':
      return ranked(
        { name: 'figure', of: one.figure },
        one.want,
        field,
        ({ history }) => history.figures.get(one.figure) ?? 0,
      );
    case 'rating':
      return ranked({ name: 'rating' }, one.want, field, ({ entrant }) => entrant.rating ?? 0);
    case 'group':
      return {
        name: 'group',
        of: one.kind,
        most: 1,
        pair: (a, b) => (sharedGroup(a, b, one.kind) === undefined ? 0 : 1),
        bye: () => 0,
      };
    case 'float':
      return floatLevel(one.within, field);
    case 'fixed-table':
      return { name: 'fixed-table', most: 1, pair: (a, b) => (keepTwo(a, b) ? 1 : 0), bye: () => 0 };
  }
}

/** Steps between ranks, squared: two who reach one step cost less than one who reaches two. The bye lies below the last. */
function steps(
  name: LevelName,
  of: (one: Player) => number,
  count: number,
  about: { readonly of?: string } = {},
): Level {
  return {
    name,
    ...about,
    most: Math.max(1, square(count - 1)),
    rank: of,
    pair: (a, b) => square(of(a) - of(b)),
    bye: (a) => square(count - 1 - of(a)),
  };
}

interface About {
  readonly name: LevelName;
  readonly of?: string;
}

function near({ name, ...about }: About, field: Field, value: (one: Player) => number): Level {
  const { rankOf, count } = classesBy(field, value);
  return steps(name, rankOf, count, about);
}

function ranked(about: About, want: 'near' | 'across', field: Field, value: (one: Player) => number): Level {
  return want === 'near' ? near(about, field, value) : across(about, field, value);
}

/** The distance from what is wanted: half a score group. */
function across(about: About, field: Field, value: (one: Player) => number): Level {
  const { placeOf, sizeOf, largest } = placesBy(field, value);
  const most = Math.max(1, square(largest));
  return {
    ...about,
    most,
    pair: (a, b) =>
      a.group === b.group ? square(Math.abs(placeOf(a) - placeOf(b)) - Math.floor(sizeOf(a) / 2)) : most,
    bye: (a) => square(sizeOf(a) - 1 - placeOf(a)),
    rank: (a) => placeOf(a) % Math.max(1, Math.floor(sizeOf(a) / 2)),
  };
}

const DIGITS: { readonly [letter: string]: number } = { W: 2, D: 1 };

/** An early win stands above a late one: whoever won it has met winners since. */
export function pathValue(path: string): number {
  return [...path].reduce((value, letter) => value * 3 + (DIGITS[letter] ?? 0), 0);
}

/** The first group of a kind that both are of. */
export function sharedGroup(one: Player, other: Player, kind: string): string | undefined {
  const theirs = other.entrant.groups[kind] ?? [];
  return one.entrant.groups[kind]?.find((id) => theirs.includes(id));
}

const keepTwo = ({ entrant: a }: Player, { entrant: b }: Player): boolean =>
  a.table !== undefined && b.table !== undefined && a.table !== b.table;

function floatLevel(within: number, { round }: Field): Level {
  const since = Math.max(0, round - 1 - within);
  const again = ({ history }: Player, float: number): number =>
    history.floats.slice(since).some((one) => one === float) ? 1 : 0;
  return {
    name: 'float',
    most: 2,
    pair: (a, b) =>
      a.group === b.group ? 0 : again(a, Math.sign(a.group - b.group)) + again(b, Math.sign(b.group - a.group)),
    bye: (a) => again(a, -1),
  };
}
