import type { DisputeEvent } from '@adjutant/dispute';
import type { Acting } from '@adjutant/access';
import { mayReadOf, ruledVisibleTo } from './entitled.js';
import type { PolicyShelf } from './policy-shelf.js';

/**
 * An event of a dispute about a match without the penalties that somebody may not see: a ruling is for both players, and those
 * are not.
 */
export function withoutOthersPenalties(
  event: DisputeEvent,
  match: string,
  acting: Acting,
  shelf: PolicyShelf,
): DisputeEvent {
  if (event.type === 'RulingGiven') {
    const { data } = event;
    return { ...event, data: { ...data, penalties: ruledVisibleTo(acting, match, data.penalties, shelf) } };
  }
  if (event.type !== 'RulingCarriedOut' || event.data.penaltiesRefused === undefined) return event;
  const { data } = event;
  const penaltiesRefused = event.data.penaltiesRefused.filter(({ person }) => mayReadOf(acting, person, match));
  return { ...event, data: { ...data, penaltiesRefused } };
}
