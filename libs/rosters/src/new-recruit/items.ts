import type { Unit } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import { pointsIn } from '../reading/points.js';
import { closing, counted, parted } from '../reading/words.js';
import { saysIn } from '../languages.js';
import { isKnown, type NamesKnown } from '../result/known.js';

/** `9 with Slag rifle, 2x Blade`: nine rifles and eighteen blades. */
export function withCount(text: string): { readonly times: number; readonly items: string } {
  const found = /^(\d{1,4}) with (?=\S)/i.exec(text);
  return found ? { times: Number(found[1]), items: text.slice(found[0].length) } : { times: 1, items: text };
}

/** A price in brackets behind a name: `[15 pts]`, `[15 pts, 1 CP]`, `(+15 pts)`. */
export function extraIn(text: string): { readonly name: string; readonly points: number } | undefined {
  for (const brackets of [['[', ']'] as const, ['(', ')'] as const]) {
    const found = closing(text, brackets);
    const [first = ''] = found?.inside.split(',') ?? [];
    const plus = first.startsWith('+');
    const points = pointsIn(plus ? first.slice(1).trim() : first);
    if (found && points !== undefined && (plus || brackets[0] === '[')) return { name: found.before, points };
  }
  return undefined;
}

/** Names separated by commas that stand outside brackets; `times` multiplies what is no multiple of its own unit. */
export function addItems(unit: Unit, text: string, times: number, known: NamesKnown): void {
  for (const item of parted(text, ',')) addOne(unit, item, times, known);
}

export function addOne(unit: Unit, item: string, times: number, known: NamesKnown): void {
  const { count, name } = counted(item);
  const extra = extraIn(name);
  if (saysIn('warlord', item)) addTrait(unit, 'warlord');
  else if (extra) addBonus(unit, extra.name, extra.points);
  else if (isKnown(known, 'enhancement', name)) addBonus(unit, name);
  else addTo(unit.gear, name, count * times);
}

export function addTrait(unit: Unit, trait: string): void {
  if (!unit.traits.includes(trait)) unit.traits.push(trait);
}

/** An enhancement that is told twice, in a header and in the body, is one. */
export function addBonus(unit: Unit, name: string, points?: number): void {
  const same = unit.bonuses.find((one) => one.name === name);
  if (same) {
    if (points !== undefined) same.points = points;
  } else unit.bonuses.push({ name, table: 'enhancement', ...(points === undefined ? {} : { points }) });
}
