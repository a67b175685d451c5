import type { Me } from '@adjutant/access';
import { mayAs } from '../access/access-api.js';
import { QUEUE_ROLES } from './queue-roles.js';

/** The events whose calls somebody sees who sees no others: staff of the installation see all of them. */
export function eventsJudged(me: Me): readonly string[] {
  if (mayAs(me, ...QUEUE_ROLES)) return [];
  const { events = [] } = me;
  return events.flatMap(({ event, roles }) => (roles.some((role) => QUEUE_ROLES.includes(role)) ? [event] : []));
}
