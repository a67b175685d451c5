import { listedUnits } from '../listed.js';
import { called, type RosterCheck } from './check.js';

export const leadersNotLed: RosterCheck = {
  name: 'leaders-not-led',
  of: 'roster',
  says: 'No unit leads itself, and no unit that leads another one is led.',
  args: {},
  test(roster) {
    const units = new Map(listedUnits(roster).map((unit) => [unit.id, unit]));
    const leading = new Map(roster.units.map(({ id, leads }) => [id, leads]));
    return roster.units.flatMap(({ id, leads }) => {
      const [leader, led] = [units.get(id), units.get(leads ?? '')];
      const further = units.get(leading.get(leads ?? '') ?? '');
      if (!leader || !led || !further) return [];
      const says =
        leader === led
          ? `${called(leader)} leads itself: it leads another unit, or none.`
          : `${called(leader)} leads ${called(led)}, which leads ${called(further)} itself: who leads is led by nobody.`;
      return [{ says, facts: { unit: led.id, leader: id } }];
    });
  },
};
