import { draws, nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import { at, command } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';
import { watch } from './watching.js';

let event: StaffedServer;
let judge: Person;
let gets: readonly string[];

beforeAll(async () => {
  event = await staffed({ shelf: NIGHT_SHELF });
  const sam = await event.hire('Sam', 'scorekeeper');
  judge = await event.hire('Jo', 'judge', 'head-judge', 'organizer');
  const story = [...nightfall(), draws('A', 11), draws('A', 12)].map(({ type, data }) => command(type, data));
  expect((await sam.send('m', ...story)).status).toBe(200);
  const called = command('CallJudge', { match: 'm', side: 'A', claim: 'x' });
  expect((await sam.ask('POST', '/api/disputes/d/commands', called)).status).toBe(200);
  const { paths } = (await judge.get('/api/docs-json')).body as { readonly paths: Record<string, object> };
  gets = Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
});
afterAll(() => event.server.close());

/** What routes want to be asked besides. */
const WANTS: { readonly [path: string]: string } = {
  '/api/matches/{id}/why': 'player=A&figure=vp',
  '/api/matches/{id}/difference': 'from=0',
  '/api/matches/{id}/first': 'player=A&when=overspent',
};

function addressOf(path: string): string {
  const address = path
    .replace('/disputes/{id}', '/disputes/d')
    .replace('/policies/{id}', '/policies/magic-ipg')
    .replace('/people/{id}', '/people/ann')
    .replace('{id}', 'm')
    .replace('{match}', 'm')
    .replace(/\{\w+\}/, '6');
  return `${address}?${WANTS[path] ?? ''}`;
}

/** Streams do not end by themselves, and a route that shows nothing of a hand is asked as it is. */
const isStream = (path: string): boolean => /\/live(\/|$)/.test(path);

/** What each route answers to a judge who looks, and whether anything of the hand was in it. */
async function asked(viewer: string) {
  const answers = gets
    .filter((path) => !isStream(path))
    .map(async (path) => {
      const { status, body } = await judge.get(`${addressOf(path)}&viewer=${viewer}`);
      return { path, status, code: at(body, 'code'), shows: /Errand 1[12]|errand\/1[12]/.test(JSON.stringify(body)) };
    });
  return Promise.all(answers);
}

const SHOWING = [
  '/api/matches/{id}',
  '/api/matches/{id}/attempts',
  '/api/matches/{id}/difference',
  '/api/matches/{id}/doubts',
  '/api/matches/{id}/envelopes',
  '/api/matches/{id}/events.jsonl',
  '/api/matches/{id}/first',
  '/api/matches/{id}/ledger',
  '/api/matches/{id}/ledger.csv',
  '/api/matches/{id}/moments',
  '/api/matches/{id}/moments/{entry}',
  '/api/matches/{id}/now',
  '/api/matches/{id}/options',
  '/api/matches/{id}/pending',
  '/api/matches/{id}/replay',
  '/api/matches/{id}/timeline',
  '/api/matches/{id}/units',
  '/api/matches/{id}/uses.csv',
  '/api/matches/{id}/why',
];

test('nothing that is only read writes anything down, and until the look is recorded no route shows what is sealed', async () => {
  const head = await event.server.store.head();
  const before = await asked('judge');
  // A bundle brings the rules of the whole game along, every errand among them.
  expect(before.filter(({ shows }) => shows).map(({ path }) => path)).toEqual(['/api/matches/{id}/bundle']);
  const refused = before.filter(({ status, code }) => status === 403 && code === 'hand/not-inspected');
  expect(refused.map(({ path }) => path).toSorted()).toEqual(SHOWING);
  for (const path of ['/api/live', '/api/matches/m/live']) {
    const watching = await watch(`${event.server.url}${path}?viewer=judge`, {
      'last-event-id': path === '/api/live' ? '' : '-1',
    });
    if (path !== '/api/live') expect(JSON.stringify(await watching.take(5))).not.toMatch(/errand\/1[12]/);
    watching.leave();
  }
  const supposed = await judge.ask('POST', '/api/matches/m/suppose?viewer=judge', { supposals: [{ leaveOut: [6] }] });
  expect([supposed.status, supposed.body['code']]).toEqual([403, 'hand/not-inspected']);
  expect(await event.server.store.head()).toBe(head);
});

test('once the look is recorded every route answers, and still writes nothing down', async () => {
  expect((await judge.send('m', command('InspectHands', {}))).body['outcome']).toBe('recorded');
  const head = await event.server.store.head();
  const after = await asked('judge');
  expect(after.filter(({ path, status }) => SHOWING.includes(path) && status !== 200)).toEqual([]);
  expect(after.filter(({ shows }) => shows).map(({ path }) => path)).toContain('/api/matches/{id}/timeline');
  expect(await event.server.store.head()).toBe(head);
});
