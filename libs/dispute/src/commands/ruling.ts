import { is, type Static } from '@adjutant/kernel';
import { Basis, RemedyAsked, RuledPenalty, seat, VERDICTS } from '../members.js';

const MOST_REMEDIES = 50;

const remedies = is.list(RemedyAsked, { most: MOST_REMEDIES, says: 'What is to be done to the match, in this order.' });
const rests = {
  penalties: is.optional(is.list(RuledPenalty)),
  rules: is.optional(is.names({ says: 'Ids of the entries of the pack that it rests on.' })),
  because: is.because(),
  basis: is.optional(is.says('What the preview gave; the match as it is now where it is left out.', Basis)),
};

export const GiveRuling = is.message(
  'GiveRuling',
  is.object({ remedies, ...rests }),
  '`basis`: what the preview said; where it is left out, the ruling rests on the match as it is. Records RulingGiven.',
);

export const GiveFinalRuling = is.message(
  'GiveFinalRuling',
  is.object({
    verdict: is.oneOf(VERDICTS, { says: 'What becomes of the first ruling.' }),
    remedies: is.optional(remedies),
    ...rests,
  }),
  'An upheld ruling stays as it is; one that is overturned is taken back, and `remedies` take its place. Records RulingGiven, final.',
);
export const AcceptRuling = is.message(
  'AcceptRuling',
  is.object({ side: seat('Who accepts it.') }),
  'Records RulingAccepted.',
);
export const AppealRuling = is.message(
  'AppealRuling',
  is.object({ side: seat('Who appeals.'), because: is.because() }),
  'Records RulingAppealed.',
);
export const ClaimAppeal = is.message('ClaimAppeal', is.object({}), 'Records AppealClaimed.');
export const RevokeRuling = is.message('RevokeRuling', is.object({ because: is.because() }), 'Records RulingRevoked.');

export type GiveRuling = Static<typeof GiveRuling>;
export type GiveFinalRuling = Static<typeof GiveFinalRuling>;
export type AcceptRuling = Static<typeof AcceptRuling>;
export type AppealRuling = Static<typeof AppealRuling>;
export type ClaimAppeal = Static<typeof ClaimAppeal>;
export type RevokeRuling = Static<typeof RevokeRuling>;
