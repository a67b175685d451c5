import { already, recorded } from '@adjutant/kernel';
import type { AcceptJudge } from '../commands.js';
import type { DisputeState } from '../state/state.js';
import { isRefusal, isStaff, no, partyOf, whileOpen, type Context, type DisputeDecision } from './context.js';

/** A player lets a judge rule whom the policy of the event keeps away. What anybody else says for a player lifts nothing. */
export function acceptJudge({ data }: AcceptJudge, state: DisputeState, context: Context): DisputeDecision {
  const { side, judge } = data;
  return whileOpen(state, (open) => {
    if (isStaff(context))
      return no('dispute/players-only', 'The players themselves accept a judge, each at their own seat.', { side });
    const by = partyOf(side, context);
    if (isRefusal(by)) return by;
    // Whoever holds a link could sit down by it: nobody lets themselves in.
    if (context.circumstances.seatedBy === judge)
      return no(
        'dispute/seated-by-the-judge',
        `The link of this seat was handed out by ${judge}: sit down by a link from somebody else, and accept them then.`,
        { side, judge },
      );
    const { accepted = open.judgesAccepted } = context.circumstances;
    if (accepted?.some((one) => one.side === side && one.judge === judge)) return already;
    return recorded({ type: 'JudgeAccepted', data: { side, judge } });
  });
}
