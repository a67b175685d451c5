import { opponentOf } from '../clock/sequence.js';
import type { RecordLeaf } from '../pack/condition.js';
import type { Role } from '../pack/entry.js';
import type { Tested } from '../predicates/predicate.js';
import { knowsUnits } from '../table/depth.js';
import { optionsNow } from './in-force.js';
import type { Scene } from './scene.js';

/** What a record of any depth answers: whose turn it is, what was chosen, what was used before. */
const OF_EVERY_DEPTH: ReadonlySet<string> = new Set([
  'clock-is',
  'holds-card',
  'option-taken',
  'phase-is-fresh',
  'role-says',
  'roll-kind',
  'went-first',
]);

/** Figures that every record can work out; those about units and the table need a record in full. */
const FIGURES_OF_EVERY_DEPTH: ReadonlySet<string> = new Set(['balance', 'score', 'clock', 'named']);
const COMBINING: ReadonlySet<string> = new Set(['opponent', 'sum', 'minus', 'times', 'divide', 'max', 'min']);

/**
 * Whether a record without units cannot answer what is asked: it is about a unit that nobody had to name, or about what only
 * a record in full holds. What is found there all the same counts.
 */
export function isBeyondTheRecord(scene: Scene, leaf: RecordLeaf, { answer }: Tested): boolean {
  const { table, player } = scene;
  if (table.depth === undefined || scene.recorded === true) return false;
  if (namesAbsent(scene, leaf)) return true;
  if (Object.values(leaf).some((one) => isString(one) && roleOf(scene, one)?.always === true)) return false;
  if (answer === 'met' || knowsUnits(table, player)) return false;
  if (leaf.record === 'chosen') return isUndecided(scene, leaf['choice']);
  if (OF_EVERY_DEPTH.has(leaf.record)) return false;
  return leaf.record !== 'compares' || ![leaf['of'], leaf['to']].every((figure) => isOfEveryDepth(scene, figure));
}

/** Whether nobody has said what was chosen; less deep than in full nobody has to. */
function isUndecided({ pack, table, player }: Scene, id: unknown): boolean {
  const choice = Object.values(pack.choices ?? {}).find((one) => one.id === id);
  return choice !== undefined && optionsNow(table, choice, choice.of === 'match' ? null : player).length === 0;
}

/** Whether a value somewhere in it is the role of a unit that is not on the table and need not be. */
function namesAbsent(scene: Scene, value: unknown): boolean {
  if (typeof value === 'string') return isAbsent(scene, value);
  if (Array.isArray(value)) return value.some((one) => namesAbsent(scene, one));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((one) => namesAbsent(scene, one));
}

function isAbsent(scene: Scene, word: string): boolean {
  const role = roleOf(scene, word);
  if (role === undefined && word !== 'target') return false;
  const named = scene.roles[word];
  const isThere = named !== undefined && (!isUnit(role?.is) || scene.table.units[named] !== undefined);
  return !isThere && !hasToName(scene, role ?? { is: 'own-unit' });
}

function roleOf({ rule: { roles = {} } }: Scene, word: string): Role | undefined {
  return Object.hasOwn(roles, word) ? roles[word] : undefined;
}

const isString = (value: unknown): value is string => typeof value === 'string';

const isUnit = (is: Role['is'] = 'own-unit'): boolean => is === 'own-unit' || is === 'enemy-unit' || is === 'any-unit';

/** Whether a role has to be filled: nobody names units that the record does not know. */
export function hasToName(
  { table, player }: Pick<Scene, 'table' | 'player'>,
  { is, always }: Pick<Role, 'is' | 'always'>,
): boolean {
  if (always) return true;
  if (is === 'enemy-unit') return knowsUnits(table, opponentOf(player));
  if (is === 'any-unit') return knowsUnits(table, player) && knowsUnits(table, opponentOf(player));
  return knowsUnits(table, player);
}

function isOfEveryDepth(scene: Scene, figure: unknown): boolean {
  if (typeof figure === 'number') return true;
  if (Array.isArray(figure)) return figure.every((one) => isOfEveryDepth(scene, one));
  if (typeof figure !== 'object' || figure === null) return false;
  if ('count' in figure) return figure.count === 'uses';
  if ('army' in figure) return scene.table.armies[scene.player] !== null;
  return Object.entries(figure).some(
    ([form, inner]) => FIGURES_OF_EVERY_DEPTH.has(form) || (COMBINING.has(form) && isOfEveryDepth(scene, inner)),
  );
}
