import { lessPenalties } from '@adjutant/contexts';
import { Basis } from '@adjutant/dispute';
import { Reason, is, type Static } from '@adjutant/kernel';
import type { MatchState, OpenedState } from '@adjutant/match';
import { Standing, standing } from '@adjutant/replay';
import { ImpactView } from '@adjutant/tournament';
import { DifferenceView, resultText } from '@adjutant/views';
import type { Foreseen } from './foreseeing.js';

export const BothSides = is.object({ A: Standing, B: Standing });

/** What remedies would come to, old and new side by side. Nothing of it is recorded. */
export const Preview = is.object(
  {
    basis: is.says('Hand it in with the ruling: it then holds only while this is still what comes of it.', Basis),
    before: BothSides,
    after: BothSides,
    differences: is.many(DifferenceView),
    texts: is.many(is.anyText(), { says: 'The remedies in words.' }),
    result: is.object({ before: is.orNull(is.anyText()), after: is.orNull(is.anyText()) }),
    impact: is.optional(
      is.says(
        'What it changes in the event of the match: its result where the round is closed, and penalties.',
        ImpactView,
      ),
    ),
    refusal: is.optional(
      is.object(
        { code: is.anyText(), message: is.anyText(), reasons: is.many(Reason) },
        { says: 'Why they cannot be carried out; then the new side is the old one.' },
      ),
    ),
  },
  { name: 'Preview' },
);
export type Preview = Static<typeof Preview>;

/** Both sides as they stand, and as they would. */
export function sidesOf(
  match: OpenedState,
  { basis, after, refusal }: Foreseen,
): Omit<Preview, 'differences' | 'texts' | 'impact'> {
  return {
    basis,
    before: bothOf(match),
    after: bothOf(after),
    result: { before: resultOf(match), after: resultOf(after) },
    ...(refusal ? { refusal: { code: refusal.code, message: refusal.message, reasons: refusal.reasons } } : {}),
  };
}

export const bothOf = (state: MatchState): Preview['before'] => ({ A: standing(state, 'A'), B: standing(state, 'B') });

/** As its event counts it: points that were awarded, less what penalties take of them. */
export const resultOf = (state: MatchState | undefined): string | null =>
  state && 'result' in state ? resultText(lessPenalties(state)) : null;
