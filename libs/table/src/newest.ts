import { is, type Static } from '@adjutant/kernel';
import { recordOf, whoseIs } from '@adjutant/match';
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
  const last = recordOf(state).at(-1);
  if (!last) return null;
  const of = whoseIs(state, last);
  return { entry: last.number, text: sentence(pack, table, last.event), ...(of === undefined ? {} : { of }) };
}
