import { army, unitNamed, type Army, type Unit } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import type { Left } from '../reading/page.js';
import type { TreeRead } from '../reading/reader.js';
import { Counter, nodeAt, nodesAt, numberAt, textAt, type Node } from '../reading/tree.js';
import { closing } from '../reading/words.js';
import { saysIn } from '../languages.js';

interface Walk {
  readonly army: Army;
  readonly left: Left[];
  readonly counter: Counter;
}

/**
 * The tree that several programs write: forces, selections within selections, costs and categories. Nothing else of it is
 * looked at: profiles, rules and descriptions are a publisher's text.
 */
export function readRosterTree(roster: Node): TreeRead {
  const walk: Walk = { army: army(), left: [], counter: new Counter() };
  const title = textAt(roster, 'name');
  const made = textAt(roster, 'generatedBy');
  if (title !== undefined) walk.army.title = title;
  if (made !== undefined) walk.army.signature = made;
  const points = pointsOf(nodesAt(roster, 'costs'));
  const limit = pointsOf(nodesAt(roster, 'costLimits'));
  if (points !== undefined) walk.army.points = points;
  // No limit was set where it is 0.
  if (limit !== undefined && limit > 0) walk.army.limit = limit;
  for (const [index, force] of nodesAt(roster, 'forces').entries()) readForce(walk, force, `forces[${index}]`);
  return { army: walk.army, left: walk.left };
}

/** Of all costs the one in points: ` pts`, `PTS`. Power and detachment points are others. */
function pointsOf(costs: readonly Node[]): number | undefined {
  const found = costs.find((cost) => ['pts', 'points'].includes(textAt(cost, 'name')?.toLowerCase() ?? ''));
  return found && numberAt(found, 'value');
}

function readForce(walk: Walk, force: Node, at: string): void {
  const { army } = walk;
  const names = (textAt(force, 'catalogueName') ?? '').split(' - ').map((name) => name.trim());
  const factions = names.filter((name) => name !== '');
  if (army.factions.length === 0) army.factions.push(...factions);
  else if (factions.length > 0 && factions.at(-1) !== army.factions.at(-1))
    army.picks.push({ kind: 'ally', name: factions.at(-1) ?? '' });
  const name = textAt(force, 'name');
  if (name !== undefined && name !== 'Army Roster') army.picks.push({ kind: 'force', name });
  for (const [index, one] of nodesAt(force, 'selections').entries()) readTop(walk, one, `${at}.selections[${index}]`);
  for (const [index, one] of nodesAt(force, 'forces').entries()) readForce(walk, one, `${at}.forces[${index}]`);
}

const UNITS = new Set(['unit', 'model']);

function readTop(walk: Walk, node: Node, at: string): void {
  const name = textAt(node, 'name') ?? 'unnamed';
  if (UNITS.has(textAt(node, 'type') ?? '')) walk.army.units.push(unitOf(walk, node, name));
  else if (!readSetting(walk, node, name)) {
    for (const below of nodesAt(node, 'selections')) countBelow(walk, below);
    walk.left.push({ node: at, text: name, why: 'It is neither a unit nor a choice that is known.' });
  }
}

function countBelow(walk: Walk, node: Node): void {
  walk.counter.next();
  for (const below of nodesAt(node, 'selections')) countBelow(walk, below);
}

/** Choices of the army that the builder keeps as selections, by the kind of pick; empty for what it shows. */
const SETTINGS: { readonly [name: string]: string } = {
  'battle size': 'battle-size',
  detachment: 'detachment',
  'detachment choice': 'detachment',
  'force disposition': 'force-disposition',
  'battle formations': 'detachment',
  'battle formation': 'detachment',
  'spell lore': 'spell-lore',
  'spell lores': 'spell-lore',
  'prayer lore': 'prayer-lore',
  'prayer lores': 'prayer-lore',
  'manifestation lore': 'manifestation-lore',
  'manifestation lores': 'manifestation-lore',
  'regiments of renown': 'regiment-of-renown',
  'faction terrain': 'terrain',
  'battle tactic cards': 'battle-tactic-card',
  'show/hide options': '',
};

function readSetting(walk: Walk, node: Node, name: string): boolean {
  const key = [name, textAt(node, 'group') ?? '']
    .map((one) => one.toLowerCase())
    .find((one) => Object.hasOwn(SETTINGS, one));
  if (key === undefined) return false;
  walk.counter.next();
  const kind = SETTINGS[key] ?? '';
  const below = nodesAt(node, 'selections');
  const chosen =
    below.length > 0 ? below.map((one) => textAt(one, 'name') ?? '') : key === name.toLowerCase() ? [] : [name];
  for (let count = 0; count < below.length; count++) walk.counter.next();
  for (const one of chosen.filter((word) => word !== '')) {
    if (kind === 'detachment') walk.army.detachments.push(one);
    else if (kind === 'battle-size') readSize(walk.army, one);
    else if (kind !== '') walk.army.picks.push({ kind, name: one });
  }
  return true;
}

/** `Incursion (1000 Point limit)`. */
function readSize(army: Army, text: string): void {
  const size = closing(text);
  const limit = /\d{1,6}/.exec(size?.inside ?? '')?.[0];
  if (limit !== undefined && army.limit === undefined) army.limit = Number(limit);
  army.picks.push({ kind: 'battle-size', name: size?.before ?? text });
}

function unitOf(walk: Walk, node: Node, name: string): Unit {
  const unit: Unit = { ...unitNamed(name, walk.counter.next()), ...categoriesOf(node) };
  const cost = { points: pointsOf(nodesAt(node, 'costs')) };
  for (const below of nodesAt(node, 'selections')) readBelow(walk, unit, below, cost);
  if (cost.points !== undefined) unit.points = cost.points;
  // A unit that is itself a model has as many as it says. What stands below carries totals of its own.
  if (unit.members.length === 0 && textAt(node, 'type') === 'model') unit.models = numberAt(node, 'number') ?? 1;
  return unit;
}

const FACTION = 'Faction: ';

function categoriesOf(node: Node): { role?: string; keywords?: readonly string[]; factions?: readonly string[] } {
  const categories = nodesAt(node, 'categories');
  const isPrimary = (one: Node): boolean => one['primary'] === true || one['primary'] === 'true';
  const names = categories.flatMap((one) => textAt(one, 'name') ?? []);
  const role = categories.filter(isPrimary).flatMap((one) => textAt(one, 'name') ?? [])[0];
  const factions = names.filter((name) => name.startsWith(FACTION)).map((name) => name.slice(FACTION.length));
  const keywords = names.filter((name) => !name.startsWith(FACTION));
  // A role alone does not say which keywords there are.
  const carries = keywords.some((name) => name !== role);
  return {
    ...(role !== undefined && { role }),
    ...(carries && { keywords }),
    ...(factions.length > 0 && { factions }),
  };
}

const TRAITS = new Set(['general', 'reinforced', 'legends']);
const TABLES: readonly (readonly [string, string])[] = [
  ['enhancement', 'enhancement'],
  ['heroic trait', 'heroic trait'],
  ['artefact', 'artefact'],
];

/** Everything below a unit: models, what they carry, and what is said about it. All of it costs. */
function readBelow(walk: Walk, unit: Unit, node: Node, cost: { points: number | undefined }): void {
  walk.counter.next();
  const [name, type] = [textAt(node, 'name'), textAt(node, 'type')];
  const count = numberAt(node, 'number') ?? 1;
  const points = pointsOf(nodesAt(node, 'costs'));
  if (points !== undefined) cost.points = (cost.points ?? 0) + points;
  const group = textAt(node, 'group')?.toLowerCase() ?? '';
  const table = TABLES.find(([begins]) => group.startsWith(begins))?.[1];
  if (name === undefined) walk.left.push({ node: unit.name, text: '', why: 'A selection has no name.' });
  else if (type === 'model') addTo(unit.members, name, count);
  else if (saysIn('warlord', name)) unit.traits.push('warlord');
  else if (TRAITS.has(name.toLowerCase())) unit.traits.push(name.toLowerCase());
  else if (table !== undefined) unit.bonuses.push({ name, table, ...(points !== undefined && { points }) });
  else if (type !== 'unit') addTo(unit.gear, name, count);
  for (const below of nodesAt(node, 'selections')) readBelow(walk, unit, below, cost);
}

/** The roster of a file; undefined where it has another shape. */
export function rosterIn(tree: unknown): Node | undefined {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return undefined;
  const roster = nodeAt(tree as Node, 'roster');
  return roster && Array.isArray(roster['forces']) ? roster : undefined;
}
