import type { Army } from '../reading/army.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { numberIn } from '../reading/words.js';

/** `Name 1010/1000 pts`. */
export function totalIn(
  text: string,
): { readonly title: string; readonly points: number; readonly limit: number } | undefined {
  const found = /(?:^| )(\d{1,6}) ?\/ ?(\d{1,6}) ?(?:pts|points)$/i.exec(text);
  const [points, limit] = [numberIn(found?.[1] ?? ''), numberIn(found?.[2] ?? '')];
  if (!found || points === undefined || limit === undefined) return undefined;
  return { title: text.slice(0, found.index).trim(), points, limit };
}

export function drops(text: string): number | undefined {
  const found = /^drops: ?(\d{1,3})$/i.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** Lines that name what they choose, by the kind of choice. */
const CHOICES: readonly (readonly [RegExp, string])[] = [
  [/^spell lore ?[-–:] ?/i, 'spell-lore'],
  [/^prayer lore ?[-–:] ?/i, 'prayer-lore'],
  [/^manifestation lore ?[-–:] ?/i, 'manifestation-lore'],
  [/^battle tactic cards? ?[-–:] ?/i, 'battle-tactic-card'],
  [/^auxiliaries: ?/i, 'auxiliaries'],
  [/^(?=general'?s handbook)/i, 'handbook'],
  [/^drops: ?/i, 'drops'],
];

/** Title, factions, formation, lores and cards. */
export function readSigmarHeader(page: Page, lines: readonly Line[], army: Army): void {
  const at = lines.findIndex(({ whole }) => totalIn(whole));
  const total = at < 0 ? undefined : totalIn(lines[at]?.whole ?? '');
  if (total) {
    // A title of several lines stands above the total.
    const title = [...lines.slice(0, at).map(({ whole }) => whole), total.title].filter((part) => part !== '');
    if (title.length > 0) army.title = title.join(' ');
    army.points = total.points;
    army.limit = total.limit;
    page.take(...lines.slice(0, at + 1));
  }
  const bare = lines.slice(at + 1).filter((line) => !readChoice(page, line, army));
  const [faction, formation] = army.factions.length > 0 ? [] : bare;
  if (faction) army.factions.push(faction.whole);
  if (formation) army.detachments.push(formation.whole);
  page.take(...[faction, formation].filter((line) => line !== undefined));
}

function readChoice(page: Page, line: Line, army: Army): boolean {
  const alliance = /^grand alliance ([^|]{3,60})\|([^|]{1,80})(?:\|([^|]{1,100}))?$/i.exec(line.whole);
  const choice = CHOICES.find(([mark]) => mark.test(line.whole));
  if (alliance) {
    army.factions.push(`${alliance[1]}`.trim(), `${alliance[2]}`.trim());
    if (alliance[3] !== undefined) army.detachments.push(alliance[3].trim());
  } else if (choice) {
    const [mark, kind] = choice;
    const names = line.whole.replace(mark, '').trim();
    // Names hold "and" as well: two cards are always two, two lores in one line stay as they stand.
    const cut = kind === 'battle-tactic-card' ? names.split(/ and |, /) : [names];
    for (const name of cut) if (name !== '') army.picks.push({ kind, name });
  } else return false;
  page.take(line);
  return true;
}
