import { is, leaves, type Json, type Schema, type Static } from '@adjutant/kernel';
import { answers, entry, seat } from './members.js';

const SHAPES = '{kind: strike}, {kind: amend, data}, {kind: answer, answers} or {kind: redate, before}';

const kind = <const Kind extends string>(one: Kind): Schema<Kind> => leaves(is.exactly(one));
const count = leaves(is.whole());
/** What is put in place of what was recorded may leave as far as it is a number or a side. */
const leaving = is.object({ player: seat(), points: count, amount: count, declared: count });

const amend = is.object({
  kind: kind('amend'),
  data: leaves(
    is.anything<{ readonly [member: string]: Json }>({
      says: 'Members of the entry to replace, such as another unit or another number of points.',
    }),
    { part: leaving },
  ),
});
const kinds = [
  is.object({ kind: kind('strike') }),
  amend,
  is.object({ kind: kind('answer'), answers: answers() }),
  is.object({ kind: kind('redate'), before: entry('The entry to move it before.') }),
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
  'Records EntryCorrected.',
);
export type CorrectEntry = Static<typeof CorrectEntry>;
