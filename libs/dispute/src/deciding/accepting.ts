import { already, recorded } from '@adjutant/kernel';
import type { AcceptJudge } from '../commands.js';
import { otherSide } from '../members.js';
import type { DisputeState } from '../state/state.js';
import { isRefusal, isStaff, no, partyOf, whileOpen, type Context, type DisputeDecision } from './context.js';

/** A player lets a judge rule whom the policy of the event keeps away. What anybody else says for a player lifts nothing. */
export function acceptJudge({ data }: AcceptJudge, state: DisputeState, context: Context): DisputeDecision {
  const { side, judge } = data;
  return whileOpen(state, (open) => {
    if (isStaff(context))
      return no('dispute/players-only', 'The players themselves accept a judge, each at their own seat.', { side });
    // At the device of a table either could press for the other, and this is said by each alone.
    if (context.occasion.actor.role === 'table')
      return no(
        'dispute/players-only',
        'The players accept a judge each at a seat of their own: open the link of your seat on a device of yours.',
        { side },
      );
    const by = partyOf(side, context);
    if (isRefusal(by)) return by;
    // Who showed the code could have opened it: this is said by each player alone.
    const { seatedBy, match } = context.circumstances;
    if (seatedBy !== undefined && seatedBy === match?.players[otherSide(side)])
      return no(
        'dispute/players-only',
        'You sit here by a code that the other player showed: take your seat by a link from staff, and accept the judge then.',
        { side },
      );
    // Whoever holds a link could sit down by it: nobody lets themselves in.
    if (seatedBy === judge)
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
