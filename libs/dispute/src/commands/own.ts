import { is, type Static } from '@adjutant/kernel';
import { PenaltyRefused } from '../members.js';

const carried = {
  ruling: is.text(),
  entry: is.orNull(is.whole()),
  revision: is.whole({ least: -1 }),
  hash: is.text(),
  penaltiesRefused: is.optional(is.list(PenaltyRefused)),
};

export const ReportOutcome = is.message(
  'ReportOutcome',
  is.byMember('outcome', [
    is.object({ ...carried, outcome: is.oneOf(['carried-out', 'taken-back']) }),
    is.object({
      ruling: is.text(),
      outcome: is.exactly('not-carried-out'),
      code: is.text(),
      message: is.text({ longest: 4_000 }),
    }),
  ]),
  'Sent by the server itself when it has carried a ruling into the match, or could not. Records RulingCarriedOut, RulingTakenBack or RulingNotCarriedOut: what became of a ruling in the match; only the server sends it.',
);

export const FollowMatch = is.message(
  'FollowMatch',
  is.object({ match: is.oneOf(['void', 'restored']), entry: is.whole(), because: is.because() }),
  'Sent by the server itself when the match was declared void, or restored, in its entry `entry`. Records DisputeVoided or DisputeRestored, sent by the server alone.',
);

export type ReportOutcome = Static<typeof ReportOutcome>;
export type FollowMatch = Static<typeof FollowMatch>;
