import type { Army } from '../reading/army.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { pointsIn, priced, type Priced } from '../reading/points.js';
import { closing, labelled, numberIn, parted } from '../reading/words.js';
import { headingRole, saysIn } from '../languages.js';
import { isKnown, type NamesKnown } from '../result/known.js';

/** `Names (2 Detachment Points)`: the names. */
export function detachmentsIn(text: string): string | undefined {
  const found = closing(text);
  if (!found || found.inside.length > 60) return undefined;
  const [, number, words] = /^(\d{1,3}) (.+)$/.exec(found.inside) ?? [];
  if (number === undefined || words === undefined || numberIn(number) === undefined) return undefined;
  return saysIn('detachmentPoints', words) ? found.before : undefined;
}

/** `Incursion (1,000 Points)`. */
export function sizeIn(text: string): Priced | undefined {
  const found = priced(text);
  return found && saysIn('sizes', found.name) ? found : undefined;
}

export function isHeading(line: Line): boolean {
  return line.bullet === '' && headingRole(line.whole) !== undefined;
}

interface Placed {
  readonly title: number;
  readonly size: number;
  readonly detachments: number;
}

/** Where in a header the lines stand that say of themselves what they are. */
function placesIn(lines: readonly Line[]): Placed {
  const size = lines.findIndex(({ whole }) => sizeIn(whole));
  const titles = lines.findIndex(({ whole }, index) => index !== size && priced(whole) !== undefined);
  return { title: titles, size, detachments: lines.findIndex(({ whole }) => detachmentsIn(whole) !== undefined) };
}

/** The lines above the first heading: title, factions, detachments, disposition and size, in any order. */
export function readHeader(page: Page, lines: readonly Line[], army: Army, known: NamesKnown): void {
  const at = placesIn(lines);
  const title = lines[at.title];
  const total = title && priced(title.whole);
  if (title && total) {
    page.take(title);
    army.points = total.points;
  }
  const size = lines[at.size];
  const limit = size && sizeIn(size.whole);
  if (size && limit) {
    page.take(size);
    army.limit = limit.points;
    army.picks.push({ kind: 'battle-size', name: limit.name });
  }
  const above = titleLines(lines, at, known);
  page.take(...above);
  const words = [...above.map(({ whole }) => whole), ...(total && total.name !== '' ? [total.name] : [])];
  if (words.length > 0) army.title = words.join(' ');
  const rest = lines.filter((line, index) => index !== at.title && index !== at.size && !above.includes(line));
  readBare(page, told(page, rest, army), { army, known, size });
}

/** Lines above the title that belong to it: they touch it, and say nothing that a pack knows. */
function titleLines(lines: readonly Line[], { title }: Placed, known: NamesKnown): readonly Line[] {
  if (title <= 0) return [];
  const from = lines.slice(0, title + 1).findLastIndex(({ apart }, index) => apart || index === 0);
  const some = lines.slice(from, title);
  const says = ({ whole }: Line): boolean =>
    isKnown(known, 'faction', whole) || isKnown(known, 'detachment', whole) || isTold(whole);
  return some.some(says) ? [] : some;
}

function isTold(text: string): boolean {
  const of = labelled(text);
  return detachmentsIn(text) !== undefined || (of !== undefined && saysIn('dispositions', of.label));
}

/** Takes what says of itself what it is, and answers with the rest. */
function told(page: Page, lines: readonly Line[], army: Army): readonly Line[] {
  return lines.filter((line) => {
    const of = labelled(line.whole);
    if (of && saysIn('dispositions', of.label)) {
      for (const name of parted(of.value, ',')) army.picks.push({ kind: 'force-disposition', name });
      page.take(line);
      return false;
    }
    return line.bullet === '' && pointsIn(line.whole.replace(/^\(|\)$/g, '')) === undefined;
  });
}

interface About {
  readonly army: Army;
  readonly known: NamesKnown;
  readonly size: Line | undefined;
}

/** Bare lines: what a pack knows is that; of the others, the place says what they are. */
function readBare(page: Page, lines: readonly Line[], about: About): void {
  const { army, known } = about;
  const marked = lines.find(({ whole }) => detachmentsIn(whole) !== undefined);
  if (marked) {
    page.take(marked);
    army.detachments.push(detachmentsIn(marked.whole) ?? '');
  }
  const plain: Line[] = [];
  for (const line of lines)
    if (line !== marked) {
      if (!readPlaced(line, { ...about, marked, first: plain.length === 0 })) plain.push(line);
      else page.take(line);
    }
  const isFaction = ({ whole }: Line): boolean => isKnown(known, 'faction', whole);
  const hasOwn = army.detachments.length === 0 && plain.length > 1 && !plain.slice(1).some(isFaction);
  const own = hasOwn ? plain.pop() : undefined;
  if (own) army.detachments.push(own.whole);
  // A faction, and a chapter of it. What comes after is neither.
  army.factions.push(...plain.slice(0, 2).map(({ whole }) => whole));
  page.take(...plain.slice(0, 2), ...(own ? [own] : []));
}

/** A bare line that is known to be a detachment, or stands where one, or a disposition, is written. */
function readPlaced(
  line: Line,
  { army, known, size, marked, first }: About & { readonly marked: Line | undefined; readonly first: boolean },
): boolean {
  const isAfter = (other: Line | undefined): boolean => other !== undefined && line.number > other.number;
  const isFaction = isKnown(known, 'faction', line.whole);
  if (isKnown(known, 'detachment', line.whole) && !isFaction) army.detachments.push(line.whole);
  else if (isAfter(marked) && !isFaction) army.picks.push({ kind: 'force-disposition', name: line.whole });
  else if (!marked && isAfter(size) && army.detachments.length === 0 && !first) army.detachments.push(line.whole);
  else return false;
  return true;
}
