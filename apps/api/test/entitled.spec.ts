import { nightfall, NIGHT_SHELF, draws } from '@adjutant/testing/given';
import { at, command, listAt } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';
import { watch } from './watching.js';

let event: StaffedServer;
let people: Readonly<
  Record<'stranger' | 'scorekeeper' | 'judge' | 'head' | 'organizer' | 'A' | 'B' | 'elsewhere', Person>
>;
beforeAll(async () => {
  event = await staffed({ shelf: NIGHT_SHELF });
  const sam = await event.hire('Sam', 'scorekeeper');
  const story = [...nightfall(), draws('A', 11), draws('A', 12)].map(({ type, data }) => command(type, data));
  for (const match of ['m', 'n']) expect((await sam.send(match, ...story)).status).toBe(200);
  people = {
    stranger: event.someone(),
    scorekeeper: sam,
    judge: await event.hire('Jo', 'judge'),
    head: await event.hire('Hal', 'head-judge'),
    organizer: event.organizer,
    A: await event.seatAt('m', 'A'),
    B: await event.seatAt('m', 'B'),
    elsewhere: await event.seatAt('n', 'A'),
  };
  for (const one of [people.judge, people.head])
    expect((await one.send('m', command('InspectHands', {}))).status).toBe(200);
});
afterAll(() => event.server.close());

const ASKED = [
  '/why?player=A&figure=vp',
  '/difference?from=0',
  '/moments',
  '/moments/6',
  '/first?player=A&when=overspent',
];
const ROUTES = [
  '',
  '/ledger',
  '/timeline',
  '/now',
  '/envelopes',
  '/options',
  '/options?at=6',
  '/units?at=6',
  '/pending',
  '/replay',
  '/attempts',
  ...ASKED,
];
const ENTITLED: Readonly<Record<keyof typeof people, readonly string[]>> = {
  stranger: ['spectator'],
  scorekeeper: ['spectator'],
  judge: ['judge', 'spectator'],
  head: ['judge', 'spectator'],
  organizer: ['spectator'],
  A: ['A', 'spectator'],
  B: ['B', 'spectator'],
  elsewhere: ['spectator'],
};
const CELLS = Object.entries(ENTITLED).flatMap(([who, views]) =>
  ['A', 'B', 'judge', 'spectator'].map((viewer) => [who, viewer, views.includes(viewer)] as const),
);

describe('who may look as whom', () => {
  test.each(CELLS)('%s as %s: %s', async (who, viewer, may) => {
    const person = people[who as keyof typeof people];
    const expected = may
      ? [200, undefined]
      : who === 'stranger'
        ? [401, 'access/sign-in-first']
        : [403, 'access/not-your-view'];
    for (const route of ROUTES) {
      const { status, body } = await person.get(
        `/api/matches/m${route}${route.includes('?') ? '&' : '?'}viewer=${viewer}`,
      );
      expect([route, status, body['code']]).toEqual([route, ...expected]);
    }
    const supposed = await person.ask('POST', `/api/matches/m/suppose?viewer=${viewer}`, {
      supposals: [{ leaveOut: [6] }],
      reading: 're-executed',
    });
    expect([supposed.status, supposed.body['code']]).toEqual(expected);
  });

  test('nothing that is secret reaches anybody else', async () => {
    for (const who of ['stranger', 'scorekeeper', 'organizer', 'B', 'elsewhere'] as const) {
      const answers = await Promise.all(
        [...ROUTES, '/events', '/export'].map((route) => people[who].get(`/api/matches/m${route}`)),
      );
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/Errand 1[12]|errand\/1[12]/);
    }
    expect(JSON.stringify((await people.A.get('/api/matches/m/timeline?viewer=A')).body)).toContain('Errand 11');
  });

  test('a live stream shows what a spectator may see, to whoever watches', async () => {
    const watching = await watch(`${event.server.url}/api/matches/m/live`, { 'last-event-id': '-1' });
    const frames = JSON.stringify(await watching.take(6));
    expect(frames).toContain('sealed');
    expect(frames).not.toMatch(/errand\/1[12]/);
    watching.leave();
  });

  test('the record names the judge who looked, and nobody looks in another name', async () => {
    const { status, body } = await people.judge.get(`/api/matches/m?viewer=judge&actor=${people.head.id}`);
    expect([status, body['code']]).toEqual([403, 'access/other-actor']);
    const events = await people.stranger.get('/api/matches/m/events');
    const looks = listAt(events.body, 'events').filter(({ type }) => type === 'HandsInspected');
    expect(looks.map((one) => at(one, 'meta', 'actor'))).toEqual([
      { id: people.judge.id, role: 'judge' },
      { id: people.head.id, role: 'head-judge' },
    ]);
  });
});
