import { inForce } from '../judge/in-force.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** The names of the markers on the table, `1` to so many: those of a mission in force, or else those of every match. */
export function markersOf(pack: Pack, table: Table): readonly string[] {
  const brought = inForce(pack, table).find(({ entry }) => entry.markers !== undefined)?.entry.markers;
  const { count } = brought ?? pack.markers ?? { count: 0 };
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
