import { unitNamed, type Army, type Unit } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { pointsIn } from '../reading/points.js';
import { counted, labelled } from '../reading/words.js';
import { headingRole, isSignature, saysIn } from '../languages.js';
import type { NamesKnown } from '../result/known.js';
import { addBonus, addItems, addOne, addTrait, extraIn, withCount } from './items.js';
import type { Tags } from './fenced-header.js';

interface UnitLine {
  readonly tag: string | undefined;
  readonly name: string;
  readonly models: number | undefined;
  readonly points: number;
  readonly items: string;
}

/** Where the first price of a line stands: `(95 pts)`. */
function priceIn(text: string): { readonly from: number; readonly to: number; readonly points: number } | undefined {
  for (let end = text.indexOf(')'); end >= 0; end = text.indexOf(')', end + 1)) {
    const start = Math.max(0, end - LONGEST_PRICE);
    const open = text.slice(start, end).lastIndexOf('(');
    const points = open < 0 ? undefined : pointsIn(text.slice(start + open + 1, end));
    if (points !== undefined) return { from: start + open, to: end + 1, points };
  }
  return undefined;
}

const LONGEST_PRICE = 40;

/** `Char1: 1x Name (95 pts): items`. */
export function fencedUnit(line: Line): UnitLine | undefined {
  const price = line.bullet === '' ? priceIn(line.whole) : undefined;
  if (!price) return undefined;
  const { points } = price;
  const after = line.whole.slice(price.to).trim();
  if (after !== '' && !after.startsWith(':')) return undefined;
  const before = line.whole.slice(0, price.from).trim();
  const tag = /^([A-Za-z]{2,12}\d{1,3}): ?/.exec(before);
  const { name, count, said } = counted(tag ? before.slice(tag[0].length) : before);
  if (name === '') return undefined;
  return { tag: tag?.[1]?.toLowerCase(), name, models: said ? count : undefined, points, items: after.slice(1).trim() };
}

function entered({ name, points, models }: UnitLine, { number }: Line, role: string): Unit {
  return { ...unitNamed(name, number), points, ...(role !== '' && { role }), ...(models !== undefined && { models }) };
}

/** Reads units of the compact, the full and the app-like body, and answers which unit has which tag. */
export function readFencedBody(page: Page, lines: readonly Line[], army: Army, known: NamesKnown): Tags {
  const tags = new Map<string, Unit>();
  const leading: [Line, Unit, string][] = [];
  let [role, unit]: [string, Unit | undefined] = ['', undefined];
  for (const [index, line] of lines.entries()) {
    const heading = line.bullet === '' ? headingRole(line.whole.replace(/:$/, '')) : undefined;
    const found = fencedUnit(line);
    if (heading !== undefined) [role, unit] = [heading, undefined];
    else if (isSignature(line.whole)) [army.signature, unit] = [line.whole, undefined];
    else if (found) {
      const { tag, items } = found;
      unit = entered(found, line, role);
      addItems(unit, withCount(items).items, withCount(items).times, known);
      if (tag !== undefined) tags.set(tag, unit);
      army.units.push(unit);
    } else {
      const to = unit && leadingIn(line.text);
      if (unit && to !== undefined) leading.push([line, unit, to]);
      else if (!unit || !readPart(unit, line, known, lines[index + 1])) continue;
      else if (isAmbiguous(line.text)) {
        page.leave(line, 'The number may be part of the name.');
        continue;
      }
    }
    page.take(line);
  }
  for (const [line, leader, name] of leading) lead(page, line, leader, named(army.units, name));
  return tags;
}

const WITH = /^\d{1,4} with /i;
const isAmbiguous = (text: string): boolean => /^\d+ (?!with )\p{Lu}/iu.test(text);

/** `Leading Name`, `Attached to Name [2]`. */
function leadingIn(text: string): string | undefined {
  const found = /^(?:Leading|Attached to):? (?=\S)/i.exec(text);
  return found ? text.slice(found[0].length) : undefined;
}

/** The one unit of this name; with a number in brackets, the one of that place among those of its name. */
function named(units: readonly Unit[], text: string): Unit | undefined {
  const place = /^(.*\S) ?\[(\d{1,3})\]$/.exec(text);
  const same = units.filter(({ name }) => name === (place?.[1] ?? text));
  if (place) return same[Number(place[2]) - 1];
  return same.length === 1 ? same[0] : undefined;
}

function lead(page: Page, line: Line, leader: Unit, bodyguard: Unit | undefined): void {
  if (bodyguard && bodyguard !== leader) leader.leads = bodyguard;
  else page.leave(line, 'Nobody can tell which unit is meant.');
}

/** A line below a unit: a mark, models with what they carry, or one item. */
function readPart(unit: Unit, line: Line, known: NamesKnown, next: Line | undefined): boolean {
  const { text, bullet } = line;
  const of = labelled(text);
  if (saysIn('warlord', text)) addTrait(unit, 'warlord');
  else if (of && saysIn('enhancement', of.label)) {
    const extra = extraIn(of.value);
    addBonus(unit, extra?.name ?? of.value, extra?.points);
  } else if (WITH.test(text)) {
    const { times, items } = withCount(text);
    addItems(unit, items, times, known);
  } else if (bullet === '') return false;
  // A line of what they carry follows a line of models.
  else if (counted(text).said && (text.includes(':') || carries(line, next))) readModels(unit, text, known);
  else addOne(unit, text, 1, known);
  return true;
}

/** Whether the next line is what the models of this one carry: it says so, or stands deeper. */
function carries({ bullet, indent }: Line, next: Line | undefined): boolean {
  if (!next) return false;
  const deeper = next.bullet === bullet ? next.indent > indent : DEEPER.includes(next.bullet);
  return WITH.test(next.whole) || (next.bullet !== '' && deeper);
}

const DEEPER = '◦▪';

/** `9x Model: 9 with Slag rifle, Blade`. */
function readModels(unit: Unit, text: string, known: NamesKnown): void {
  const at = text.includes(':') ? text.indexOf(':') : text.length;
  const { count, name } = counted(text.slice(0, at).trim());
  addTo(unit.members, name, count);
  const { times, items } = withCount(text.slice(at + 1).trim());
  addItems(unit, items, times, known);
}
