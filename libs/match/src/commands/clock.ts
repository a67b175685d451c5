import { already, type Reason } from '@adjutant/kernel';
import {
  type Clock,
  clockText,
  isPlace,
  type Pack,
  partIndex,
  placeMeant,
  placeOnward,
  placesUntil,
  sameClock,
  sameStep,
  stepOf,
} from '@adjutant/rules';
import type { AdvancePhase } from '../commands.js';
import type { MatchEvent } from '../events.js';
import type { MatchState, Running } from '../state/state.js';
import { fallingDue, missingDice, withRolls } from './rolls.js';
import { obligationsOnTheWay, untilTheEnd } from './way.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';
import type { MatchCode } from '../refusals.js';

export function advancePhase({ data }: AdvancePhase, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const from = running.table.clock as Clock;
    const to = data.to && placeMeant(pack.sequence, data.to);
    // Two phones, or one tapped twice, name the same goal: whoever comes second finds it reached.
    if (to && isReached(from, to)) return already;
    const isThere = !to || isPlace(pack.sequence, to, running.table.firstTurn);
    const further = laterSlot(from, to) ?? laterStep(pack, from, to);
    const places = isThere ? (further ?? placesOf(pack, running, from, to)) : null;
    if (!places) return noWay(pack, from, to);
    const events = untilTheEnd(context, running, places).map((to): MatchEvent => ({
      type: 'PhaseAdvanced',
      data: { to },
    }));
    const onTheWay = fallingDue(context.shelf, running, events.slice(0, -1));
    const due = fallingDue(context.shelf, running, events).filter(({ id }) => !onTheWay.some((one) => one.id === id));
    const reasons: Reason[] = [
      ...obligationsOnTheWay(context, running, pack, events),
      ...(pack.sequence.advancedBy === 'active-player' && from.turn !== null && data.player !== from.turn
        ? [reason('clock/not-your-turn', `Only ${from.turn} may end this step.`, data.player ?? null)]
        : []),
      ...missingDice(pack, due, data),
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

/** Whether this is where the battle stands; of what is not said it may be anywhere. */
function isReached(from: Clock, to: Clock): boolean {
  const inSlot = to.slot === undefined || to.slot === from.slot;
  const inPart = to.part === undefined ? from.part === undefined : to.part === from.part;
  return sameClock(from, to) && inSlot && inPart;
}

/** Further on in a step that alternates: the slots between were not written down. */
function laterSlot(from: Clock, to: Clock | undefined): Clock[] | null {
  const same = to?.slot !== undefined && to.round === from.round && to.step === from.step;
  return same && (to.slot ?? 0) > (from.slot ?? 0) ? [to] : null;
}

/** Further on inside a phase. What belongs to its end waits for the press that leaves it. */
function laterStep({ sequence }: Pack, from: Clock, to: Clock | undefined): Clock[] | null {
  if (!to || !sameStep(sequence, from, to)) return null;
  return partIndex(sequence, to) > partIndex(sequence, from) ? [to] : null;
}

function placesOf(pack: Pack, running: Running, from: Clock, to: Clock | undefined): Clock[] | null {
  const places = to ? placesUntil(pack.sequence, from, to, running.table.firstTurn) : null;
  // Where players alternate, it may be said who begins, and at which slot; and which step inside the phase is meant.
  const said = to && (stepOf(pack.sequence, to.step)?.slots ?? to.part) !== undefined ? [to] : places?.slice(-1);
  if (to) return places && [...places.slice(0, -1), ...(said ?? [])];
  const next = placeOnward(pack.sequence, from, running.table.firstTurn);
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

function reason(code: MatchCode, message: string, fact: string | null): Reason {
  return { code, message, facts: { of: fact }, cites: [] };
}
