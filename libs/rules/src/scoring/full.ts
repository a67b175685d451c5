import type { Reason } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import { gainedSoFar } from '../economy/ledger.js';
import { roomFor, roomUnder } from '../economy/rooms.js';
import type { CategoryAtTable, Pack } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import type { Table } from '../table/table.js';

/** Why a category takes no more points of a player: the cap that is reached, with its rule. Null where there is room. */
export function fullFor({ score }: Pack, table: Table, player: Side, category: CategoryAtTable): Reason | null {
  if (roomFor(score, table, player, category.id) > 0) return null;
  const code: RulesCode = 'score/full';
  const reached = capReached(score.categories, table, player, category);
  const message = `${reached?.name ?? 'The score sheet'} is full: no more points are credited.`;
  const source = reached?.bounds?.source ?? score.source;
  return { code, message, facts: { player, category: category.id }, cites: [source] };
}

/** The category itself, or the one that it counts in; undefined where it is the cap of the whole sheet. */
function capReached(
  categories: readonly CategoryAtTable[],
  table: Table,
  player: Side,
  category: CategoryAtTable,
): CategoryAtTable | undefined {
  const over = categories.find(({ id }) => id === category.within);
  return [over, category].find((one) => one && roomUnder({ categories }, table, player, one.id) <= 0);
}

/** The same of what players gain in any other way: `cp` and whatever else the pack counts. */
export function gainsFullFor(pack: Pack, table: Table, player: Side, resource: string): Reason | null {
  const { cap, soFar } = gainedSoFar(pack, table, player, resource);
  if (cap === undefined || soFar < cap.amount) return null;
  const code: RulesCode = 'gain/full';
  const when = cap.per === 'battle-round' ? 'in a battle round' : 'in a battle';
  const message = `No more than ${cap.amount} ${resource.toUpperCase()} is gained ${when}, and ${soFar} is: no more is credited.`;
  return { code, message, facts: { player, resource, most: cap.amount }, cites: [cap.source] };
}
