import type { DisputeInQueue } from '@adjutant/lists';
import type { Acting } from '../acting/acting.js';
import { count } from '../common/words.js';
import { wantsAJudge } from './status.js';

/** Appeals are for head judges; where nobody signs in, for whoever is there. */
export function hearsAppeals(acting: Acting | null): boolean {
  return acting !== null && (acting.heads || (acting.mode === 'single-user' && acting.judges));
}

/** Appeals against penalties are for those who hear the others, and for organizers. */
export function hearsPenaltyAppeals(acting: Acting | null): boolean {
  return hearsAppeals(acting) || acting?.organizes === true;
}

/** What waits for whoever looks: for staff who do not judge, what they could send somebody to. */
export function wantedOf(disputes: readonly DisputeInQueue[], acting: Acting | null): readonly DisputeInQueue[] {
  return disputes.filter((one) => wantsAJudge(one, hearsAppeals(acting)));
}

type Heard = Pick<DisputeInQueue, 'id' | 'status'>;

/** A call and its appeal are two things to be told of. */
const asHeard = ({ id, status }: Heard): string => `${id} ${status}`;

/** What came in since somebody looked last; nothing the first time, as they see what waits when they arrive. */
export function newsOf<Notice extends Heard>(
  before: ReadonlySet<string> | null,
  wanted: readonly Notice[],
): { readonly known: ReadonlySet<string>; readonly news: readonly Notice[] } {
  const news = before === null ? [] : wanted.filter((one) => !before.has(asHeard(one)));
  return { known: new Set([...(before ?? []), ...wanted.map(asHeard)]), news };
}

/** The sentence that is read out; what is claimed stands in the notification and in the queue. */
export function wantedSays({ status, table, title }: DisputeInQueue): string {
  const place = [...(table === null ? [] : [`table ${table}`]), ...(title === null ? [] : [title])].join(', ');
  const who = status === 'appealed' ? 'A ruling is appealed' : 'A judge is wanted';
  return `${who}${place === '' ? '' : ` at ${place}`}.`;
}

/** `2 calls without a judge, 1 penalty under appeal`; empty where nothing waits. */
export function waitingSays(calls: number, penalties: number): string {
  return [
    ...(calls === 0 ? [] : [`${count(calls, 'call')} without a judge`]),
    ...(penalties === 0 ? [] : [`${count(penalties, 'penalty', 'penalties')} under appeal`]),
  ].join(', ');
}
