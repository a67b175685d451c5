import { is, type Static } from '@adjutant/kernel';
import { recordOf, whoseIs, type Entered } from '@adjutant/match';
import { Side } from '@adjutant/rules';
import { sentence } from '@adjutant/views';
import type { Laid } from './sitting.js';

/** What was written down last, whoever wrote it. */
export const Newest = is.object(
  {
    entry: is.anyWhole(),
    text: is.anyText(),
    of: is.optional(is.says('Whose move it was, where it was the move of one of them.', Side)),
  },
  { name: 'Newest' },
);
export type Newest = Static<typeof Newest>;

export function newest({ pack, table, state }: Laid): Newest | null {
  const record = recordOf(state);
  const last = record.at(-1);
  if (!last) return null;
  const late = toldLate(record);
  const told = late ?? last;
  const says = sentence(pack, table, told.event);
  const of = whoseIs(state, told);
  return { entry: told.number, text: late ? `Told late: ${says}` : says, ...(of === undefined ? {} : { of }) };
}

/** What came late is followed by the entry that puts it to its place, which tells nobody what happened. */
function toldLate(record: readonly Entered[]): Entered | undefined {
  const told = record.findLast((one) => movedBy(one) === null);
  const after = told === undefined ? [] : record.filter(({ number }) => number > told.number);
  return after.some((one) => movedBy(one) === told?.number) ? told : undefined;
}

const movedBy = ({ event }: Entered): number | null =>
  event.type === 'EntryCorrected' && event.data.correction.kind === 'redate' ? event.data.entry : null;
