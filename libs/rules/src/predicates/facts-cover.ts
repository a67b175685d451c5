import type { Scene } from '../judge/scene.js';
import type { RecordedFact } from '../table/table.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const factsCover: Predicate = {
  name: 'facts-cover',
  says: 'Facts of this turn name a different own unit, alive, for each of these values; units that did these things do not count.',
  code: 'not-covered',
  args: {
    fact: { type: 'string', says: 'Id of the kind of fact.' },
    field: { type: 'string', says: 'Its field for the value.' },
    in: { type: 'strings', says: 'The values, each of which needs a unit.' },
    named: { type: 'string', says: 'Its field for the unit.' },
    unless: { type: 'string', says: 'A field for yes or no: yes disqualifies.', optional: true },
    acts: { type: 'strings', says: 'Actions this turn that disqualify a unit.', optional: true },
  },
  test(scene, args) {
    const facts = scene.table.facts.filter((one) => counts(scene, args, one));
    const values = texts(args, 'in');
    const units = values.map((value) =>
      facts.flatMap(({ data }) => (data[text(args, 'field')] === value ? [String(data[text(args, 'named')])] : [])),
    );
    const found = distinct(units);
    return {
      answer: truth(found !== null),
      facts: Object.fromEntries(values.map((value, index) => [value, [...(units[index] ?? [])]])),
      says: values.map((value, index) => `${value}: ${units[index]?.join(', ') || 'nobody'}`).join('; '),
    };
  },
};

function counts(
  scene: Scene,
  args: { readonly [argument: string]: unknown },
  { fact, at, data }: RecordedFact,
): boolean {
  const { clock, units, acts } = scene.table;
  const unit = units[String(data[text(args, 'named')])];
  const barred = texts(args, 'acts');
  return (
    fact === text(args, 'fact') &&
    at?.round === clock?.round &&
    at?.turn === clock?.turn &&
    unit?.owner === scene.player &&
    !unit.destroyed &&
    (args['unless'] === undefined || data[text(args, 'unless')] !== true) &&
    !acts.some((act) => act.unit === unit.id && barred.includes(act.act))
  );
}

/** One of each list, no two the same; null where there is no such choice. */
function distinct(lists: readonly (readonly string[])[], taken: readonly string[] = []): readonly string[] | null {
  const [first, ...rest] = lists;
  if (!first) return taken;
  for (const one of first) {
    const found = taken.includes(one) ? null : distinct(rest, [...taken, one]);
    if (found) return found;
  }
  return null;
}
