import { army, unitNamed, type Army, type Unit } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import type { Line } from '../reading/line.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { closing, counted, numberIn, parted } from '../reading/words.js';
import { profileOf } from './profile.js';

const HEAD = /^\+\+ ?(.*?) ?\[([A-Z]{2,5}) (\d{1,6}) ?pts\](?: \[(\d{1,4}) Units?\])? ?\+\+$/i;

function headIn({ whole }: Line) {
  return whole.startsWith('++') && whole.endsWith('++') && whole.length <= 500 ? HEAD.exec(whole) : null;
}

interface Row {
  readonly name: string;
  readonly times: number;
  readonly models: number;
  readonly quality: number;
  readonly defense: number;
  readonly points: number;
  readonly rules: readonly string[];
}

/** `2x Reef Guard [5] Q4+ D4+ | 90pts | Furious`. */
function rowIn({ whole }: Line): Row | undefined {
  const [who = '', cost = '', ...rules] = parted(whole, '|');
  const points = /^(\d{1,6}) ?pts$/i.exec(cost)?.[1];
  const at = who.lastIndexOf('[');
  const tail = at < 0 ? null : /^\[(\d{1,4})\] ?Q(\d)\+ ?D(\d)\+$/i.exec(who.slice(at));
  if (!tail || points === undefined) return undefined;
  const { count, name } = counted(who.slice(0, at).trim());
  const numbers = tail.slice(1).map(Number);
  const [models = 0, quality = 0, defense = 0] = numbers;
  return { name, times: count, models, quality, defense, points: Number(points), rules: parted(rules.join('|'), ',') };
}

const MOST_TIMES = 100;

export const ARMY_FORGE_TEXT: TextReader = {
  of: 'text',
  id: 'army-forge-text',
  name: 'OPR Army Forge, text',
  version: 1,
  claims(lines) {
    const rows = lines.filter((line) => rowIn(line)).length;
    if (rows === 0) return SURE.no;
    return lines.some((line) => headIn(line)) ? SURE.signed : SURE.shaped;
  },
  begins: (lines) => lines.filter((line) => headIn(line)),
  read(page) {
    const found = army();
    const rows: number[] = [];
    let below: readonly Unit[] = [];
    for (const line of page.lines) {
      const row = rowIn(line);
      const head = headIn(line);
      if (head) readHead(found, head);
      else if (row && row.times <= MOST_TIMES) {
        below = Array.from({ length: row.times }, () => unitOf(row, line));
        rows.push(1);
        found.units.push(...below);
      } else if (below.length > 0 && !line.apart && isGear(line)) {
        for (const unit of below) readGear(unit, line);
        below = [];
      } else continue;
      page.take(line);
    }
    settle(found, rows.length);
    return found;
  },
};

/** `Low Tide - Tidewardens (v3.5.1), Reefs`: the last mark parts the name of the list from its armies. */
function readHead(army: Army, [, names = '', system = '', points, units]: RegExpExecArray): void {
  const at = names.lastIndexOf(' - ');
  if (at > 0) army.title = names.slice(0, at).trim();
  const armies = parted(at > 0 ? names.slice(at + 3) : names, ',').map(withoutVersion);
  army.factions.push(...armies.slice(0, 1));
  for (const name of armies.slice(1)) army.picks.push({ kind: 'ally', name });
  army.picks.push({ kind: 'game-system', name: system.toLowerCase() });
  army.limit = Number(points);
  if (units !== undefined) army.counted = Number(units);
}

function withoutVersion(name: string): string {
  const found = closing(name);
  return found && /^v\d/i.test(found.inside) ? found.before : name;
}

/** Whether the first line says the limit or the total is not settled: it is both where the units add up to it. */
function settle(army: Army, rows: number): void {
  const sum = army.units.reduce((total, { points = 0 }) => total + points, 0);
  if (army.limit !== undefined && sum === army.limit) army.points = sum;
  // A row that stands for several may have been counted as one.
  if (army.counted === rows) army.counted = army.units.length;
}

function unitOf(row: Row, line: Line): Unit {
  const { name, models, points, quality, defense, rules } = row;
  const profile = profileOf(
    rules.map((rule) => ({ name: closing(rule)?.before ?? rule, rating: closing(rule)?.inside })),
  );
  return {
    ...unitNamed(name, line.number),
    models,
    points,
    figures: { quality, defense, ...profile.figures },
    ...(profile.keywords.length > 0 && { keywords: profile.keywords }),
  };
}

/** `5x Coral Rifle (24", A1), Pearl Blade (A3, AP(1))`: every part ends with its profile. */
function isGear({ whole }: Line): boolean {
  return parted(whole, ',').every((part) => part.endsWith(')') && part.includes('(') && numberIn(part) === undefined);
}

function readGear(unit: Unit, { whole }: Line): void {
  for (const part of parted(whole, ',')) {
    const { count, name } = counted(withoutProfile(part));
    addTo(unit.gear, name, count);
  }
}

/** What stands before the bracket that closes with the part; brackets within it count. */
function withoutProfile(part: string): string {
  let depth = 0;
  for (let at = part.length - 1; at >= 0; at--) {
    if (part[at] === ')') depth += 1;
    if (part[at] === '(') depth -= 1;
    if (depth === 0) return part.slice(0, at).trim();
  }
  return part;
}
