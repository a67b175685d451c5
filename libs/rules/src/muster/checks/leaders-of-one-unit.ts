import { listedUnits, type ListedUnit } from '../listed.js';
import { called, textArg, type Fault, type RosterCheck } from './check.js';

export const leadersOfOneUnit: RosterCheck = {
  name: 'leaders-of-one-unit',
  of: 'roster',
  says: 'Of the units that lead the same one, one at most has the trait, and one at most does not.',
  args: { trait: { type: 'string', says: 'The trait by which the two kinds of units that lead are told apart.' } },
  test(roster, args) {
    const trait = textArg(args, 'trait');
    const units = listedUnits(roster);
    const leading = new Map(roster.units.map(({ id, leads }) => [id, leads]));
    return units.flatMap((led) => {
      const leaders = units.filter(({ id }) => leading.get(id) === led.id);
      const having = leaders.filter(({ traits }) => traits.includes(trait));
      const others = leaders.filter(({ traits }) => !traits.includes(trait));
      return [...tooMany(led, having, `are ${trait}`), ...tooMany(led, others, `are not ${trait}`)];
    });
  },
};

function tooMany(led: ListedUnit, leaders: readonly ListedUnit[], which: string): Fault[] {
  if (leaders.length < 2) return [];
  const says = `${leaders.map(called).join(' and ')} lead ${called(led)}; of units that ${which}, one may.`;
  return [{ says, facts: { unit: led.id, leaders: leaders.map(({ id }) => id) } }];
}
