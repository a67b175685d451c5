import { recorded, refuse, type Reason, type Refusal } from '@adjutant/kernel';
import type { PendingRoll, Shelf } from '@adjutant/rules';
import type { RecordRoll, WithDice } from '../commands.js';
import type { MatchEvent, RollRecorded } from '../events.js';
import { applyEvent } from '../state/apply.js';
import { nextNumber, type MatchState, type OpenedState } from '../state/state.js';
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
    if (data.player !== undefined && data.player !== roll.player)
      return no('roll/not-yours', `${roll.due.purpose} is thrown by ${roll.player}.`, {
        roll: roll.id,
        by: roll.player,
      });
    const problem = diceProblem(roll, data.dice, data.thrown);
    if (problem) return no(problem.code, problem.message, problem.facts);
    const { dice, thrown, by = 'table' } = data;
    return recorded({ type: 'RollRecorded', data: { roll: roll.id, dice, by, ...(thrown ? { thrown } : {}) } });
  });
}

/** A roll goes by its id, by its id without the entry number (`purpose@A1`), or by its purpose. */
function isCalled(roll: PendingRoll, name: string): boolean {
  return [roll.id, roll.id.slice(roll.id.indexOf('/') + 1), roll.due.purpose].includes(name);
}

function diceProblem(roll: PendingRoll, dice: readonly number[], thrown?: number): Refusal | null {
  const { count } = roll.due.dice;
  const sides = thrown ?? roll.due.dice.sides;
  if (sides % roll.due.dice.sides !== 0) {
    return refuse('roll/dice-invalid', `A D${sides} cannot stand for a D${roll.due.dice.sides}.`, { sides });
  }
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
  sides?: number,
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
    const refusal = diceProblem(roll, thrown, sides);
    if (refusal) return { refusal };
    events.push({
      type: 'RollRecorded',
      data: { roll: roll.id, dice: thrown, by: 'table', ...(sides ? { thrown: sides } : {}) },
    });
  }
  return { events };
}

/** Rolls that these events make due. */
export function fallingDue(shelf: Shelf, state: OpenedState, events: readonly MatchEvent[]): readonly PendingRoll[] {
  let after: MatchState = state;
  for (const event of events) after = applyEvent(shelf, after, { number: nextNumber(after), event }).state;
  const known = new Set(state.table.rolls.map((roll) => roll.id));
  return after.status === 'absent' ? [] : after.table.rolls.filter((roll) => !known.has(roll.id));
}

/** Dice that have to come with what makes them due, and did not. */
export function missingDice(due: readonly PendingRoll[], { dice = [] }: WithDice): Reason[] {
  return due.flatMap((roll, index) =>
    roll.due.atOnce && dice[index] === undefined
      ? [
          {
            code: 'roll/dice-missing',
            message: `The dice have to be given with it: ${roll.due.purpose} of ${roll.player}.`,
            facts: { roll: roll.id, player: roll.player, ...roll.due.dice },
            cites: [],
          },
        ]
      : [],
  );
}

/** The events, followed by the dice that came with them. */
export function withRolls(
  events: readonly MatchEvent[],
  due: readonly PendingRoll[],
  { dice = [], thrown }: WithDice,
): MatchDecision {
  const rolls = rollEvents(due, dice, thrown);
  return 'refusal' in rolls
    ? no(rolls.refusal.code, rolls.refusal.message, rolls.refusal.facts)
    : recorded(...events, ...rolls.events);
}
