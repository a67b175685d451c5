import { army, unitNamed, type Unit } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import type { Left } from '../reading/page.js';
import { SURE, type TreeReader, type TreeRead } from '../reading/reader.js';
import { Counter, isNode, nodeAt, nodesAt, numberAt, textAt, type Node } from '../reading/tree.js';
import { Unreadable } from '../refused.js';
import { profileOf } from './profile.js';

/** The games whose lists are known to have this shape. */
const SYSTEMS = new Set(['gf', 'gff', 'gfsq', 'aof', 'aofs', 'aofr', 'aofq', 'gfq']);

export const ARMY_FORGE_RESOLVED: TreeReader = {
  of: 'tree',
  id: 'army-forge',
  name: 'OPR Army Forge, list with names and costs',
  version: 1,
  claims(tree) {
    if (!isNode(tree) || textAt(tree, 'gameSystem') === undefined) return SURE.no;
    const units = nodesAt(tree, 'units');
    return units.length > 0 && units.every((unit) => textAt(unit, 'selectionId') !== undefined) ? SURE.shaped : SURE.no;
  },
  read(tree) {
    if (!isNode(tree)) throw new Unreadable('list/broken', 'The file holds no list.');
    const system = textAt(tree, 'gameSystem') ?? '';
    if (!SYSTEMS.has(system.toLowerCase()))
      throw new Unreadable(
        'list/other-game',
        `Army Forge calls the game of this list “${system.slice(0, 40)}”, which is not known here.`,
        {
          gameSystem: system.slice(0, 40),
        },
      );
    return readUnits(tree, system);
  },
};

/** A row of the file, and the unit that it is counted in. */
interface Row {
  readonly node: Node;
  readonly unit: Unit;
  readonly selection: string;
}

function readUnits(tree: Node, system: string): TreeRead {
  const found = army();
  const counter = new Counter();
  const title = textAt(tree, 'name');
  if (title !== undefined) found.title = title;
  const faction = textAt(tree, 'armyName') ?? textAt(tree, 'armyFaction');
  if (faction !== undefined) found.factions.push(faction);
  found.picks.push({ kind: 'game-system', name: system });
  const [points, limit] = [numberAt(tree, 'listPoints'), numberAt(tree, 'pointsLimit')];
  if (points !== undefined) found.points = points;
  if (limit !== undefined && limit > 0) found.limit = limit;
  const rows = nodesAt(tree, 'units').map((node) => ({
    node,
    selection: textAt(node, 'selectionId') ?? '',
    unit: unitOf(node, counter),
  }));
  const left = rows.flatMap((row) => join(row, rows));
  const shown = new Set(rows.map(({ unit }) => unit).filter((unit) => !isPart(unit, rows)));
  found.units.push(...shown);
  return { army: found, left };
}

/** The second row of a combined unit names the first, and has the same sheet. */
function firstOf({ node }: Row, rows: readonly Row[]): Row | undefined {
  const to = textAt(node, 'joinToUnit');
  return to === undefined ? undefined : rows.find(({ selection }) => selection === to);
}

function isCombined(row: Row, first: Row): boolean {
  return row.node['combined'] === true && textAt(row.node, 'id') === textAt(first.node, 'id');
}

function isPart(unit: Unit, rows: readonly Row[]): boolean {
  const row = rows.find((one) => one.unit === unit);
  const first = row && firstOf(row, rows);
  return row !== undefined && first !== undefined && first !== row && isCombined(row, first);
}

/** Adds the second half of a combined unit to the first, or has a hero lead what it joins. */
function join(row: Row, rows: readonly Row[]): readonly Left[] {
  const to = textAt(row.node, 'joinToUnit');
  if (to === undefined) return [];
  const first = firstOf(row, rows);
  if (!first || first === row) {
    return [
      {
        node: `units[${rows.indexOf(row)}].joinToUnit`,
        text: to,
        why: 'No unit of the list goes by it: the unit stands alone.',
      },
    ];
  }
  if (!isCombined(row, first)) {
    row.unit.leads = first.unit;
    return [];
  }
  const { unit } = first;
  unit.models = (unit.models ?? 0) + (row.unit.models ?? 0);
  unit.points = (unit.points ?? 0) + (row.unit.points ?? 0);
  for (const { name, count } of row.unit.gear) addTo(unit.gear, name, count);
  return [];
}

function unitOf(node: Node, counter: Counter): Unit {
  const sheet = textAt(node, 'name') ?? 'unnamed';
  const name = textAt(node, 'customName') ?? sheet;
  const rules = [...nodesAt(node, 'rules'), ...nodesAt(node, 'specialRules')].map((rule) => ({
    name: textAt(rule, 'name') ?? '',
    rating: numberAt(rule, 'rating') ?? textAt(rule, 'rating'),
  }));
  const profile = profileOf(rules);
  const [size, quality, defense] = ['size', 'quality', 'defense'].map((member) => numberAt(node, member));
  const unit: Unit = {
    ...unitNamed(name, counter.next()),
    ...(sheet !== name && { datasheet: sheet }),
    ...(size !== undefined && { models: size }),
    points: costOf(node),
    figures: {
      ...(quality !== undefined && { quality }),
      ...(defense !== undefined && { defense }),
      ...profile.figures,
    },
    ...(profile.keywords.length > 0 && { keywords: profile.keywords }),
  };
  for (const item of [...nodesAt(node, 'loadout'), ...nodesAt(node, 'equipment')]) {
    counter.next();
    const named = textAt(item, 'name');
    if (named !== undefined) addTo(unit.gear, named, numberAt(item, 'count') ?? 1);
  }
  return unit;
}

/** The base price, and for each upgrade the price that it has for this unit. */
function costOf(node: Node): number {
  const id = textAt(node, 'id');
  const base = numberAt(node, 'cost') ?? numberAt(node, 'points') ?? 0;
  const upgrades = nodesAt(node, 'selectedUpgrades').map((upgrade) => {
    const option = nodeAt(upgrade, 'option');
    const costs = option ? nodesAt(option, 'costs') : [];
    const own = costs.find((cost) => textAt(cost, 'unitId') === id);
    return own ? (numberAt(own, 'cost') ?? 0) : 0;
  });
  return upgrades.reduce((sum, cost) => sum + cost, base);
}
