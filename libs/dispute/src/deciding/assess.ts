import { refused } from '@adjutant/kernel';
import type { GiveFinalRuling, GiveRuling } from '../commands.js';
import type { Basis } from '../events.js';
import { no, type Context, type DisputeDecision } from './context.js';

/** Holds a ruling against the match as it is now: what was previewed must still be what comes of it. */
export function assess(
  { data }: GiveRuling | GiveFinalRuling,
  { circumstances }: Context,
  rule: (basis: Basis) => DisputeDecision,
): DisputeDecision {
  const { assessment } = circumstances;
  if (!assessment) throw new Error('a ruling is decided with an assessment of its remedies');
  if (!assessment.possible) return refused(assessment.refusal);
  const { basis: now, since } = assessment;
  // What is upheld needs no preview: nothing comes of it in the match.
  const previewed = 'verdict' in data && data.verdict === 'upheld' ? undefined : data.basis;
  if (!previewed) return rule(now);
  if (previewed.before !== now.before)
    return no('ruling/match-moved-on', 'The match has moved on since the preview: look at it again and rule then.', {
      previewed: previewed.revision,
      revision: now.revision,
      entries: since.map((one) => ({ ...one })),
    });
  if (previewed.after !== now.after)
    return no('ruling/not-as-previewed', 'These are not the remedies that were previewed: look at them first.', {
      previewed: previewed.after,
      comesTo: now.after,
    });
  return rule(now);
}
