import type { AdviceView, RuledPenalty } from '@adjutant/dispute';
import type { Remedy } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import { lengthFault } from '../../common/limited.js';
import { LIMITS } from '../../common/limits.js';

/** A penalty as it is being filled in. No level means: the one that the policy advises. */
export interface PenaltyDraft {
  readonly id: number;
  readonly side: Side;
  readonly infraction: string | null;
  readonly level: string | null;
  readonly because: string;
  readonly deviation: string;
}

export const blankPenalty = (id: number): PenaltyDraft => ({
  id,
  side: 'A',
  infraction: null,
  level: null,
  because: '',
  deviation: '',
});

/** Where something is missing. */
export type PenaltyField = 'policy' | 'infraction' | 'because' | 'deviation';

/** A penalty that can be sent with what it does to the match, or what is missing from it in words, and at which field. */
export type ReadPenalty =
  | { readonly penalty: RuledPenalty; readonly remedies: readonly Remedy[] }
  | { readonly missing: string; readonly at: PenaltyField };

interface Known {
  readonly policy: string | null;
  readonly players: { readonly [side in Side]: string };
  readonly advice: AdviceView | undefined;
}

export function readPenalty(draft: PenaltyDraft, { policy, players, advice }: Known): ReadPenalty {
  const { side, infraction, level, because, deviation } = draft;
  if (policy === null) return { missing: 'Choose a policy.', at: 'policy' };
  if (infraction === null) return { missing: 'Choose what was done.', at: 'infraction' };
  if (!advice) return { missing: 'The policy is being asked.', at: 'infraction' };
  if (because.trim() === '') return { missing: 'Say in a sentence what happened.', at: 'because' };
  const long = lengthFault(because, LIMITS.RuledPenalty.because);
  if (long !== null) return { missing: long, at: 'because' };
  const deviates = level !== null && level !== advice.level.id;
  if (deviates && deviation.trim() === '')
    return { missing: 'Say why it is another level than the advised one.', at: 'deviation' };
  const longer = deviates ? lengthFault(deviation, LIMITS.RuledPenalty.deviation) : null;
  if (longer !== null) return { missing: longer, at: 'deviation' };
  return {
    penalty: {
      ...{ person: players[side], side, policy, infraction },
      level: level ?? advice.level.id,
      because: because.trim(),
      ...(deviates ? { deviation: deviation.trim() } : {}),
    },
    // What another level takes from the match is not advised: the judge adds it as a remedy.
    remedies: deviates ? [] : advice.remedies,
  };
}
