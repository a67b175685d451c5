import type { Army, Unit } from '../reading/army.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { pointsIn } from '../reading/points.js';
import { closing, labelled, numberIn, parted } from '../reading/words.js';
import { addBonus, addTrait } from './items.js';

/** What a header says about units of the body; the body is read afterwards. */
export interface Pointing {
  readonly line: Line;
  readonly of: 'warlord' | 'enhancement';
  readonly value: string;
}

/** `Char2`: the unit of that tag. */
export type Tags = ReadonlyMap<string, Unit>;

export function readFencedHeader(page: Page, lines: readonly Line[], army: Army): readonly Pointing[] {
  const pointing: Pointing[] = [];
  let last: 'warlord' | 'enhancement' | undefined;
  for (const line of lines) {
    const text = line.whole.replace(/^[+&] ?/, '').trim();
    const more = line.whole.startsWith('&') && last === 'enhancement';
    const found = more ? { label: 'enhancement', value: text } : labelled(text);
    if (text === '') page.take(line);
    if (!found) continue;
    last = found.label === 'warlord' || found.label === 'enhancement' ? found.label : undefined;
    if (last && found.value !== '') pointing.push({ line, of: last, value: found.value });
    else if (readField(army, found.label, found.value)) page.take(line);
  }
  return pointing;
}

type Field = (army: Army, value: string) => boolean;

const pick =
  (kind: string): Field =>
  (army, value) => {
    for (const name of parted(value, ',')) army.picks.push({ kind, name });
    return true;
  };

const number =
  (member: 'points' | 'limit' | 'counted'): Field =>
  (army, value) => {
    const found = pointsIn(value, { bare: true }) ?? numberIn(value);
    if (found !== undefined) army[member] = found;
    return found !== undefined;
  };

const FIELDS: { readonly [label: string]: Field } = {
  'faction keyword': (army, value) => {
    army.factions.push(...value.split(' - ').map((name) => name.trim()));
    return true;
  },
  // The rule of the detachment may follow in brackets.
  detachment: (army, value) => {
    army.detachments.push(...parted(closing(value)?.before ?? value, ','));
    return true;
  },
  'force disposition': pick('force-disposition'),
  'total army points': number('points'),
  'points limit': number('limit'),
  'number of units': number('counted'),
  'list name': (army, value) => {
    army.title = value;
    return true;
  },
  // Who plays is said by the match; what the secondary counts of an older edition were, by its rules.
  'player name': () => true,
  'team name': () => true,
  secondary: () => true,
};

function readField(army: Army, label: string, value: string): boolean {
  if (!Object.hasOwn(FIELDS, label)) return label === 'warlord' || label === 'enhancement';
  return FIELDS[label]?.(army, value) ?? false;
}

/** Warlord and enhancements that the header gives to a tagged unit. */
export function applyHeader(page: Page, pointing: readonly Pointing[], tags: Tags): void {
  for (const { line, of, value } of pointing) {
    const unit = of === 'warlord' ? tags.get(tagIn(value)) : bearerIn(value, tags);
    if (!unit) {
      page.leave(line, 'No unit of the list has this tag.');
      continue;
    }
    if (of === 'warlord') addTrait(unit, 'warlord');
    else addBonus(unit, closing(value)?.before ?? value);
    page.take(line);
  }
}

const tagIn = (text: string): string =>
  text
    .slice(0, Math.max(0, text.indexOf(':')))
    .trim()
    .toLowerCase();

/** `Helm (on Char1: Name)`. */
function bearerIn(value: string, tags: Tags): Unit | undefined {
  const inside = closing(value)?.inside ?? '';
  return inside.startsWith('on ') ? tags.get(tagIn(inside.slice(3))) : undefined;
}
