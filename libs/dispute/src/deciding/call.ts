import { already, recorded } from '@adjutant/kernel';
import type { CallJudge, ClaimCall, ReleaseCall } from '../commands.js';
import type { DisputeState } from '../state/state.js';
import {
  isRefusal,
  mayActAs,
  mayJudge,
  no,
  notAJudge,
  partyOf,
  whileOpen,
  type Context,
  type DisputeDecision,
} from './context.js';
import { alreadyGiven } from './given.js';
import { closedFor } from './closing.js';
import { conflictOf, withChanges } from './conflict.js';

export function callJudge({ data }: CallJudge, state: DisputeState, context: Context): DisputeDecision {
  const { match, entry = null, side, claim, table } = data;
  if (state.status !== 'absent')
    return no('dispute/already-called', 'A judge was called with this already: name another id for another dispute.', {
      match: state.match,
      status: state.status,
    });
  const { match: there } = context.circumstances;
  if (!there) return no('match/unknown', `There is no match ${match}.`, { match });
  if (entry !== null && entry > there.revision)
    return no('entry/not-recorded', `The record of the match has no entry ${entry}.`, { entry });
  const by = partyOf(side, context);
  if (isRefusal(by)) return by;
  const closed = closedFor(by, context);
  if (closed) return closed;
  const told = { match, entry, at: there.revision, by, claim, ...(table === undefined ? {} : { table }) };
  return recorded({ type: 'JudgeCalled', data: { time: context.occasion.occurredAt, ...told } });
}

export function claimCall(_: ClaimCall, state: DisputeState, context: Context): DisputeDecision {
  if (!mayJudge(context)) return notAJudge(context);
  return whileOpen(state, (open) => {
    const judge = context.occasion.actor.id;
    if (open.status === 'claimed') return open.judge === judge ? already : claimedByOther(open.judge);
    if (open.status !== 'called') return alreadyGiven(open);
    return conflictOf(open, context) ?? recorded({ type: 'CallClaimed', data: { judge, ...withChanges(context) } });
  });
}

export function releaseCall({ data }: ReleaseCall, state: DisputeState, context: Context): DisputeDecision {
  return whileOpen(state, (open) => {
    if (open.status === 'called') return already;
    if (open.status !== 'claimed') return alreadyGiven(open);
    const { judge } = open;
    const own = judge === context.occasion.actor.id && mayJudge(context);
    if (!own && !mayActAs(context, 'head-judge', 'organizer')) return claimedByOther(judge);
    const { because } = data;
    return recorded({ type: 'CallReleased', data: { judge, ...(because === undefined ? {} : { because }) } });
  });
}

export function claimedByOther(judge: string): DisputeDecision {
  return no('dispute/claimed-by-other', `${judge} has this call: ask ${judge} to release it.`, { judge });
}
