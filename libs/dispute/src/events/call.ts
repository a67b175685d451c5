import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { because, entry, inner, judge, Party, side, tiesChanged, time } from './members.js';

export const JudgeCalled = is.event(
  'JudgeCalled',
  is.object({
    time,
    match: inner(is.name()),
    entry: leaves(is.orNull(is.whole())),
    at: entry,
    by: Party,
    claim: stays('typed by somebody', is.prose()),
    table: stays('typed by somebody', is.optional(is.name())),
  }),
  '`entry`: the entry of the match that it is about; null where it is about none. `at`: the last entry when the judge was called.',
);
export const CallWithdrawn = is.event(
  'CallWithdrawn',
  is.object({ by: Party, because: is.optional(because), for: is.optional(side) }),
  '`for`: the player in whose name staff withdraws it.',
);
export const WithdrawalObjected = is.event(
  'WithdrawalObjected',
  is.object({ side, because }),
  'The player who called stands by the call that staff withdrew: it is open again.',
);
export const CallClaimed = stays(
  'for those who are part of it',
  is.event('CallClaimed', is.object({ judge, tiesChanged }), 'The judge is on the way, and nobody else need go.'),
);
export const JudgeAccepted = is.event(
  'JudgeAccepted',
  is.object({ side, judge }),
  'The player in a seat lets this judge rule, whatever club or nation they share.',
);
export const CallReleased = stays(
  'for those who are part of it',
  is.event('CallReleased', is.object({ judge, because: is.optional(because) })),
);

export type JudgeCalled = Static<typeof JudgeCalled>;
export type CallWithdrawn = Static<typeof CallWithdrawn>;
export type WithdrawalObjected = Static<typeof WithdrawalObjected>;
export type CallClaimed = Static<typeof CallClaimed>;
export type JudgeAccepted = Static<typeof JudgeAccepted>;
export type CallReleased = Static<typeof CallReleased>;
