import { already, recorded } from '@adjutant/kernel';
import type { InspectHands } from '../commands.js';
import { stillSealed } from '../secrets/opening.js';
import { recordOf, type MatchState } from '../state/state.js';
import { mayRule, no, whileOpened, type Context, type MatchDecision } from './context.js';

/** Recorded once for all that is sealed by then: looking again at the same things adds nothing. */
export function inspectHands({ data }: InspectHands, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const { actor } = context.occasion;
    if (!mayRule(context.occasion))
      return no('hand/judge-only', 'Only a judge may look at what the players have sealed.', { role: actor.role });
    const last = recordOf(open).findLast(({ event }) => event.type === 'HandsInspected' && event.data.by === actor.id);
    const because = data.because === undefined ? {} : { because: data.because };
    const unseen = stillSealed(open).some(({ number }) => number > (last?.number ?? -1));
    return unseen ? recorded({ type: 'HandsInspected', data: { by: actor.id, ...because } }) : already;
  });
}
