import { recorded, type Reason } from '@adjutant/kernel';
import { clockText, nextPlace, placesUntil, type Clock, type Pack, type PendingRoll } from '@adjutant/rules';
import type { AdvancePhase } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { applyEvent } from '../state/apply.js';
import { nextNumber, type MatchState, type Running } from '../state/state.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';

export function advancePhase({ data }: AdvancePhase, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { clock, firstTurn, rolls } = running.table;
    const from = clock as Clock;
    const places = data.to ? placesUntil(pack.sequence, from, data.to, firstTurn) : onePlace(pack, running, from);
    if (!places) return noWay(pack, from, data.to);
    const blocking = [...rolls.filter(blocks), ...fallingDue(context, running, places)];
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
    ];
    return holding(reasons, running, data, context, (overridden) =>
      recorded(...places.map((to): MatchEvent => ({ type: 'PhaseAdvanced', data: { to, ...overridden } }))),
    );
  });
}

function blocks(roll: PendingRoll): boolean {
  return roll.due.blocks !== 'nothing';
}

/** Dice that fall due on the way, before the last of the places: nobody passes over them. */
function fallingDue({ shelf }: Context, running: Running, places: readonly Clock[]): readonly PendingRoll[] {
  const known = new Set(running.table.rolls.map((roll) => roll.id));
  let state: MatchState = running;
  for (const to of places.slice(0, -1)) {
    state = applyEvent(shelf, state, {
      number: nextNumber(state),
      event: { type: 'PhaseAdvanced', data: { to } },
    }).state;
  }
  return state.status === 'absent' ? [] : state.table.rolls.filter((roll) => blocks(roll) && !known.has(roll.id));
}

function onePlace(pack: Pack, running: Running, from: Clock): Clock[] | null {
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
