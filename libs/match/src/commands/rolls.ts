import { already, recorded, refuseFor, sameJson, type Reason, type Refusal } from '@adjutant/kernel';
import { idInWords, outcomesOf, rolledOf, rollName, type Pack, type PendingRoll, type Shelf } from '@adjutant/rules';
import type { RecordRoll, WithDice } from '../commands.js';
import type { MatchEvent, RollRecorded } from '../events.js';
import { applyEvent } from '../state/apply.js';
import { nextNumber, recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { rollMeant } from './waiting-dice.js';
import { no, noFor, whileUsed, type Context, type MatchDecision } from './context.js';
import { reason, refuse } from '../refusals.js';

export function recordRoll({ data }: RecordRoll, state: MatchState, context: Context): MatchDecision {
  return whileUsed(context, state, (running, pack) => {
    if (isRecordedSo(running, data)) return already;
    const mark = notThrownHere(data, context);
    if (mark) return noFor(mark);
    const roll = rollMeant(running.table, data);
    if ('code' in roll) return noFor(roll);
    if (data.player !== undefined && data.player !== roll.player)
      return no('roll/not-yours', `${rollName(pack, roll)} is thrown by ${roll.player}.`, {
        roll: roll.id,
        by: roll.player,
      });
    const { thrown } = data;
    const dice = data.throw ? thrownFor(roll, context) : (data.dice ?? []);
    const by = data.throw ? 'server' : 'table';
    const problem = diceProblem(roll, dice, thrown) ?? contradiction(pack, running, roll, dice, thrown);
    if (problem) return noFor(problem);
    return recorded({ type: 'RollRecorded', data: { roll: roll.id, dice, by, ...(thrown ? { thrown } : {}) } });
  });
}

/** Whether somebody says once more what was recorded of a roll, or asks once more for dice that the server has thrown. */
function isRecordedSo(state: OpenedState, { roll, dice = [], throw: throws, thrown }: RecordRoll['data']): boolean {
  if (roll === undefined || state.table.rolls.some(({ id }) => id === roll)) return false;
  return recordOf(state).some(({ number, event }) => {
    if (event.type !== 'RollRecorded' || event.data.roll !== roll || state.struck.includes(number)) return false;
    if (throws) return event.data.by === 'server';
    return event.data.thrown === thrown && sameJson(event.data.dice, dice);
  });
}

/** That the server threw is said by the server alone, of dice that it throws now. */
function notThrownHere({ by, dice, throw: throws, thrown }: RecordRoll['data'], { occasion }: Context): Refusal | null {
  if (by === 'server')
    return refuse(
      'roll/not-thrown-here',
      'Only the server says that it threw the dice. Record them as they lie on the table, without `by`; or ask for a throw with `throw: true`, without dice.',
    );
  if (!throws) return null;
  if (dice !== undefined || thrown !== undefined)
    return refuse('roll/not-thrown-here', 'The server throws, or you say the dice: leave out `throw`, or the dice.');
  return occasion.throws
    ? null
    : refuse('roll/not-thrown-here', 'Nothing throws dice here. Record the dice as they lie on the table.');
}

/** The dice that a roll needs; those that some rules add are for whoever throws them. */
function thrownFor({ due }: PendingRoll, { occasion }: Context): readonly number[] {
  return occasion.throws?.(due.dice.count, due.dice.sides) ?? [];
}

export function diceProblem(
  { due }: Pick<PendingRoll, 'due'>,
  dice: readonly number[],
  thrown?: number,
): Refusal | null {
  const { count, more } = due.dice;
  const sides = thrown ?? due.dice.sides;
  if (sides % due.dice.sides !== 0) {
    return refuse('roll/dice-invalid', `A D${sides} cannot stand for a D${due.dice.sides}.`, { sides });
  }
  const most = count + (more?.count ?? 0);
  const sound = dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides);
  if (dice.length >= count && dice.length <= most && sound) return null;
  const needed = most > count ? `${count} to ${most}` : `${count}`;
  return refuse(
    'roll/dice-invalid',
    `${idInWords(due.purpose)} needs ${needed} D${sides}; got ${dice.join(', ') || 'none'}.`,
    {
      count,
      sides,
      dice: [...dice],
    },
  );
}

/** What dice say that cannot be true together with what was declared; null when nothing does. */
function contradiction(
  pack: Pack,
  { table }: OpenedState,
  roll: PendingRoll,
  dice: readonly number[],
  thrown?: number,
): Refusal | null {
  const rolled = rolledOf(pack, table, roll, dice, thrown);
  const against = outcomesOf(pack, table, roll, rolled).find((one) => one.refuse !== undefined)?.refuse;
  if (!against) return null;
  const { code, says: message } = against;
  return refuseFor([{ code, message, facts: { roll: roll.id, dice: [...dice], total: rolled.total }, cites: [] }]);
}

/** Dice given along with a use, one after the other: dice may make more dice due. */
export function withItsRolls(
  pack: Pack,
  shelf: Shelf,
  state: OpenedState,
  event: MatchEvent,
  { dice = [], thrown }: WithDice,
): { readonly events: readonly MatchEvent[]; readonly due: readonly PendingRoll[] } | { readonly refusal: Refusal } {
  const known = new Set(state.table.rolls.map((roll) => roll.id));
  const events: MatchEvent[] = [event];
  let now = applied(shelf, state, event);
  const due = (): readonly PendingRoll[] => now.table.rolls.filter((roll) => !known.has(roll.id));
  for (const [index, given] of dice.entries()) {
    const [roll] = due();
    if (!roll) {
      const says = `Dice were given for ${dice.length} roll(s); this use makes ${index} due.`;
      return { refusal: refuse('roll/not-due', says, { due: index }) };
    }
    const refusal = diceProblem(roll, given, thrown) ?? contradiction(pack, now, roll, given, thrown);
    if (refusal) return { refusal };
    const data = { roll: roll.id, dice: given, by: 'table', ...(thrown ? { thrown } : {}) } as const;
    events.push({ type: 'RollRecorded', data });
    now = applied(shelf, now, { type: 'RollRecorded', data });
  }
  return { events, due: due() };
}

function applied(shelf: Shelf, state: OpenedState, event: MatchEvent): OpenedState {
  const { state: after } = applyEvent(shelf, state, { number: nextNumber(state), event });
  return after.status === 'absent' ? state : after;
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
export function missingDice(pack: Pack, due: readonly PendingRoll[], { dice = [] }: WithDice): Reason[] {
  return due.flatMap((roll, index) =>
    roll.due.atOnce && dice[index] === undefined
      ? [
          reason('roll/dice-missing', `The dice have to be given with it: ${rollName(pack, roll)} of ${roll.player}.`, {
            roll: roll.id,
            player: roll.player,
            count: roll.due.dice.count,
            sides: roll.due.dice.sides,
            ...(roll.due.dice.more ? { more: roll.due.dice.more.count } : {}),
          }),
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
  return 'refusal' in rolls ? noFor(rolls.refusal) : recorded(...events, ...rolls.events);
}
