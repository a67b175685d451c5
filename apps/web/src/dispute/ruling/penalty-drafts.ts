import type { Side } from '@adjutant/rules';
import type { PenaltyGiven, Remedy } from '../../api/dispute-types.js';
import type { AdviceAnswer } from '../../api/penalty-types.js';

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

export interface PenaltySent extends PenaltyGiven {
  readonly side: Side;
  readonly deviation?: string;
}

/** A penalty that can be sent with what it does to the match, or what is missing from it in words. */
export type ReadPenalty =
  { readonly penalty: PenaltySent; readonly remedies: readonly Remedy[] } | { readonly missing: string };

interface Known {
  readonly policy: string | null;
  readonly players: { readonly [side in Side]: string };
  readonly advice: AdviceAnswer | undefined;
}

export function readPenalty(draft: PenaltyDraft, { policy, players, advice }: Known): ReadPenalty {
  const { side, infraction, level, because, deviation } = draft;
  if (policy === null) return { missing: 'Choose a policy.' };
  if (infraction === null) return { missing: 'Choose what was done.' };
  if (!advice) return { missing: 'The policy is being asked.' };
  if (because.trim() === '') return { missing: 'Say in a sentence what happened.' };
  const deviates = level !== null && level !== advice.level.id;
  if (deviates && deviation.trim() === '') return { missing: 'Say why it is another level than the advised one.' };
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
