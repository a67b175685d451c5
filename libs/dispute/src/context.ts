import { described, row, SHARED_REFUSALS, WHO, type Context as ContextOf, type Undescribed } from '@adjutant/kernel';
import { DISPUTE_COMMAND_SCHEMAS, type DisputeCommand } from './commands.js';
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
import { DISPUTE_REFUSALS } from './refusals.js';
import { DISPUTE_EVENT_KINDS } from './state/event-kinds.js';
import { ABSENT_DISPUTE, type DisputeState } from './state/state.js';
import { DISPUTE_STREAMS } from './streams.js';

type Whole = ContextOf<DisputeCommand, DisputeState, DisputeEvent, void, Context>;
export type DisputeContext = Whole & Required<Pick<Whole, 'side'>>;

/** Every command of a dispute: who may send it, and what comes of it. One without a row does not compile. */
const COMMANDS: Undescribed<DisputeContext['commands']> = {
  CallJudge: { decide: callJudge, who: WHO.note, stake: 'other' },
  WithdrawCall: { decide: withdrawCall, who: WHO.note, stake: 'other' },
  ObjectToWithdrawal: { decide: objectToWithdrawal, who: WHO.deed, stake: 'other' },
  ClaimCall: { decide: claimCall, who: WHO.judges, stake: 'match' },
  ReleaseCall: { decide: releaseCall, who: WHO.judgesAndOrganizers, stake: 'match' },
  // Each player for oneself: what is said for a player lifts no conflict.
  AcceptJudge: { decide: acceptJudge, who: row({ player: 'own-side' }), stake: 'other' },
  MakeStatement: { decide: makeStatement, who: WHO.deed, stake: 'other', again: 'each-counts' },
  AddEvidence: { decide: addEvidence, who: WHO.deed, stake: 'other' },
  WithholdEvidence: { decide: withholdEvidence, who: WHO.organizers, stake: 'match' },
  GiveRuling: { decide: giveRuling, who: WHO.judges, stake: 'match' },
  AcceptRuling: { decide: acceptRuling, who: WHO.deed, stake: 'other' },
  AppealRuling: { decide: appealRuling, who: WHO.deed, stake: 'other' },
  // For the head judge, and for whom the event has named: the dispute itself tells who that is.
  ClaimAppeal: { decide: claimAppeal, who: WHO.judges, stake: 'match' },
  GiveFinalRuling: { decide: giveFinalRuling, who: WHO.judges, stake: 'match' },
  RevokeRuling: { decide: revokeRuling, who: WHO.headJudges, stake: 'match' },
  GrantTime: { decide: grantTime, who: WHO.judges, stake: 'match', again: 'each-counts' },
  ReportOutcome: { decide: reportOutcome, who: WHO.nobody, stake: 'none' },
  FollowMatch: { decide: followMatch, who: WHO.nobody, stake: 'none' },
};

/** Everything that is recorded about a dispute. */
export const DISPUTE: DisputeContext = {
  name: 'dispute',
  refusals: { ...DISPUTE_REFUSALS, ...SHARED_REFUSALS },
  stream: DISPUTE_STREAMS,
  initial: ABSENT_DISPUTE,
  side: ({ data }) => ('side' in data ? data.side : undefined),
  commands: described(COMMANDS, DISPUTE_COMMAND_SCHEMAS),
  events: DISPUTE_EVENT_KINDS,
  always: (command, state, context, decide) =>
    inOwnMatch(command, state, context) ?? whileVoid(command, state, context) ?? decide(),
};
