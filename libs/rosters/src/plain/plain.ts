import { army, unitNamed, type Unit } from '../reading/army.js';
import type { Line } from '../reading/line.js';
import { priced } from '../reading/points.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { isSignature } from '../languages.js';

/** Some names begin with an x themselves, and behind one that stands for itself some begin with a number. */
const COUNTED = /^(\d{1,3})(?:[x×]\s*|\s+[x×]\s+|\s*)(?=\p{L}|(?<=[x×]\s+)\d)/iu;

/** `10 Shock Troops`, `10x Shock Troops (65)`; a name is short, so that prose is none. */
function unitIn({ text, number }: Line): Unit | undefined {
  const price = priced(text, { bare: true });
  const found = COUNTED.exec(price?.name ?? text);
  const name = (price?.name ?? text).slice(found?.[0].length ?? 0).trim();
  if (!found || name.length > 60 || /[.!?;]$/.test(name)) return undefined;
  return { ...unitNamed(name, number), models: Number(found[1]), ...(price && { points: price.points }) };
}

/** One unit a line, as people type them. */
export const PLAIN: TextReader = {
  of: 'text',
  id: 'plain',
  name: 'One unit a line',
  version: 1,
  claims(lines) {
    const units = lines.filter((line) => unitIn(line)).length;
    return units > 0 && units * 10 >= lines.length * 6 ? SURE.poor : SURE.no;
  },
  begins: () => [],
  read(page) {
    const found = army();
    for (const line of page.lines) {
      const unit = unitIn(line);
      const price = line.bullet === '' ? priced(line.text, { bare: true }) : undefined;
      if (unit) found.units.push(unit);
      else if (isSignature(line.whole)) found.signature = line.whole;
      // Somebody alone is often written without a number.
      else if (price && price.name !== '' && price.name.length <= 60 && found.units.length > 0)
        found.units.push({ ...unitNamed(price.name, line.number), points: price.points });
      else if (line.number === page.lines[0]?.number && line.whole.length <= 100) found.factions.push(line.whole);
      else continue;
      page.take(line);
    }
    return found;
  },
};
