import { atEvent, type Acting } from '@adjutant/access';
import type { EventOf } from '@adjutant/rulings';
import type { FastifyRequest } from 'fastify';

type Named = { readonly [name: string]: string | undefined };

/** What is of an event because its address names it there; each of them answers with no more than is of that event. */
const BY_QUERY: { readonly [route: string]: readonly ('event' | 'match')[] } = {
  'GET /api/disputes': ['event', 'match'],
  'POST /api/people': ['event'],
  'GET /api/people/:id/penalties': ['event'],
  'GET /api/penalties/appeals': ['event'],
  // With a match it advises about somebody who plays in it, and about nobody else.
  'GET /api/policies/:id/advice': ['match'],
};

/** Whoever asks, with the roles of the event that the address of a request leads to. Without such roles nothing is looked up. */
export async function whereAsked(acting: Acting, request: FastifyRequest, events: EventOf): Promise<Acting> {
  return acting.held === undefined ? acting : atEvent(acting, await eventAsked(request, events));
}

async function eventAsked(request: FastifyRequest, events: EventOf): Promise<string | undefined> {
  const { url = '' } = request.routeOptions;
  const { id } = request.params as Named;
  if (url.startsWith('/api/tournaments/:id')) return id;
  if (url.startsWith('/api/matches/:id')) return events.match(id);
  if (url.startsWith('/api/disputes/:id')) return events.dispute(id);
  const query = request.query as Named;
  for (const named of BY_QUERY[`${request.method} ${url}`] ?? []) {
    const said = query[named];
    if (said !== undefined && said !== '') return named === 'event' ? said : events.match(said);
  }
  return undefined;
}
