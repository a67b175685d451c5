import type { Viewer } from '@adjutant/views';
import { newId } from '../common/id.js';
import { get, post, Problem } from './client.js';
import { seenAs } from './viewer.js';

/** Looks that are on their way, by their matches: many parts of a page ask at once, and one look does for all of them. */
const looking = new Map<string, Promise<unknown>>();

/** A judge looks at what is sealed: a command like any other, which stands in the record before anything is shown. */
function inspectHands(match: string): Promise<unknown> {
  const known = looking.get(match);
  if (known) return known;
  const command = { commandId: newId(), type: 'InspectHands', data: {} };
  const sent = post(`/matches/${encodeURIComponent(match)}/commands`, command).finally(() => looking.delete(match));
  looking.set(match, sent);
  return sent;
}

/** What is seen of a match; where hands are sealed, whoever looks as a judge has the look recorded first. */
async function looked<Answer>(match: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'hand/not-inspected') throw error;
    await inspectHands(match);
    return ask();
  }
}

/** What a route of a match answers to a viewer: `what` as `/timeline`. */
export function getSeen<Answer>(match: string, what: string, viewer: Viewer, signal?: AbortSignal): Promise<Answer> {
  const path = seenAs(`/matches/${encodeURIComponent(match)}${what}`, viewer);
  return looked(match, () => get<Answer>(path, signal));
}

/** The same for a question that is posted. */
export function postSeen<Answer>(match: string, what: string, viewer: Viewer, body: object): Promise<Answer> {
  const path = seenAs(`/matches/${encodeURIComponent(match)}${what}`, viewer);
  return looked(match, () => post<Answer>(path, body));
}
