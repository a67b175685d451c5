import { already, recorded } from '@adjutant/kernel';
import type { AppealRuling, ClaimAppeal, GiveFinalRuling } from '../commands.js';
import { rulingIn, type Appealed, type DisputeState } from '../state/state.js';
import { minutesBetween } from '../waiting.js';
import { assess } from './assess.js';
import { conflictOf } from './conflict.js';
import { isRefusal, mayActAs, no, partyOf, unknown, whileOpen, type Context, type DisputeDecision } from './context.js';
import { alreadyGiven, notGiven } from './given.js';
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
    const first = rulingIn(open, open.ruling);
    if (first?.acceptedBy.includes(data.side))
      return no('appeal/accepted', `Player ${data.side} has accepted the ruling.`, { side: data.side });
    const { appealMinutes } = context.circumstances.policy;
    const time = context.occasion.occurredAt;
    if (appealMinutes !== null && first && minutesBetween(first.time, time) > appealMinutes)
      return no('appeal/too-late', `A ruling may be appealed for ${appealMinutes} minutes after it is given.`, {
        minutes: appealMinutes,
        ruled: first.time,
      });
    const told = { time, ruling: open.ruling, side: data.side, because: data.because };
    return recorded({ type: 'RulingAppealed', data: told });
  });
}

export function claimAppeal(_: ClaimAppeal, state: DisputeState, context: Context): DisputeDecision {
  return whileAppealed(state, context, (open) => {
    if (open.judge === context.occasion.actor.id) return already;
    return recorded({ type: 'AppealClaimed', data: { judge: context.occasion.actor.id } });
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
    return barred(command, context) ?? assess(command, context, (basis) => ruling(given, basis, context));
  });
}

/** An appeal that this head judge may decide, or why not. */
function whileAppealed(
  state: DisputeState,
  context: Context,
  decide: (state: Appealed) => DisputeDecision,
): DisputeDecision {
  if (!mayActAs(context, 'head-judge'))
    return no('appeal/head-judge-only', 'Appeals are decided by the head judge.', {
      role: context.occasion.actor.role,
    });
  if (state.status === 'absent') return unknown();
  return whileOpen(state, (open) => {
    if (open.status !== 'appealed') return no('appeal/none', 'Nobody has appealed.', { status: open.status });
    const { actor } = context.occasion;
    const first = rulingIn(open, open.ruling);
    if (context.circumstances.named && first?.judge === actor.id)
      return no('appeal/own-ruling', 'You gave this ruling: another head judge has to decide the appeal.', {
        ruling: open.ruling,
      });
    if (open.judge !== null && open.judge !== actor.id)
      return no('appeal/claimed-by-other', `${open.judge} has this appeal.`, { judge: open.judge });
    return conflictOf(context) ?? decide(open);
  });
}
