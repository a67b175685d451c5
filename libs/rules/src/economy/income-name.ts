import { allSteps } from '../clock/sequence.js';
import type { Income, Pack } from '../pack/pack.js';

/** What comes by itself, by the section that says so; a section that is a bare number is no name, its moment is one. */
export function incomeName({ sequence }: Pick<Pack, 'sequence'>, { moment, source }: Income): string {
  if (/\p{L}/u.test(source.section)) return source.section;
  const phase = 'phase' in moment ? moment.phase : undefined;
  const steps = allSteps(sequence).flatMap((step) => [step, ...(step.steps ?? [])]);
  return steps.find(({ id }) => id === phase)?.name ?? source.section;
}
