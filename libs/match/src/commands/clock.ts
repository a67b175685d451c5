import type { Reason } from '@adjutant/kernel';
import { clockText, nextPlace, placesUntil, type Clock, type Pack, type PendingRoll } from '@adjutant/rules';
import type { AdvancePhase } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { applyEvent } from '../state/apply.js';
import { nextNumber, type MatchState, type Running } from '../state/state.js';
import { fallingDue, missingDice, withRolls } from './rolls.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';

export function advancePhase({ data }: AdvancePhase, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { clock, rolls } = running.table;
    const from = clock as Clock;
    const places = laterSlot(from, data.to) ?? placesOf(pack, running, from, data.to);
    if (!places) return noWay(pack, from, data.to);
    const events = untilTheEnd(context, running, places).map((to): MatchEvent => ({
      type: 'PhaseAdvanced',
      data: { to },
    }));
    const onTheWay = fallingDue(context.shelf, running, events.slice(0, -1));
    const due = fallingDue(context.shelf, running, events).filter(({ id }) => !onTheWay.some((one) => one.id === id));
    const blocking = [...rolls, ...onTheWay].filter(blocks);
    const reasons: Reason[] = [
      ...blocking.map((roll) =>
        reason(
          'roll/pending',
          `A roll is still open: ${roll.due.purpose} of ${roll.player}. Record its dice first.`,
          roll.id,
        ),
      ),
      ...(pack.sequence.advancedBy === 'active-player' && from.turn !== null && data.player !== from.turn
        ? [reason('clock/not-your-turn', `Only ${from.turn} may end this step.`, data.player ?? null)]
        : []),
      ...missingDice(due, data),
    ];
    return holding(reasons, running, data, context, (overridden) =>
      withRolls(
        events.map((event): MatchEvent => ({ ...event, data: { ...event.data, ...overridden } }) as MatchEvent),
        due,
        data,
      ),
    );
  });
}

function blocks(roll: PendingRoll): boolean {
  return roll.due.blocks !== 'nothing';
}

/** Further on in a step that alternates: the slots between were not written down. */
function laterSlot(from: Clock, to: Clock | undefined): Clock[] | null {
  const same = to?.slot !== undefined && to.round === from.round && to.step === from.step;
  return same && (to.slot ?? 0) > (from.slot ?? 0) ? [to] : null;
}

/** The way as far as the battle goes on. */
function untilTheEnd({ shelf }: Context, running: Running, places: readonly Clock[]): readonly Clock[] {
  let state: MatchState = running;
  const last = places.findIndex((to) => {
    state = applyEvent(shelf, state, {
      number: nextNumber(state),
      event: { type: 'PhaseAdvanced', data: { to } },
    }).state;
    return state.status !== 'running';
  });
  return last === -1 ? places : places.slice(0, last + 1);
}

function placesOf(pack: Pack, running: Running, from: Clock, to: Clock | undefined): Clock[] | null {
  if (to) return placesUntil(pack.sequence, from, to, running.table.firstTurn);
  const next = nextPlace(pack.sequence, from, running.table.firstTurn);
  return next ? [next] : null;
}

function noWay(pack: Pack, from: Clock, to: Clock | undefined): MatchDecision {
  const here = clockText(pack.sequence, from);
  if (!to)
    return no('clock/last-phase', `${here} is the last phase of the battle. Finish the match with FinishMatch.`, {
      now: here,
    });
  return no('clock/not-ahead', `${clockText(pack.sequence, to)} does not lie ahead of ${here}.`, {
    now: here,
    to: clockText(pack.sequence, to),
  });
}

function reason(code: string, message: string, fact: string | null): Reason {
  return { code, message, facts: { of: fact }, cites: [] };
}
