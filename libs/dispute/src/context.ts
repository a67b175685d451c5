import { row, WHO, type Context as ContextOf } from '@adjutant/kernel';
import type { DisputeCommand } from './commands.js';
import { acceptJudge } from './deciding/accepting.js';
import { appealRuling, claimAppeal, giveFinalRuling } from './deciding/appeal.js';
import { callJudge, claimCall, releaseCall } from './deciding/call.js';
import { inOwnMatch } from './deciding/conflict.js';
import type { Context } from './deciding/context.js';
import { followMatch, whileVoid } from './deciding/following.js';
import { addEvidence, grantTime, makeStatement, withholdEvidence } from './deciding/hearing.js';
import { reportOutcome } from './deciding/outcome.js';
import { acceptRuling, giveRuling, revokeRuling } from './deciding/ruling.js';
import { objectToWithdrawal, withdrawCall } from './deciding/withdrawing.js';
import type { DisputeEvent } from './events.js';
import { DISPUTE_EVENT_KINDS } from './state/event-kinds.js';
import { ABSENT_DISPUTE, type DisputeState } from './state/state.js';
import { DISPUTE_STREAMS } from './streams.js';

export type DisputeContext = ContextOf<DisputeCommand, DisputeState, DisputeEvent, void, Context>;

/** Every command of a dispute: who may send it, and what comes of it. One without a row does not compile. */
const COMMANDS: DisputeContext['commands'] = {
  CallJudge: { decide: callJudge, who: WHO.note },
  WithdrawCall: { decide: withdrawCall, who: WHO.note },
  ObjectToWithdrawal: { decide: objectToWithdrawal, who: WHO.deed },
  ClaimCall: { decide: claimCall, who: WHO.judges },
  ReleaseCall: { decide: releaseCall, who: WHO.judgesAndOrganizers },
  // Each player for oneself: what is said for a player lifts no conflict.
  AcceptJudge: { decide: acceptJudge, who: row({ player: 'own-side' }) },
  MakeStatement: { decide: makeStatement, who: WHO.deed, again: 'each-counts' },
  AddEvidence: { decide: addEvidence, who: WHO.deed },
  WithholdEvidence: { decide: withholdEvidence, who: WHO.organizers },
  GiveRuling: { decide: giveRuling, who: WHO.judges },
  AcceptRuling: { decide: acceptRuling, who: WHO.deed },
  AppealRuling: { decide: appealRuling, who: WHO.deed },
  // For the head judge, and for whom the event has named: the dispute itself tells who that is.
  ClaimAppeal: { decide: claimAppeal, who: WHO.judges },
  GiveFinalRuling: { decide: giveFinalRuling, who: WHO.judges },
  RevokeRuling: { decide: revokeRuling, who: WHO.headJudges },
  GrantTime: { decide: grantTime, who: WHO.judges, again: 'each-counts' },
  ReportOutcome: { decide: reportOutcome, who: WHO.nobody },
  FollowMatch: { decide: followMatch, who: WHO.nobody },
};

/** Everything that is recorded about a dispute. */
export const DISPUTE: DisputeContext = {
  name: 'dispute',
  stream: DISPUTE_STREAMS,
  initial: ABSENT_DISPUTE,
  commands: COMMANDS,
  events: DISPUTE_EVENT_KINDS,
  always: (command, state, context, decide) =>
    inOwnMatch(command, state, context) ?? whileVoid(command, state, context) ?? decide(),
};
