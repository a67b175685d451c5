import type { Cause } from '../effects/cause.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { owing } from './owed.js';

/** A card leaves its owner's hand by what is written on it, which is no discard of theirs, and another is due in its place. */
export function replaceCard(
  pack: Pack,
  table: Table,
  how: 'returned' | 'discarded',
  { number, player, entry }: Pick<Cause, 'number' | 'player' | 'entry'>,
): Table {
  const held = table.objectives.findLast(
    (one) => one.player === player && one.objective === entry && one.left === undefined,
  );
  if (!held) return table;
  const left = { how, number, at: table.clock, by: player, freely: false } as const;
  const objectives = table.objectives.map((one) => (one === held ? { ...one, left } : one));
  const owed = table.owed[player];
  return owing(pack, { ...table, objectives }, player, { ...owed, draw: owed.draw + 1 });
}
