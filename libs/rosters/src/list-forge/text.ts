import { army, unitNamed, type Army, type Unit } from '../reading/army.js';
import { addItem, itemsOf } from '../reading/items.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { priced } from '../reading/points.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { isSignature, saysIn } from '../languages.js';
import { isKnown, type NamesKnown } from '../result/known.js';

/** `Epic Hero:`, alone on its line. */
function roleIn({ whole, bullet }: Line): string | undefined {
  return bullet === '' && /^\p{Lu}[\p{L} /&'-]{1,40}:$/u.test(whole) ? whole.slice(0, -1) : undefined;
}

export const LIST_FORGE_TEXT: TextReader = {
  of: 'text',
  id: 'list-forge-text',
  name: 'ListForge, text',
  version: 1,
  claims(lines) {
    const [first] = lines;
    const top = first && priced(first.whole);
    const roles = lines.some((line) => roleIn(line) !== undefined);
    if (!roles || !lines.slice(1).some(({ whole, bullet }) => bullet === '' && priced(whole))) return SURE.no;
    return top && top.name.split(' - ').length >= 3 ? SURE.shaped : SURE.poor;
  },
  begins: (lines) =>
    lines.filter(({ whole, bullet }) => bullet === '' && (priced(whole)?.name.split(' - ').length ?? 0) >= 3),
  read(page, known) {
    const found = army();
    let [role, unit]: [string, Unit | undefined] = ['', undefined];
    const below = new Map<Unit, Line[]>();
    for (const [index, line] of page.lines.entries()) {
      const heading = roleIn(line);
      const of = line.bullet === '' ? priced(line.whole) : undefined;
      if (isSignature(line.whole)) [found.signature, unit] = [line.whole, undefined];
      else if (heading !== undefined) [role, unit] = [heading, undefined];
      else if (index === 0 && of) readTop(found, of.name, of.points, known);
      else if (of) {
        unit = { ...unitNamed(of.name, line.number), points: of.points, ...(role === '' ? {} : { role }) };
        below.set(unit, []);
        found.units.push(unit);
      } else {
        if (unit && line.bullet !== '') below.get(unit)?.push(line);
        continue;
      }
      page.take(line);
    }
    for (const [one, lines] of below) readBelow(page, one, lines);
    return found;
  },
};

/** `List - Faction - Detachment`, cut from the right: names of lists have such marks as well. */
function readTop(army: Army, name: string, points: number, known: NamesKnown): void {
  army.points = points;
  const parts = name.split(' - ').map((part) => part.trim());
  const at = parts.findLastIndex((part) => isKnown(known, 'faction', part));
  const faction = at >= 0 ? at : Math.max(0, parts.length - 2);
  const title = parts.slice(0, faction).join(' - ');
  const detachment = parts.slice(faction + 1).join(' - ');
  if (title !== '') army.title = title;
  army.factions.push(parts[faction] ?? '');
  if (detachment !== '') army.detachments.push(detachment);
}

function readBelow(page: Page, unit: Unit, lines: readonly Line[]): void {
  const items = lines.filter((line) => !readMark(unit, line));
  page.take(...lines);
  for (const item of itemsOf(items)) addItem(unit, item);
}

function readMark(unit: Unit, { text }: Line): boolean {
  if (saysIn('warlord', text)) unit.traits.push('warlord');
  else if (text.startsWith('E: ')) unit.bonuses.push({ name: text.slice(3).trim(), table: 'enhancement' });
  else return false;
  return true;
}
