import { listedUnits, REINFORCED, type ListedUnit } from '../listed.js';
import { called, textsArg, unitsOutside, type RosterCheck } from './check.js';

export const sizeAndCost: RosterCheck = {
  name: 'size-and-cost',
  of: 'roster',
  says: 'A unit has the models and the cost of its datasheet, a reinforced one twice as much of both.',
  args: { exceptGroups: { type: 'strings', says: 'Kinds of groups whose units are not looked at.', optional: true } },
  test(roster, args) {
    const looked = unitsOutside(roster, textsArg(args, 'exceptGroups'));
    return listedUnits(roster)
      .filter((unit) => looked.includes(unit))
      .flatMap((unit) => [...differing(unit, 'models'), ...differing(unit, 'points')]);
  },
};

function differing(unit: ListedUnit, what: 'models' | 'points') {
  const listed = unit.sheet[what];
  const has = unit[what];
  if (listed === undefined || has === null) return [];
  const due = unit.traits.includes(REINFORCED) ? 2 * listed : listed;
  if (has === due) return [];
  return [
    { says: `${called(unit)} has ${has} ${what}; it should have ${due}.`, facts: { unit: unit.id, [what]: has, due } },
  ];
}
