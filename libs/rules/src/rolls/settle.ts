import { figureOf } from '../figures/evaluate.js';
import { sceneOfCause, type Cause } from '../effects/cause.js';
import { weigh } from '../judge/weigh.js';
import type { RollOutcome } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { PendingRoll, Rolled, Table } from '../table/table.js';

/** What the dice of a roll come to, with everything that adds to them. `thrown`: the sides of those dice, where they stand for others. */
export function rolledOf(
  pack: Pack,
  table: Table,
  roll: PendingRoll,
  thrownDice: readonly number[],
  thrown?: number,
): Rolled {
  // A D6 thrown for a D3 counts half of what it shows, rounded up.
  const share = (thrown ?? roll.due.dice.sides) / roll.due.dice.sides;
  const dice = thrownDice.map((die) => Math.ceil(die / share));
  const sum = dice.reduce((all, die) => all + die, 0);
  if (roll.due.total === undefined) return { dice, total: sum };
  const scene = sceneOfCause(pack, table, { ...causeOf(roll), rolled: { dice, total: sum } });
  return { dice, total: figureOf({ scene, weigh }, roll.due.total).value };
}

/** What follows from the roll: every outcome that fits, or only the first where the roll says so. */
export function outcomesOf(pack: Pack, table: Table, roll: PendingRoll, rolled: Rolled): readonly RollOutcome[] {
  const scene = sceneOfCause(pack, table, { ...causeOf(roll), rolled });
  const fits = ({ from = -Infinity, to = Infinity, when }: RollOutcome): boolean =>
    rolled.total >= from && rolled.total <= to && (when === undefined || weigh(scene, when).answer === 'met');
  const fitting = roll.due.outcomes.filter(fits);
  return roll.due.first ? fitting.slice(0, 1) : fitting;
}

/** Whose roll it is, and where it comes from. */
export function causeOf({ number, player, cause: entry, roles, because }: PendingRoll): Cause {
  return { number, player, entry, roles, ...(because ? { because } : {}) };
}
