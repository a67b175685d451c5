import { refusals, refusing, type CodeOf } from '@adjutant/kernel';
import { AWARD_REFUSALS } from './refusals/awards.js';
import { BOOK_REFUSALS } from './refusals/book.js';
import { MUSTER_REFUSALS } from './refusals/muster.js';
import { OBJECTIVE_REFUSALS } from './refusals/objectives.js';
import { RECORDING_REFUSALS } from './refusals/recording.js';
import { LIMIT_REFUSALS } from './refusals/use-limits.js';
import { TERM_REFUSALS } from './refusals/use-terms.js';
import { USED_UNIT_REFUSALS } from './refusals/use-units.js';

export const RULES_REFUSALS = refusals({
  ...AWARD_REFUSALS,
  ...BOOK_REFUSALS,
  ...MUSTER_REFUSALS,
  ...OBJECTIVE_REFUSALS,
  ...RECORDING_REFUSALS,
});

/** Last parts of the codes of a use; the first is what was used: `stratagem/wrong-phase`, `order/wrong-phase`. */
export const USE_REFUSALS = refusals({ ...LIMIT_REFUSALS, ...TERM_REFUSALS, ...USED_UNIT_REFUSALS });

export type RulesCode = CodeOf<typeof RULES_REFUSALS>;

/** With what packs name themselves: what is paid with (`insufficient-cp`), and what is named (`unknown-unit`). */
export type UseEnd = CodeOf<typeof USE_REFUSALS> | `insufficient-${string}` | `unknown-${string}`;

declare const OF_A_USE: unique symbol;

/** A code of a use, whatever is used: what packs call a kind is known to nobody here. */
export type UseCode = `${string}/${UseEnd}` & { readonly [OF_A_USE]: true };

export function useCode(kind: string, end: UseEnd): UseCode {
  return `${kind}/${end}` as UseCode;
}

export const { reason, refuse } = refusing<RulesCode | UseCode>();
