import { destroyUnit } from '../effects/units.js';
import { weigh } from '../judge/weigh.js';
import type { Entry } from '../pack/entry.js';
import type { Loss, Moment, Pack } from '../pack/pack.js';
import type { Table, Unit } from '../table/table.js';
import { hangsOn } from './hangs-on.js';

/** Destroys, at a moment, the units that the pack says are lost then. They go together, from one entry of the record. */
export function loseUnits(pack: Pack, table: Table, moments: readonly Moment[], number: number): Table {
  if (!pack.losses) return table;
  const due = pack.losses.filter(
    ({ moment, round }) => hangsOn(moment, moments) && (round === undefined || round === table.clock?.round),
  );
  return due.reduce((now, loss) => {
    const lost = Object.values(now.units).filter((unit) => !unit.destroyed && isLost(pack, now, loss, unit));
    return lost.reduce((after, unit) => destroyUnit(after, unit.id, number), now);
  }, table);
}

function isLost(pack: Pack, table: Table, { id, units, source }: Loss, unit: Unit): boolean {
  const rule: Entry = { id, name: id, kind: 'loss', owner: 'core', summary: id, source };
  const roles = { $unit: unit.id };
  const scene = { pack, table, rule, player: unit.owner, entry: id, roles, answers: {}, claims: [] };
  return weigh(scene, units).answer === 'met';
}
