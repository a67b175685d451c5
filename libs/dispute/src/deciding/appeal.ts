import { already, recorded } from '@adjutant/kernel';
import type { AppealRuling, ClaimAppeal, GiveFinalRuling } from '../commands.js';
import { boundBy, rulingIn, type Appealed, type DisputeState } from '../state/state.js';
import { minutesBetween } from '../waiting.js';
import { assess } from './assess.js';
import { conflictOf, withChanges } from './conflict.js';
import { isRefusal, mayJudge, no, partyOf, unknown, whileOpen, type Context, type DisputeDecision } from './context.js';
import { alreadyGiven, notGiven } from './given.js';
import { actsAsHead, isFinalAtOnce } from './own-appeals.js';
import { barred, noRemedy, ruling } from './ruling.js';

/** A player of the match may ask the head judge, once, unless that player has accepted the ruling or waited too long. */
export function appealRuling({ data }: AppealRuling, state: DisputeState, context: Context): DisputeDecision {
  if (state.status === 'final')
    return no('appeal/final', 'The head judge has given the final ruling: it cannot be appealed.', {
      ruling: state.ruling,
    });
  return whileOpen(state, (open) => {
    if (open.status === 'appealed')
      return no('appeal/already-made', `Player ${open.appeal.side} has appealed already.`, { side: open.appeal.side });
    if (open.status !== 'ruled') return notGiven(open);
    const by = partyOf(data.side, context);
    if (isRefusal(by)) return by;
    const { policy, receipts } = context.circumstances;
    const first = rulingIn(open, open.ruling);
    if (first && boundBy(first).includes(data.side) && !receipts.acceptedByStaff.includes(data.side))
      return no('appeal/accepted', `Player ${data.side} has accepted the ruling.`, { side: data.side });
    const final = isFinalAtOnce(first, context);
    if (final) return final;
    const { ruled } = receipts;
    const { now, occurredAt: time } = context.occasion;
    if (policy.appealMinutes !== null && ruled !== null && minutesBetween(ruled, now) > policy.appealMinutes)
      return no('appeal/too-late', `A ruling may be appealed for ${policy.appealMinutes} minutes after it is given.`, {
        minutes: policy.appealMinutes,
        ruled,
      });
    const told = { time, ruling: open.ruling, side: data.side, because: data.because };
    return recorded({ type: 'RulingAppealed', data: told });
  });
}

export function claimAppeal(_: ClaimAppeal, state: DisputeState, context: Context): DisputeDecision {
  return whileAppealed(state, context, (open) => {
    if (open.judge === context.occasion.actor.id) return already;
    return recorded({ type: 'AppealClaimed', data: { judge: context.occasion.actor.id, ...withChanges(context) } });
  });
}

export function giveFinalRuling(command: GiveFinalRuling, state: DisputeState, context: Context): DisputeDecision {
  if (state.status === 'final') return alreadyGiven(state);
  return whileAppealed(state, context, (open) => {
    const { verdict, remedies = [] } = command.data;
    if (verdict === 'upheld' && remedies.length > 0)
      return no('appeal/upheld-with-remedies', 'A ruling that is upheld stays as it is: leave the remedies out.', {
        remedies: remedies.length,
      });
    if (verdict === 'overturned' && remedies.length === 0) return noRemedy();
    const given = { ...command.data, instance: 'final', ruling: String(open.rulings.length + 1) } as const;
    return barred(command, open, context) ?? assess(command, context, (basis) => ruling(given, basis, context, open));
  });
}

/** An appeal that this head judge may decide, or why not. */
function whileAppealed(
  state: DisputeState,
  context: Context,
  decide: (state: Appealed) => DisputeDecision,
): DisputeDecision {
  if (!mayJudge(context)) return forHeadJudge(context);
  if (state.status === 'absent') return unknown();
  return whileOpen(state, (open) => {
    if (!actsAsHead(open, context)) return forHeadJudge(context);
    if (open.status !== 'appealed') return no('appeal/none', 'Nobody has appealed.', { status: open.status });
    const { actor } = context.occasion;
    const first = rulingIn(open, open.ruling);
    if (context.circumstances.named && first?.judge === actor.id)
      return no('appeal/own-ruling', 'You gave this ruling: another head judge has to decide the appeal.', {
        ruling: open.ruling,
      });
    if (open.judge !== null && open.judge !== actor.id)
      return no('appeal/claimed-by-other', `${open.judge} has this appeal.`, { judge: open.judge });
    return conflictOf(open, context) ?? decide(open);
  });
}

function forHeadJudge({ occasion }: Context): DisputeDecision {
  return no('appeal/head-judge-only', 'Appeals are decided by the head judge.', { role: occasion.actor.role });
}
