import type { Decision, Occasion } from '@adjutant/kernel';
import type { Shelf, Side } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import { decideMatch } from '../decider.js';
import type { MatchEvent } from '../events.js';
import { foldMatch } from '../state/fold.js';
import type { MatchState } from '../state/state.js';
import { REPEATED, secretHand } from './keeping.js';
import { stillSealed } from './opening.js';
import { opensPicks } from './picking.js';

/** What only the server can tell, and in a sentence why. */
export interface NotKnownHere {
  readonly outcome: 'not-known-here';
  readonly because: string;
}

export interface DecidingHere {
  readonly shelf: Shelf;
  /** As whoever has the device knows it. */
  readonly state: MatchState;
  /** Whose sealed things that shows. */
  readonly sides: readonly Side[];
  readonly occasion: Occasion;
}

/**
 * The decision on a command by a device that knows what some sides have sealed, and not the rest: the same as the server's, or
 * that it is not known here. A device says nothing that it would have to guess.
 */
export function decideHere(here: DecidingHere, command: MatchCommand): Decision<MatchEvent> | NotKnownHere {
  const { shelf, state, sides, occasion } = here;
  const because = ofTheServer(command);
  if (because !== undefined) return notKnown(because);
  const hand = secretHand(shelf, command, state);
  if (hand !== undefined && !sides.includes(hand)) return notKnown(`The hand of ${hand} is sealed.`);
  if (hand !== undefined && holdsUnopened(state, hand))
    return notKnown(`What ${hand} has sealed is not on this device.`);
  const decision = decideMatch(shelf, command, state, occasion);
  if (decision.outcome !== 'recorded') return decision;
  if (hand !== undefined && decision.events.some(({ type }) => type === 'DrawVoided')) return REPEATED;
  if (hand !== undefined && opensPicks(shelf, state, decision.events))
    return notKnown('Both have picked: it is shown there.');
  const hidden = stillSealed(state).find(({ player }) => !sides.includes(player));
  if (hidden === undefined || !looksForAchieved(state, foldMatch(shelf, decision.events, state))) return decision;
  return notKnown(`What ${hidden.player} has sealed may be achieved with it.`);
}

/** Whether something that a side holds is on this device by its commitment alone. */
function holdsUnopened(state: MatchState, side: Side): boolean {
  return state.status !== 'absent' && state.table.objectives.some((one) => one.player === side && one.objective === '');
}

function notKnown(because: string): NotKnownHere {
  return { outcome: 'not-known-here', because };
}

/** Whether the server is asked to throw dice, or to draw a card: no device knows what comes. */
export function asksForChance({ type, data }: MatchCommand): boolean {
  return (type === 'RecordRoll' || type === 'DrawObjective') && data.throw === true;
}

/** What rests on chance, or on what the event has decided about its matches. */
function ofTheServer(command: MatchCommand): string | undefined {
  const { type } = command;
  if (asksForChance(command))
    return type === 'RecordRoll' ? 'The server throws these dice.' : 'The server draws this card.';
  if (type === 'ConcedeMatch') return 'The server knows what the event gives for it.';
  return undefined;
}

/** What is achieved is looked for at checks, and at the end. */
function looksForAchieved(before: MatchState, after: MatchState): boolean {
  const checks = (state: MatchState): number => (state.status === 'absent' ? 0 : state.table.checks.length);
  return checks(after) > checks(before) || after.status !== before.status;
}
