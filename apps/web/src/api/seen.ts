import type { Viewer } from '@adjutant/views';
import { get, post, Problem } from './client.js';
import { sendToMatch } from './commands.js';
import { seenAs } from './viewer.js';

/** Looks of this page, by their matches: many parts of a page ask at once, and one look does for all of them. */
const looks = new Map<string, Promise<unknown>>();

/** A judge looks at what is sealed: a command like any other, which stands in the record before anything is shown. */
function inspectHands(match: string): Promise<unknown> {
  const known = looks.get(match);
  if (known) return known;
  const sent = sendToMatch(match, { type: 'InspectHands', data: {} });
  looks.set(match, sent);
  sent.catch(() => looks.delete(match));
  return sent;
}

/** What is seen of a match. Whoever looks as a judge has that recorded first, and again once more has been sealed. */
async function looked<Answer>(match: string, viewer: Viewer, ask: () => Promise<Answer>): Promise<Answer> {
  if (viewer !== 'judge') return ask();
  const look = inspectHands(match);
  // Whoever may not look is told so in answer to what they ask for.
  await Promise.allSettled([look]);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'hand/not-inspected') throw error;
    // Whoever comes first looks again; the others wait for that look.
    if (looks.get(match) === look) looks.delete(match);
    await inspectHands(match);
    return ask();
  }
}

/** What a route of a match answers to a viewer: `what` as `/timeline`. */
export function getSeen<Answer>(match: string, what: string, viewer: Viewer, signal?: AbortSignal): Promise<Answer> {
  const path = seenAs(`/matches/${encodeURIComponent(match)}${what}`, viewer);
  return looked<Answer>(match, viewer, () => get<Answer>(path, signal));
}

/** The same for a question that is posted. */
export function postSeen<Answer>(match: string, what: string, viewer: Viewer, body: object): Promise<Answer> {
  const path = seenAs(`/matches/${encodeURIComponent(match)}${what}`, viewer);
  return looked<Answer>(match, viewer, () => post<Answer>(path, body));
}
