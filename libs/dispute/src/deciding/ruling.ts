import { already, recorded } from '@adjutant/kernel';
import type { AcceptRuling, GiveFinalRuling, GiveRuling, RevokeRuling } from '../commands.js';
import type { Basis, RulingGiven } from '../events.js';
import { boundBy, rulingIn, type DisputeState, type OpenedDispute } from '../state/state.js';
import {
  isRefusal,
  isStaff,
  mayActAs,
  mayJudge,
  no,
  notAJudge,
  partyOf,
  whileOpen,
  type Context,
  type DisputeDecision,
} from './context.js';
import { claimedByOther } from './call.js';
import { onlyForHeadJudge } from './closing.js';
import { conflictOf, withChanges } from './conflict.js';
import { alreadyGiven, notGiven } from './given.js';
import { actsAsHead } from './own-appeals.js';
import { assess } from './assess.js';

export function giveRuling(command: GiveRuling, state: DisputeState, context: Context): DisputeDecision {
  if (!mayJudge(context)) return notAJudge(context);
  return whileOpen(state, (open) => {
    if (open.status !== 'called' && open.status !== 'claimed') return alreadyGiven(open);
    if (open.status === 'claimed' && open.judge !== context.occasion.actor.id) return claimedByOther(open.judge);
    if (command.data.remedies.length === 0) return noRemedy();
    const given = { ...command.data, instance: 'first', ruling: String(open.rulings.length + 1) } as const;
    return barred(command, open, context) ?? assess(command, context, (basis) => ruling(given, basis, context, open));
  });
}

export function noRemedy(): DisputeDecision {
  return no('ruling/no-remedy', 'Say what is to be done to the match; {"kind": "none"} where the record stands.');
}

/** What keeps this judge from ruling like this on this match, whatever the instance. */
export function barred(
  { data }: GiveRuling | GiveFinalRuling,
  state: OpenedDispute,
  context: Context,
): DisputeDecision | null {
  const isHead = actsAsHead(state, context);
  if (onlyForHeadJudge(state, context) && !isHead)
    return no('ruling/match-closed', 'The result was confirmed before this call: only the head judge can override it.');
  const remedies = data.remedies ?? [];
  if (remedies.some((one) => one.kind === 'rewind' && one['backup'] === 'full') && !isHead)
    return no('ruling/head-judge-only', 'Only the head judge may have the game taken back in full.', {
      remedy: 'rewind',
      backup: 'full',
    });
  return conflictOf(state, context) ?? misplacedPenalty(data, context);
}

function misplacedPenalty({ penalties = [] }: GiveRuling['data'] | GiveFinalRuling['data'], context: Context) {
  const { match, policy } = context.circumstances;
  const players = match ? Object.values(match.players) : [];
  const stranger = penalties.find((one) => !players.includes(one.person));
  if (stranger)
    return no('ruling/not-a-player', `${stranger.person} does not play this match: a ruling penalises its players.`, {
      person: stranger.person,
    });
  const foreign = penalties.find((one) => policy.penalties !== null && one.policy !== policy.penalties);
  if (!foreign) return null;
  return no('ruling/other-policy', `This event takes its penalties from ${policy.penalties}, not ${foreign.policy}.`, {
    policy: foreign.policy,
    event: policy.penalties,
  });
}

type Given = (GiveRuling['data'] | GiveFinalRuling['data']) & Pick<RulingGiven['data'], 'instance' | 'ruling'>;

export function ruling(given: Given, basis: Basis, context: Context, state: OpenedDispute): DisputeDecision {
  const { occasion } = context;
  const { remedies = [], penalties = [], rules = [], because, instance, ruling: number } = given;
  const role = actsAsHead(state, context) ? 'head-judge' : 'judge';
  const verdict = 'verdict' in given ? { verdict: given.verdict } : {};
  const by = { time: occasion.occurredAt, ruling: number, judge: occasion.actor.id, role, instance } as const;
  return recorded({
    type: 'RulingGiven',
    data: { ...by, ...verdict, remedies, penalties, rules, because, basis, ...withChanges(context) },
  });
}

export function acceptRuling({ data }: AcceptRuling, state: DisputeState, context: Context): DisputeDecision {
  return whileOpen(state, (open) => {
    if (open.status === 'called' || open.status === 'claimed') return notGiven(open);
    if (open.status !== 'ruled')
      return no('ruling/under-appeal', 'The ruling is under appeal: the head judge decides.', { status: open.status });
    const party = partyOf(data.side, context);
    if (isRefusal(party)) return party;
    const { ruling: number } = open;
    const { side } = data;
    const standing = rulingIn(open, number);
    const entered = isStaff(context);
    if (standing?.acceptedBy.includes(side) && (entered || boundBy(standing).includes(side))) return already;
    const by = entered ? { enteredBy: context.occasion.actor.id } : {};
    return recorded({ type: 'RulingAccepted', data: { ruling: number, side, ...by } });
  });
}

export function revokeRuling({ data }: RevokeRuling, state: DisputeState, context: Context): DisputeDecision {
  if (!mayActAs(context, 'head-judge'))
    return no('ruling/head-judge-only', 'Only the head judge may take a ruling back.', {
      role: context.occasion.actor.role,
    });
  return whileOpen(state, (open) => {
    if (open.status === 'called' || open.status === 'claimed') return notGiven(open);
    if (open.status !== 'ruled')
      return no('ruling/under-appeal', 'The ruling is under appeal: decide the appeal.', { status: open.status });
    const conflict = conflictOf(open, context);
    if (conflict) return conflict;
    const told = { ruling: open.ruling, judge: context.occasion.actor.id, because: data.because };
    return recorded({ type: 'RulingRevoked', data: told });
  });
}
