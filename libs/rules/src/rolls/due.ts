import { sceneOfCause, type Cause } from '../effects/cause.js';
import { weigh } from '../judge/weigh.js';
import type { RollDue } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { PendingRoll, Table } from '../table/table.js';

/** A roll that falls due now: dice that only some may throw besides are offered only to those. */
export function dueRoll(pack: Pack, table: Table, due: RollDue, cause: Cause): PendingRoll {
  const { number, player, entry, roles } = cause;
  const bearer = roles['$bearer'];
  const id = bearer === undefined ? `${number}/${due.purpose}` : `${number}/${due.purpose}@${bearer}`;
  return { id, number, player, due: offered(pack, table, due, cause), cause: entry, roles };
}

/** Dice that fall due join those that are waited for. */
export function makeDue(pack: Pack, table: Table, due: RollDue, cause: Cause): Table {
  return { ...table, rolls: [...table.rolls, dueRoll(pack, table, due, cause)] };
}

function offered(pack: Pack, table: Table, due: RollDue, cause: Cause): RollDue {
  const { more, ...dice } = due.dice;
  if (!more || weigh(sceneOfCause(pack, table, cause), more.when).answer === 'met') return due;
  return { ...due, dice };
}
