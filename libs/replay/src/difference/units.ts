import type { Table, Unit } from '@adjutant/rules';
import type { UnitChange } from './change.js';

/** Units that stand otherwise. Armies that come with their roster are told as armies, not unit by unit. */
export function unitsBetween(was: Table, now: Table): UnitChange[] {
  if (was.units === now.units) return [];
  const ids = [...new Set([...Object.keys(was.units), ...Object.keys(now.units)])];
  return ids.flatMap((id) => {
    const [before, after] = [was.units[id], now.units[id]];
    if (before === after) return [];
    if (before && after) return between(before, after);
    const unit = after ?? before;
    if (!unit || !was.armies[unit.owner] || !now.armies[unit.owner]) return [];
    return [{ kind: 'unit', unit: id, player: unit.owner, change: { how: after ? 'there' : 'gone' } }];
  });
}

function between(before: Unit, after: Unit): UnitChange[] {
  const about = { kind: 'unit', unit: after.id, player: after.owner } as const;
  const changes: UnitChange['change'][] = [];
  if (!before.destroyed && after.destroyed) changes.push({ how: 'destroyed', entry: after.destroyed.entry });
  if (before.destroyed && !after.destroyed) changes.push({ how: 'alive', entry: before.destroyed.entry });
  if (!after.destroyed && before.location !== after.location)
    changes.push({ how: 'moved', was: before.location, now: after.location });
  return [...changes, ...(after.destroyed ? [] : statuses(before, after))].map((change) => ({ ...about, change }));
}

function statuses({ statuses: was }: Unit, { statuses: now }: Unit): UnitChange['change'][] {
  return [
    ...was.filter((status) => !now.includes(status)).map((status) => ({ how: 'status', status, now: false }) as const),
    ...now.filter((status) => !was.includes(status)).map((status) => ({ how: 'status', status, now: true }) as const),
  ];
}
