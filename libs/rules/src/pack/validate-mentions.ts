import type { Json, JsonObject } from '@adjutant/kernel';
import { predicateNamed } from '../predicates/index.js';
import type { Condition } from './condition.js';
import type { Effect } from './effect.js';
import type { RollDue } from './entry.js';
import type { Figure } from './figure.js';
import { isObject } from './layers.js';
import type { Path } from './validate-says.js';

/** What a word in a pack can refer to. */
export type Sort =
  | 'document'
  | 'question'
  | 'entry'
  | 'owner'
  | 'detachment'
  | 'choice'
  | 'option'
  | 'phase'
  | 'phase of a turn'
  | 'state'
  | 'action'
  | 'act'
  | 'step'
  | 'activity'
  | 'resource'
  | 'role'
  | 'kind'
  | 'window'
  | 'stage'
  | 'counter'
  | 'fact'
  | 'figure'
  | 'category'
  | 'moment of scoring'
  | 'award of the card'
  | 'ending';

/** A word that has to be known, and where it stands. */
export interface Mention {
  readonly sort: Sort;
  readonly word: string;
  readonly path: Path;
  /** For a role, and for a question that names roles: those that there are in this place. */
  readonly roles?: readonly string[];
  /** Where only some of the words of a sort fit in this place. */
  readonly known?: readonly string[];
}

/**
 * What an argument of a predicate refers to follows from its name, the same in every predicate; null: to nothing that a
 * pack defines. A spec holds this list against the predicates.
 */
export const ARGUMENTS: { readonly [argument: string]: Sort | null } = {
  unit: 'role',
  choice: 'choice',
  options: 'option',
  issuer: 'role',
  recipient: 'role',
  roll: 'role',
  entry: 'entry',
  detachment: 'detachment',
  status: 'state',
  acts: 'action',
  selects: 'activity',
  until: 'activity',
  cards: 'entry',
  phases: 'phase',
  window: 'window',
  stage: 'stage',
  before: 'stage',
  fact: 'fact',
  objective: 'role',
  tags: null,
  types: null,
  all: null,
  any: null,
  ago: null,
  at: null,
  effective: null,
  faction: null,
  field: null,
  fromRound: null,
  fresh: null,
  roles: 'role',
  role: 'role',
  die: 'role',
  only: null,
  whole: null,
  in: null,
  is: null,
  of: null,
  as: null,
  mine: null,
  who: null,
  round: null,
  decidedBy: null,
  ability: 'role',
  steps: 'phase',
  inside: 'step',
  keyword: null,
  marker: null,
  place: 'role',
  holder: null,
  by: null,
  named: null,
  unless: null,
  per: null,
  test: null,
  side: null,
  to: null,
  trait: null,
  turn: null,
  turnsAgo: null,
  within: null,
};

/** Whoever is asked about a bearer's rule is asked about the bearer too. */
export const BEARER_ROLES = ['$bearer', 'bearer'];

export function sourceMentions(value: object, path: Path): Mention[] {
  const { source } = value as { readonly source?: { readonly document: string } };
  return source ? [{ sort: 'document', word: source.document, path: [...path, 'source', 'document'] }] : [];
}

export function conditionMentions(condition: Condition | undefined, path: Path, roles: readonly string[]): Mention[] {
  if (!condition) return [];
  return [...sourceMentions(condition, path), ...nodeMentions(condition as unknown as JsonObject, path, roles)];
}

function nodeMentions(node: JsonObject, path: Path, roles: readonly string[]): Mention[] {
  if (typeof node['record'] === 'string') return recordMentions(node['record'], node, path, roles);
  if (typeof node['attest'] === 'string') {
    return [{ sort: 'question', word: node['attest'], path: [...path, 'attest'], roles }];
  }
  if ('not' in node) return conditionMentions(node['not'] as unknown as Condition, [...path, 'not'], roles);
  return ['all', 'any'].flatMap((key) =>
    ((node[key] ?? []) as unknown as readonly Condition[]).flatMap((part, index) =>
      conditionMentions(part, [...path, key, index], roles),
    ),
  );
}

function recordMentions(name: string, node: JsonObject, path: Path, roles: readonly string[]): Mention[] {
  return Object.entries(predicateNamed(name).args).flatMap(([argument, { type }]) => {
    const place = [...path, argument];
    if (type === 'figure' || type === 'key') return figureMentions(node[argument] as unknown as Figure, place, roles);
    const sort = ARGUMENTS[argument];
    const value = node[argument];
    if (sort == null || value === undefined) return [];
    return words(value, place).map(([word, at]): Mention => ({ sort, word, path: at, roles }));
  });
}

function words(value: Json, path: Path): (readonly [string, Path])[] {
  if (typeof value === 'string') return [[value, path]];
  return Array.isArray(value) ? value.flatMap((one: Json, index) => words(one, [...path, index])) : [];
}

/** The members of figures, by what they refer to. */
const IN_FIGURES: { readonly [member: string]: Sort } = {
  fact: 'fact',
  latest: 'fact',
  tally: 'fact',
  run: 'fact',
  total: 'fact',
  since: 'fact',
  figure: 'figure',
  counter: 'counter',
  balance: 'resource',
  steps: 'phase',
  opening: 'phase',
  entry: 'entry',
  unit: 'role',
  named: 'role',
  on: 'role',
  window: 'window',
  taken: 'fact',
};

/** In the conditions of a count, the unit counted and its destroyer have roles, and so has what a fact names. */
const COUNTED_ROLES = ['$unit', '$by'];

/** The fields of the facts that a figure counts, as roles: `fact:` and the id of the kind stand for all of them. */
function fieldsOfCounted(figure: object): string[] {
  const { fact, total, taken } = figure as { readonly [member in 'fact' | 'total' | 'taken']?: string };
  return [fact, total, taken].flatMap((id) => (id === undefined ? [] : [`${FIELDS_OF}${id}`]));
}

export const FIELDS_OF = 'fact:';

export function figureMentions(figure: Figure | undefined, path: Path, roles: readonly string[]): Mention[] {
  if (figure === null || typeof figure !== 'object') return [];
  return Object.entries(figure as object).flatMap(([member, value]: [string, unknown]): Mention[] => {
    const at = [...path, member];
    // A run may count since its objective was drawn; what fields hold are values.
    if (member === 'fields' || value === 'drawn') return [];
    const sort = IN_FIGURES[member];
    if (sort) return words(value as Json, at).map(([word, place]): Mention => ({ sort, word, path: place, roles }));
    if (member === 'where')
      return conditionMentions(value as Condition, at, [...roles, ...COUNTED_ROLES, ...fieldsOfCounted(figure)]);
    if (member === 'when') return conditionMentions(value as Condition, at, roles);
    if (Array.isArray(value)) {
      return (value as Figure[]).flatMap((one, index) => figureMentions(one, [...at, index], roles));
    }
    return figureMentions(value as Figure, at, roles);
  });
}

/** The members of effects, by what they refer to. */
const IN_EFFECTS: { readonly [member: string]: Sort } = {
  ending: 'ending',
  fact: 'fact',
  unit: 'role',
  objective: 'role',
  of: 'role',
  as: 'role',
  at: 'role',
  order: 'role',
  issuer: 'role',
  resource: 'resource',
  status: 'state',
  act: 'action',
  acts: 'action',
  window: 'window',
  stage: 'stage',
  targets: 'role',
  counter: 'counter',
};

/** What a counter may be counted for besides a unit that the use names. */
const COUNTED_FOR = ['own', 'opponent', 'match'];

export function effectMentions(
  effects: readonly Effect[] | undefined,
  path: Path,
  roles: readonly string[],
): Mention[] {
  return (effects ?? []).flatMap((effect, index) =>
    Object.entries(effect).flatMap(([member, value]) => {
      const sort = IN_EFFECTS[member];
      const named = effect.op === 'count' && member === 'of' ? [...roles, ...COUNTED_FOR] : roles;
      if (effect.op === 'write-fact' && member === 'roles')
        return Object.entries(effect.roles).map(([field, word]): Mention => ({
          sort: 'role',
          word,
          path: [...path, index, member, field],
          roles,
        }));
      return sort
        ? words(value as Json, [...path, index, member]).map(([word, at]) => ({ sort, word, path: at, roles: named }))
        : [];
    }),
  );
}

export function rollMentions(roll: RollDue | undefined, path: Path, roles: readonly string[]): Mention[] {
  if (!roll) return [];
  return [
    ...figureMentions(roll.total, [...path, 'total'], roles),
    ...conditionMentions(roll.dice.more?.when, [...path, 'dice', 'more', 'when'], roles),
    ...roll.outcomes.flatMap((outcome, index) => {
      const at = [...path, 'outcomes', index];
      return [
        ...conditionMentions(outcome.when, [...at, 'when'], roles),
        ...effectMentions(outcome.effects, [...at, 'effects'], roles),
      ];
    }),
  ];
}

/** The same word in a list of words, each with its place. */
export function listed(sort: Sort, list: readonly string[] | undefined, path: Path): Mention[] {
  return (list ?? []).map((word, index) => ({ sort, word, path: [...path, index] }));
}

export function keysOf(sort: Sort, value: object | undefined, path: Path): Mention[] {
  return isObject(value as Json | undefined)
    ? Object.keys(value ?? {}).map((word) => ({ sort, word, path: [...path, word] }))
    : [];
}
