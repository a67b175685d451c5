import { is, type Static } from '@adjutant/kernel';
import { seat } from '../members.js';

const speaks = is.optional(seat('The player who speaks; left out where staff does.'));

export const CallJudge = is.message(
  'CallJudge',
  is.object({
    match: is.name({ says: 'Id of the match.' }),
    entry: is.optional(is.whole({ says: 'The entry that it is about.' })),
    side: speaks,
    claim: is.prose({ says: 'What is claimed, in words.' }),
    table: is.optional(is.name({ says: 'Where to go.' })),
  }),
  '`side`: the player who calls; left out where staff does. Records JudgeCalled: in a stream of its own, as everything below.',
);
export const WithdrawCall = is.message(
  'WithdrawCall',
  is.object({ side: speaks, because: is.optional(is.because()) }),
  'Records CallWithdrawn.',
);

export const ObjectToWithdrawal = is.message(
  'ObjectToWithdrawal',
  is.object({ side: seat('The player who called, and stands by it.'), because: is.because() }),
  '`side`: the player who called, and stands by it. Records WithdrawalObjected: the call that staff withdrew is open again.',
);
export const ClaimCall = is.message('ClaimCall', is.object({}), 'Records CallClaimed: a judge is on the way.');
export const ReleaseCall = is.message(
  'ReleaseCall',
  is.object({ because: is.optional(is.because()) }),
  'Records CallReleased.',
);

export type CallJudge = Static<typeof CallJudge>;
export type WithdrawCall = Static<typeof WithdrawCall>;
export type ObjectToWithdrawal = Static<typeof ObjectToWithdrawal>;
export type ClaimCall = Static<typeof ClaimCall>;
export type ReleaseCall = Static<typeof ReleaseCall>;
