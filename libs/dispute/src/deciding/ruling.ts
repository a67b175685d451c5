import { already, recorded } from '@adjutant/kernel';
import type { AcceptRuling, GiveFinalRuling, GiveRuling, RevokeRuling } from '../commands.js';
import type { Basis, RulingGiven } from '../events.js';
import { rulingIn, type DisputeState } from '../state/state.js';
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
import { claimedByOther } from './call.js';
import { conflictOf } from './conflict.js';
import { alreadyGiven, notGiven } from './given.js';
import { assess } from './assess.js';

export function giveRuling(command: GiveRuling, state: DisputeState, context: Context): DisputeDecision {
  if (!mayJudge(context)) return notAJudge(context);
  return whileOpen(state, (open) => {
    if (open.status !== 'called' && open.status !== 'claimed') return alreadyGiven(open);
    if (open.status === 'claimed' && open.judge !== context.occasion.actor.id) return claimedByOther(open.judge);
    if (command.data.remedies.length === 0) return noRemedy();
    const given = { ...command.data, instance: 'first', ruling: String(open.rulings.length + 1) } as const;
    return barred(command, context) ?? assess(command, context, (basis) => ruling(given, basis, context));
  });
}

export function noRemedy(): DisputeDecision {
  return no('ruling/no-remedy', 'Say what is to be done to the match; {"kind": "none"} where the record stands.');
}

/** What keeps this judge from ruling like this on this match, whatever the instance. */
export function barred({ data }: GiveRuling | GiveFinalRuling, context: Context): DisputeDecision | null {
  const { circumstances } = context;
  const isHead = mayActAs(context, 'head-judge');
  if (circumstances.match?.confirmed && !isHead)
    return no('ruling/match-closed', 'Both players have confirmed the result: only the head judge can override it.');
  const remedies = data.remedies ?? [];
  if (remedies.some((one) => one.kind === 'rewind' && one['backup'] === 'full') && !isHead)
    return no('ruling/head-judge-only', 'Only the head judge may have the game taken back in full.', {
      remedy: 'rewind',
      backup: 'full',
    });
  return conflictOf(context) ?? misplacedPenalty(data, context);
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

export function ruling(given: Given, basis: Basis, context: Context): DisputeDecision {
  const { occasion } = context;
  const { remedies = [], penalties = [], rules = [], because, instance, ruling: number } = given;
  const role = mayActAs(context, 'head-judge') ? 'head-judge' : 'judge';
  const verdict = 'verdict' in given ? { verdict: given.verdict } : {};
  const by = { time: occasion.occurredAt, ruling: number, judge: occasion.actor.id, role, instance } as const;
  return recorded({
    type: 'RulingGiven',
    data: { ...by, ...verdict, remedies, penalties, rules, because, basis },
  });
}

export function acceptRuling({ data }: AcceptRuling, state: DisputeState, context: Context): DisputeDecision {
  return whileOpen(state, (open) => {
    if (open.status === 'called' || open.status === 'claimed') return notGiven(open);
    if (open.status !== 'ruled')
      return no('ruling/under-appeal', 'The ruling is under appeal: the head judge decides.', { status: open.status });
    const by = partyOf(data.side, context);
    if (isRefusal(by)) return by;
    const { ruling: number } = open;
    if (rulingIn(open, number)?.acceptedBy.includes(data.side)) return already;
    return recorded({ type: 'RulingAccepted', data: { ruling: number, side: data.side } });
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
    const conflict = conflictOf(context);
    if (conflict) return conflict;
    const told = { ruling: open.ruling, judge: context.occasion.actor.id, because: data.because };
    return recorded({ type: 'RulingRevoked', data: told });
  });
}
