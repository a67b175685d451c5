import { is, type Json, type Schema, type Static } from '@adjutant/kernel';
import { answers, entry } from './members.js';

const SHAPES = '{kind: strike}, {kind: amend, data}, {kind: answer, answers} or {kind: redate, before}';

const amend = is.object({
  kind: is.exactly('amend'),
  data: is.anything<{ readonly [member: string]: Json }>({
    says: 'Members of the entry to replace, such as another unit or another number of points.',
  }),
});
const kinds = [
  is.object({ kind: is.exactly('strike') }),
  amend,
  is.object({ kind: is.exactly('answer'), answers: answers() }),
  is.object({ kind: is.exactly('redate'), before: entry('The entry to move it before.') }),
] as const;

/** What a correction does to the entry that it names. */
export const Correction = is.byMember('kind', kinds, {
  name: 'Correction',
  none: `a correction must be one of ${SHAPES}`,
});
export type Correction = Static<typeof Correction>;

const told: Schema<Correction> = is.byMember('kind', kinds, { name: 'Correction', must: `be one of ${SHAPES}` });

export const CorrectEntry = is.message(
  'CorrectEntry',
  is.object({ entry: entry(), correction: told, because: is.because() }),
);
export type CorrectEntry = Static<typeof CorrectEntry>;
