import type { Me } from '@adjutant/access';
import type { PeopleAnswer } from '@adjutant/people';
import type { Side } from '@adjutant/rules';
import type { Viewer } from '@adjutant/views';
import { anyEngineOf } from '../engine/engines.js';
import type { EngineHere } from '../engine/here.js';
import { engineFor } from '../engine/holding.js';
import { whoActs } from '../engine/queue/carrying.js';
import { queue } from '../engine/queue/queues.js';
import { isRemembered, recall } from './remembering.js';

/** Whoever waits for an answer of the server. */
interface Waiting {
  readonly tell: (answer: never) => void;
  readonly fail: (error: unknown) => void;
}

/** Tells what this device can tell itself, where our server has not answered: with an error, or, without one, not for a while. */
export async function answerInstead(path: string, { tell, fail }: Waiting, error: unknown): Promise<void> {
  // What does not come of it is told as it came of the server.
  const told = await toldHere(path).catch(() => undefined);
  if (told !== undefined) tell(told as never);
  else if (error !== undefined) fail(error);
}

async function toldHere(path: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, location.origin);
  if (path === '/people') return namedHere();
  if (isRemembered(path)) return (await recall(path)) ?? undefined;
  const [, match, what = ''] = /^\/matches\/([^/]+)(\/[\w-]+)?$/.exec(pathname) ?? [];
  return match === undefined ? undefined : ofMatch(decodeURIComponent(match), what, searchParams);
}

/** With whoever is at a match that was opened here, of whom nobody else has heard. */
async function namedHere(): Promise<PeopleAnswer | undefined> {
  const known = await recall<PeopleAnswer>('/people');
  await queue.known;
  const fresh = queue.entries().flatMap(({ item }) => item.opening?.people ?? []);
  if (known === null && fresh.length === 0) return undefined;
  // What the page has shown of them may be kept already: twice, they would be two who are called the same.
  const people = [...(known?.people ?? []), ...fresh];
  return { people: [...new Map(people.map((person) => [person.id, person])).values()] };
}

/** What depends on who looks. */
const SEEN = ['', '/now', '/timeline'];

async function ofMatch(match: string, what: string, asked: URLSearchParams): Promise<unknown> {
  const engine = SEEN.includes(what) ? await engineOfSeat(match, asked) : anyEngineOf(match);
  if (engine === null || asked.has('since')) return undefined;
  const told = what === '/now' ? engine.nowHere(asked.get('player') as Side | null) : engine.viewHere(what);
  return (await told) ?? undefined;
}

async function engineOfSeat(match: string, asked: URLSearchParams): Promise<EngineHere | null> {
  const me = await recall<Me>('/access/me');
  const viewer = (asked.get('viewer') ?? 'spectator') as Viewer;
  return me === null ? null : engineFor({ match, viewer, person: whoActs(me) });
}
