import { authorize, notAllowed, type Acting } from '@adjutant/access';
import { isUnderAppeal, type PenaltyAppealsAnswer } from '@adjutant/dispute';
import { visibleTo } from './entitled.js';
import type { PenaltyRecorder } from './penalty-recorder.js';

/** What of people is under appeal, as far as somebody may see it. The list says whom to look at, their records what stands. `event`: of that one alone. */
export async function openAppeals(
  recorder: PenaltyRecorder,
  people: readonly string[],
  { acting, now, event }: { readonly acting: Acting; readonly now: number; readonly event?: string },
): Promise<PenaltyAppealsAnswer> {
  const refusal = authorize(acting, { type: 'ReadPenalties' });
  if (refusal) throw notAllowed(refusal);
  const found = await Promise.all(
    people.map(async (person) => {
      const penalties = await recorder.placed(person, event);
      const open = visibleTo(acting, person, penalties, recorder.shelf).filter(isUnderAppeal);
      return (await recorder.views(person, open, now)).map((penalty) => ({ person, penalty }));
    }),
  );
  return { appeals: found.flat().sort((one, other) => madeAt(one) - madeAt(other)) };
}

function madeAt({ penalty: { appeal } }: PenaltyAppealsAnswer['appeals'][number]): number {
  return Date.parse(appeal?.at ?? '');
}
