import { already, recorded } from '@adjutant/kernel';
import type { ObjectToWithdrawal, WithdrawCall } from '../commands.js';
import type { Party, Side } from '../events.js';
import type { DisputeState } from '../state/state.js';
import { minutesBetween } from '../waiting.js';
import { isRefusal, isStaff, no, partyOf, unknown, whileOpen, type Context, type DisputeDecision } from './context.js';
import { alreadyGiven } from './given.js';

/** What staff withdraws is theirs, whoever it is for: the player who called may object. */
export function withdrawCall({ data }: WithdrawCall, state: DisputeState, context: Context): DisputeDecision {
  if (state.status === 'withdrawn') return already;
  return whileOpen(state, (open) => {
    if (open.status !== 'called' && open.status !== 'claimed') return alreadyGiven(open);
    const by = partyOf(data.side, context);
    if (isRefusal(by)) return by;
    if ('side' in by && !isSide(open.calledBy, by.side))
      return no('dispute/not-your-call', 'Whoever called the judge withdraws the call, or staff does.', {
        calledBy: open.calledBy,
      });
    const because = data.because === undefined ? {} : { because: data.because };
    if (!isStaff(context) || !('side' in by)) return recorded({ type: 'CallWithdrawn', data: { by, ...because } });
    const staff: Party = { staff: context.occasion.actor.id };
    return recorded({ type: 'CallWithdrawn', data: { by: staff, ...because, for: by.side } });
  });
}

export function objectToWithdrawal(
  { data }: ObjectToWithdrawal,
  state: DisputeState,
  context: Context,
): DisputeDecision {
  if (state.status === 'absent') return unknown();
  const { withdrawn } = context.circumstances.receipts;
  if (state.status !== 'withdrawn' || !withdrawn)
    return no('dispute/not-withdrawn', 'The call was not withdrawn.', { status: state.status });
  const by = partyOf(data.side, context);
  if (isRefusal(by)) return by;
  const { side, because } = data;
  if (!isSide(state.calledBy, side) || !withdrawn.byStaff)
    return no(
      'dispute/withdrawn-by-caller',
      'A call is taken up again by the player who called, where staff withdrew it.',
      {
        calledBy: state.calledBy,
      },
    );
  const { appealMinutes: minutes } = context.circumstances.policy;
  if (minutes !== null && minutesBetween(withdrawn.at, context.occasion.now) > minutes)
    return no('dispute/too-late', `It may be objected to for ${minutes} minutes. Call a judge again.`, {
      minutes,
      received: withdrawn.at,
    });
  return recorded({ type: 'WithdrawalObjected', data: { side, because } });
}

function isSide(one: Party, side: Side): boolean {
  return 'side' in one && one.side === side;
}
