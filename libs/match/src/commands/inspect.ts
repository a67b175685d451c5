import { already, recorded } from '@adjutant/kernel';
import type { InspectHands } from '../commands.js';
import { stillSealed } from '../secrets/opening.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { mayRule, no, whileOpened, type Context, type MatchDecision } from './context.js';

/** Recorded once for all that is sealed by then: looking again at the same things adds nothing. */
export function inspectHands({ data }: InspectHands, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const { actor } = context.occasion;
    if (!mayRule(context.occasion))
      return no('hand/judge-only', 'Only a judge may look at what the players have sealed.', { role: actor.role });
    const because = data.because === undefined ? {} : { because: data.because };
    return hasUnseen(open, actor.id)
      ? recorded({ type: 'HandsInspected', data: { by: actor.id, ...because } })
      : already;
  });
}

/** Whether anything is sealed that somebody has not been recorded to have looked at. */
export function hasUnseen(state: OpenedState, person: string): boolean {
  const last = recordOf(state).findLast(({ event }) => event.type === 'HandsInspected' && event.data.by === person);
  return stillSealed(state).some(({ number }) => number > (last?.number ?? -1));
}
