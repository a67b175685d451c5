import { unitNamed, type Army, type Unit } from '../reading/army.js';
import { addItem, itemsOf } from '../reading/items.js';
import type { Line } from '../reading/line.js';
import type { Page } from '../reading/page.js';
import { holdsAnother, priced } from '../reading/points.js';
import { closing, counted, labelled } from '../reading/words.js';
import { headingRole, isSignature, saysIn } from '../languages.js';
import { isHeading } from './headers.js';

/** A unit with the lines below it. */
interface Written {
  readonly unit: Unit;
  readonly lines: Line[];
  /** `Attached Unit 2`, where it stands under one. */
  readonly stand: number | undefined;
}

/** `Name (95 Points)`, without a mark before it. */
export function unitLine(line: Line): { readonly name: string; readonly points: number } | undefined {
  const found = line.bullet === '' ? priced(line.whole) : undefined;
  return found && found.name !== '' && !holdsAnother(found.name) ? found : undefined;
}

function standIn(line: Line): number | undefined {
  const found = /^(.{3,40}?) (\d{1,3}):?$/.exec(line.whole);
  return found && saysIn('attachedUnit', found[1] ?? '') ? Number(found[2]) : undefined;
}

/** Everything from the first heading on. */
export function readBody(page: Page, lines: readonly Line[], army: Army): void {
  const written = unitsIn(page, lines, army);
  for (const { unit, lines: own } of written) readUnit(page, unit, own);
  for (const [stand, together] of Map.groupBy(written, (one) => one.stand)) if (stand !== undefined) attach(together);
  leadByName(page, written);
  army.units.push(...written.map(({ unit }) => unit));
}

function unitsIn(page: Page, lines: readonly Line[], army: Army): readonly Written[] {
  const written: Written[] = [];
  let [role, stand]: [string, number | undefined] = ['', undefined];
  let at: Written | undefined;
  for (const line of lines) {
    const number = standIn(line);
    const found = unitLine(line);
    if (isHeading(line)) [role, stand, at] = [headingRole(line.whole) ?? '', undefined, undefined];
    else if (number !== undefined) [stand, at] = [number, undefined];
    else if (isSignature(line.whole)) [army.signature, at] = [line.whole, undefined];
    else if (found) {
      const { name, count, said } = counted(found.name);
      const unit = {
        ...unitNamed(name, line.number),
        points: found.points,
        ...(role === '' ? {} : { role }),
        ...(said && { models: count }),
      };
      at = { unit, lines: [], stand };
      written.push(at);
    } else {
      at?.lines.push(line);
      continue;
    }
    page.take(line);
  }
  return written;
}

/** What stands below a unit. A line without mark or number is none of it: people write below their lists, too. */
function readUnit(page: Page, unit: Unit, lines: readonly Line[]): void {
  const marks = lines.filter((line) => readMark(unit, line));
  page.take(...marks);
  const rest = lines.filter((line) => !marks.includes(line));
  const items = rest.filter((line) => (line.bullet !== '' || counted(line.text).said) && !isLabel(line.text));
  for (const item of itemsOf(items)) {
    addItem(unit, item);
    page.take(item.line);
  }
}

const isLabel = (text: string): boolean => /^[^:()]{1,40}: /.test(text) || priced(text) !== undefined;

const LEADING = new Set(['leading', 'leads']);
const LED = new Set(['leader', 'led by', 'attached to']);

/** Words about the unit itself. Answers whether the line was one. */
function readMark(unit: Unit, { text }: Line): boolean {
  if (saysIn('warlord', text)) {
    unit.traits.push('warlord');
    return true;
  }
  const of = labelled(text);
  if (!of || of.value === '') return false;
  if (saysIn('enhancement', of.label)) {
    unit.bonuses.push({ name: of.value, table: 'enhancement' });
    return true;
  }
  if (!saysIn('attachedAs', of.label)) return false;
  // `Leader (Character)`: the bracket says the section, which may be empty.
  const role = closing(of.value)?.before ?? of.value;
  if (saysIn('leader', role)) unit.traits.push('leader');
  else if (saysIn('support', role)) unit.traits.push('support');
  else if (!saysIn('bodyguard', role)) return false;
  return true;
}

/** Leader and support of an attached unit lead its bodyguard: the one unit of it that is neither. */
function attach(together: readonly Written[]): void {
  const leads = ({ traits }: Unit): boolean => traits.some((trait) => trait === 'leader' || trait === 'support');
  const units = together.map(({ unit }) => unit);
  const [bodyguard, ...more] = units.filter((unit) => !leads(unit));
  if (!bodyguard || more.length > 0) return;
  for (const unit of units)
    if (unit !== bodyguard) {
      unit.leads = bodyguard;
      // Whom it leads says it better.
      unit.traits = unit.traits.filter((trait) => trait !== 'leader');
    }
}

/** Sites write who leads whom by name. Where two units share the name, nobody can tell. */
function leadByName(page: Page, written: readonly Written[]): void {
  const named = (name: string): Unit | undefined => {
    const [one, ...more] = written.filter(({ unit }) => unit.name.toLowerCase() === name.toLowerCase());
    return more.length === 0 ? one?.unit : undefined;
  };
  for (const { unit, lines } of written)
    for (const line of lines) {
      const of = labelled(line.text);
      if (!of || !(LEADING.has(of.label) || LED.has(of.label))) continue;
      const other = named(of.value);
      if (!other || other === unit) page.leave(line, 'Nobody can tell which unit is meant.');
      else {
        page.take(line);
        if (LEADING.has(of.label)) unit.leads = other;
        else other.leads = unit;
      }
    }
}
