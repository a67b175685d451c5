import { refusals, refusing, type CodeOf } from '@adjutant/kernel';
import type { DisputeCode, PenaltyCode } from '@adjutant/dispute';

export const RULINGS_REFUSALS = refusals({
  'dispute/ties-changed': {
    says: 'A club or a nation was changed after the match was opened: look at it before you rule.',
    when: 'A warning: a club or a nation was changed after the match was opened.',
  },
  'penalty/of-oneself': {
    says: 'Nobody penalises themselves: another official has to.',
    when: 'Nobody gives, takes back or decides about a penalty of their own.',
    why: 'not-allowed',
  },
  'penalty/result-differs': {
    says: 'The penalty and the result do not go together: look at both.',
    when: 'A warning: the penalty loses a match, or takes points of it, and the record of the match says otherwise, or nothing yet.',
  },
});

export type RulingsCode = CodeOf<typeof RULINGS_REFUSALS>;

export const { declined, refuse } = refusing<RulingsCode | DisputeCode | PenaltyCode>();
