import { unitIn, unitText } from '../judge/scene.js';
import type { Table, Unit } from '../table/table.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const unitWaitsElsewhere: Predicate = {
  name: 'unit-waits-elsewhere',
  says: 'The unit is alive and in none of these places, nor aboard a unit that is; a unit whose carrier is destroyed has come out of it.',
  code: 'unit-there',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    in: { type: 'strings', says: 'Places, any one of them.' },
  },
  test(scene, args) {
    const role = text(args, 'unit');
    const unit = unitIn(scene, role);
    const place = unit ? placeOf(scene.table, unit, []) : null;
    const waits = unit !== undefined && !unit.destroyed && place !== null && !texts(args, 'in').includes(place);
    return {
      answer: unit ? truth(waits) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, place },
      says: `${unitText(scene, role)} is in: ${place ?? 'no place that is known'}.`,
    };
  },
};

/** Where a unit is, or whatever carries it; null where that is not known, as when its carrier is destroyed. */
function placeOf(table: Table, unit: Unit, carried: readonly string[]): string | null {
  const carrier = table.units[unit.location];
  if (!carrier) return unit.location;
  return carrier.destroyed || carried.includes(carrier.id) ? null : placeOf(table, carrier, [...carried, unit.id]);
}
