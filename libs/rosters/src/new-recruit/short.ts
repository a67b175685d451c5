import { army, unitNamed } from '../reading/army.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { isHeading, sizeIn } from '../publisher-app/headers.js';
import { addItems } from './items.js';
import { fencedUnit } from './fenced-body.js';
import { isSignature } from '../languages.js';

/** One unit a line, `10x Name (65pts)` or `Name (65pts): items`, without any heading. */
export const NEW_RECRUIT_SHORT: TextReader = {
  of: 'text',
  id: 'new-recruit-short',
  name: 'New Recruit, short text',
  version: 1,
  claims(lines) {
    if (lines.some((line) => isHeading(line) || sizeIn(line.whole) || /^[+#]/.test(line.whole))) return SURE.no;
    if (lines.some(({ whole }) => /^[\p{L} ]{3,40}:$/u.test(whole))) return SURE.no;
    const units = lines.filter((line) => fencedUnit(line)).length;
    return units > 0 && units * 10 >= lines.length * 7 ? SURE.likely : SURE.no;
  },
  begins: () => [],
  read(page, known) {
    const found = army();
    for (const line of page.lines) {
      const of = fencedUnit(line);
      if (of) {
        const unit = { ...unitNamed(of.name, line.number), points: of.points };
        addItems(unit, of.items, 1, known);
        found.units.push(of.models === undefined ? unit : { ...unit, models: of.models });
      } else if (isSignature(line.whole)) found.signature = line.whole;
      else if (line.number === page.lines[0]?.number) found.title = line.whole;
      else continue;
      page.take(line);
    }
    return found;
  },
};
