import { type Reason, type Refusal } from '@adjutant/kernel';
import { rollName, type Pack, type PendingRoll, type Table } from '@adjutant/rules';
import type { RecordRoll } from '../commands.js';
import { reason, refuse } from '../refusals.js';

/** The dice that can be written down now. What the battle waits for is among them, so that no die is awaited and refused. */
function waiting({ rolls }: Table): readonly PendingRoll[] {
  return rolls;
}

/** Why the battle does not go on: each of these can be written down. */
export function awaitedDice(pack: Pack, table: Table): Reason[] {
  return waiting(table)
    .filter(({ due }) => due.blocks !== 'nothing')
    .map((roll) => {
      const message = `A roll is still open: ${rollName(pack, roll)} of ${roll.player}. Record its dice first.`;
      return reason('roll/pending', message, { of: roll.id });
    });
}

/** The roll that is meant: by its name, or the only one that this player has to throw. */
export function rollMeant(table: Table, { roll: name, player }: RecordRoll['data']): PendingRoll | Refusal {
  const all = waiting(table);
  const open = all.map((one) => one.id);
  const called = name === undefined ? all : all.filter((one) => isCalled(one, name));
  const own = called.filter((one) => one.player === player);
  const meant = called.length > 1 && own.length > 0 ? own : called;
  const [roll] = meant;
  if (!roll) return refuse('roll/not-due', noSuch(open), { open });
  if (meant.length > 1)
    return refuse('roll/several', `Say which roll: ${meant.map(({ id }) => id).join(', ')}.`, { open });
  return roll;
}

function noSuch(open: readonly string[]): string {
  return open.length > 0 ? `No such roll is open; these are: ${open.join(', ')}.` : 'No roll is open.';
}

/** A roll goes by its id, by its id without the entry number (`purpose@A1`), or by its purpose. */
function isCalled(roll: PendingRoll, name: string): boolean {
  return [roll.id, roll.id.slice(roll.id.indexOf('/') + 1), roll.due.purpose].includes(name);
}
