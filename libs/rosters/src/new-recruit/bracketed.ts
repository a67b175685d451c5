import { army, unitNamed, type Army, type Unit } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { pointsIn } from '../reading/points.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { closing, counted, labelled, parted } from '../reading/words.js';
import { headingRole, isSignature, saysIn } from '../languages.js';
import type { NamesKnown } from '../result/known.js';
import { addItems, addTrait } from './items.js';

/** `# ++ Army Roster ++ [265 pts]`, or the same without what a page made of it. */
const TOP = /^#? ?\+\+ .*\+\+(?: \[|$)/;
const BATTLESCRIBE_TOP = /^\+\+ .*\+\+ ?\[?/;

/** `Name [95 pts, 1 CP]`: the name and the first number of points. */
export function squared(text: string): { readonly name: string; readonly points: number } | undefined {
  const found = closing(text, ['[', ']']);
  const points = found?.inside
    .split(',')
    .map((part) => pointsIn(part.trim()))
    .find((one) => one !== undefined);
  return found && points !== undefined ? { name: found.before, points } : undefined;
}

const BELOW = /^(?:\. |--- )/;

/** `Name [95 pts]: items`, with or without the items. */
function unitIn(text: string): { readonly name: string; readonly points: number; readonly items: string } | undefined {
  const at = text.indexOf(']');
  if (at < 0 || BELOW.test(text)) return undefined;
  const found = squared(text.slice(0, at + 1));
  const after = text.slice(at + 1).trim();
  if (!found || found.name === '' || (after !== '' && !after.startsWith(':'))) return undefined;
  return { ...found, items: after.slice(1).trim() };
}

function headingIn({ whole }: Line): string | undefined {
  if (/^## ?\S/.test(whole)) return whole.replace(/^## ?/, '');
  if (/^\+ .{1,80} \+$/.test(whole)) return whole.slice(2, -2);
  return /^\p{L}[\p{L} ]{2,40} \d{1,3} ?:$/u.test(whole) ? whole.replace(/ \d{1,3} ?:$/, '') : undefined;
}

export const NEW_RECRUIT_SIMPLE: TextReader = {
  of: 'text',
  id: 'new-recruit-simple',
  name: 'New Recruit, simple text',
  version: 1,
  claims(lines) {
    if (!lines.some((line) => unitIn(line.text))) return SURE.no;
    const hashed =
      lines.some(({ whole }) => /^# ?\+\+ /.test(whole)) || lines.some(({ whole }) => /^## ?\S/.test(whole));
    if (hashed) return SURE.signed;
    return lines.some((line) => headingIn(line) !== undefined && !/^\+/.test(line.whole)) ? SURE.shaped : SURE.no;
  },
  begins: (lines) => lines.filter(({ whole }) => /^# ?\+\+ /.test(whole)),
  read: (page, known) => readSquared(page, known, false),
};

export const BATTLESCRIBE_TEXT: TextReader = {
  of: 'text',
  id: 'battlescribe-text',
  name: 'BattleScribe, text',
  version: 1,
  claims(lines) {
    const top = lines.some(({ whole }) => BATTLESCRIBE_TOP.test(whole));
    const roles = lines.some(({ whole }) => /^\+ .{1,80} \+$/.test(whole));
    return top && roles && lines.some((line) => unitIn(line.text)) ? SURE.shaped : SURE.no;
  },
  // Several detachments of one army each have such a line: no second list can be told from them.
  begins: () => [],
  read: (page, known) => readSquared(page, known, true),
};

function readSquared(page: Page, known: NamesKnown, old: boolean): Army {
  const found = army();
  let [heading, unit]: [string, Unit | undefined] = ['', undefined];
  const first = page.lines.findIndex((line) => TOP.test(line.whole) || headingIn(line) !== undefined);
  for (const [index, line] of page.lines.entries()) {
    const { whole } = line;
    const role = headingIn(line);
    const of = line.bullet === '' && index > first ? unitIn(whole) : undefined;
    if (isSignature(whole)) [found.signature, unit] = [whole, undefined];
    else if (TOP.test(whole)) readTop(found, whole, old);
    else if (index < first) readCrumbs(found, whole);
    else if (role !== undefined) [heading, unit] = [squared(role)?.name ?? role, undefined];
    else if (/^(configuration|no force org slot)$/i.test(heading) && readSetting(found, line)) unit = undefined;
    else if (of) {
      unit = entered(of.name, of.points, line, heading);
      readItems(unit, of.items, known, old);
      found.units.push(unit);
    } else if (!unit || !readBelow(unit, line, known, old)) continue;
    page.take(line);
  }
  return found;
}

function entered(written: string, points: number, { number }: Line, heading: string): Unit {
  const { name, count, said } = counted(written);
  const role = headingRole(heading) || heading;
  return { ...unitNamed(name, number), points, ...(role !== '' && { role }), ...(said && { models: count }) };
}

function readTop(army: Army, whole: string, old: boolean): void {
  const points = squared(whole)?.points ?? squared(whole.replace(/ ?\+\+$/, ''))?.points;
  if (points !== undefined && army.points === undefined) army.points = points;
  // `++ Battalion Detachment +5CP (Hearth - Cinder Host) [9 PL, 265 pts] ++`
  if (!old) return;
  const words = whole
    .replace(/^\+\+ /, '')
    .replace(/ ?\+\+.*$/, '')
    .replace(/ \[.*$/, '');
  const inside = closing(words);
  if (inside) {
    army.picks.push({ kind: 'detachment', name: inside.before });
    if (army.factions.length === 0) army.factions.push(...inside.inside.split(' - ').map((name) => name.trim()));
  } else if (words !== '') army.picks.push({ kind: 'force', name: words });
}

/** `Alliance - Faction - List - [265 pts]`. */
function readCrumbs(army: Army, whole: string): void {
  const points = squared(whole);
  const parts = (points?.name ?? whole).split(' - ').map((part) => part.replace(/ -$/, '').trim());
  if (points) army.points = points.points;
  const title = parts.length > 1 ? parts.pop() : undefined;
  if (title !== undefined) army.title = title;
  army.factions.push(...parts.filter((part) => part !== ''));
}

const SETTINGS: { readonly [label: string]: (army: Army, value: string) => void } = {
  'battle size': (army, value) => {
    const inside = closing(value);
    const limit = /(\d{1,6})/.exec(inside?.inside ?? '')?.[1];
    if (limit !== undefined) army.limit = Number(limit);
    army.picks.push({ kind: 'battle-size', name: inside?.before ?? value });
  },
  detachment: (army, value) => {
    army.detachments.push(...parted(closing(value)?.before ?? value, ','));
  },
  'force disposition': (army, value) => {
    for (const name of parted(value, ',')) army.picks.push({ kind: 'force-disposition', name });
  },
  // What the builder shows is nothing of the army.
  'show/hide options': () => undefined,
};

function readSetting(army: Army, { text }: Line): boolean {
  const of = labelled(text.replace(/ \[[^\]]{0,40}\]$/, ''));
  if (!of) return /^show\/hide options/i.test(text);
  if (!Object.hasOwn(SETTINGS, of.label)) return false;
  SETTINGS[of.label]?.(army, of.value);
  return true;
}

/** In the old text a price within a unit is one of an upgrade, not of an enhancement. */
function readItems(unit: Unit, text: string, known: NamesKnown, old: boolean): void {
  if (!old) addItems(unit, text, 1, known);
  else
    for (const item of parted(text, ',')) {
      const { count, name } = counted(squared(item)?.name ?? item);
      if (saysIn('warlord', name)) addTrait(unit, 'warlord');
      else addTo(unit.gear, name, count);
    }
}

/** `• 9x Model: items`, `. Model: items`, `--- Enhancements : name`. */
function readBelow(unit: Unit, line: Line, known: NamesKnown, old: boolean): boolean {
  const dotted = BELOW.test(line.whole);
  if (line.bullet === '' && !dotted) return false;
  const text = dotted ? line.whole.replace(BELOW, '') : line.text;
  const at = text.indexOf(':');
  if (at < 0) {
    readItems(unit, text, known, old);
    return true;
  }
  const label = text.slice(0, at).trim();
  const value = text.slice(at + 1).trim();
  if (saysIn('enhancement', label)) unit.bonuses.push({ name: squared(value)?.name ?? value, table: 'enhancement' });
  else {
    const { count, name } = counted(squared(label)?.name ?? label);
    addTo(unit.members, name, count);
    readItems(unit, value, known, old);
  }
  return true;
}
