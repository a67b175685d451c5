import { recorded, refuse, type Refusal } from '@adjutant/kernel';
import type { PendingRoll } from '@adjutant/rules';
import type { RecordRoll } from '../commands.js';
import type { RollRecorded } from '../events.js';
import type { MatchState } from '../state/state.js';
import { no, whileRunning, type Context, type MatchDecision } from './context.js';

export function recordRoll({ data }: RecordRoll, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running) => {
    const { rolls } = running.table;
    const meant = data.roll === undefined ? rolls : rolls.filter((one) => isCalled(one, data.roll ?? ''));
    const [roll] = meant;
    if (!roll || meant.length > 1) {
      const open = rolls.map((one) => one.id);
      return no('roll/not-due', open.length > 1 ? `Say which roll: ${open.join(', ')}.` : 'No such roll is open.', {
        open,
      });
    }
    const problem = diceProblem(roll, data.dice);
    if (problem) return no(problem.code, problem.message, problem.facts);
    return recorded({ type: 'RollRecorded', data: { roll: roll.id, dice: data.dice, by: data.by ?? 'table' } });
  });
}

/** A roll goes by its id, by its id without the entry number (`purpose@A1`), or by its purpose. */
function isCalled(roll: PendingRoll, name: string): boolean {
  return [roll.id, roll.id.slice(roll.id.indexOf('/') + 1), roll.due.purpose].includes(name);
}

function diceProblem(roll: PendingRoll, dice: readonly number[]): Refusal | null {
  const { count, sides } = roll.due.dice;
  if (dice.length === count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides)) return null;
  return refuse(
    'roll/dice-invalid',
    `${roll.due.purpose} needs ${count} D${sides}; got ${dice.join(', ') || 'none'}.`,
    { count, sides, dice: [...dice] },
  );
}

/** Dice given along with a use, matched with the rolls that the use makes due. */
export function rollEvents(
  due: readonly PendingRoll[],
  dice: readonly (readonly number[])[],
): { readonly events: readonly RollRecorded[] } | { readonly refusal: Refusal } {
  if (dice.length > due.length) {
    return {
      refusal: refuse('roll/not-due', `Dice were given for ${dice.length} roll(s); this use makes ${due.length} due.`, {
        due: due.map((roll) => roll.id),
      }),
    };
  }
  const events: RollRecorded[] = [];
  for (const [index, thrown] of dice.entries()) {
    const roll = due[index] as PendingRoll;
    const refusal = diceProblem(roll, thrown);
    if (refusal) return { refusal };
    events.push({ type: 'RollRecorded', data: { roll: roll.id, dice: thrown, by: 'table' } });
  }
  return { events };
}
