import { randomUUID } from 'node:crypto';
import { accountOf, placeOf, signing, type Acting } from '@adjutant/access';
import { at, command, listAt, open, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const CONTACT = '+1 555 0100';

let event: StaffedServer;
let sam: Person;
let judge: Person;
beforeAll(async () => {
  event = await staffed();
  [sam, judge] = [await event.hire('Sam', 'scorekeeper'), await event.hire('Jo', 'judge', 'organizer')];
  expect((await sam.send('real', ...started())).status).toBe(200);
  const known = { name: 'Ann', contact: CONTACT, club: 'Owls', nation: 'Wales' };
  expect((await event.organizer.ask('PUT', '/api/people/ann', known)).status).toBe(200);
  for (const match of ['real', undefined]) {
    const what = { policy: 'frontline-itc', infraction: 'late', level: 'warning', because: `Late at ${match}` };
    const data = { penalty: randomUUID(), person: 'ann', ...what, ...(match ? { match } : { deviation: 'x' }) };
    const { status } = await judge.ask('POST', '/api/people/ann/penalties/commands', command('IssuePenalty', data));
    expect(status).toBe(200);
  }
});
afterAll(() => event.server.close());

/** A scorekeeper seats somebody at a table of their own, and sits down there by the link. */
async function seatedByScorekeeper(): Promise<Person> {
  expect((await sam.send('made-up', open())).status).toBe(200);
  const { body } = await sam.ask('POST', '/api/matches/made-up/seats/A/links', {});
  const seated = await event.someone().ask('POST', '/api/access/seat', { link: body['link'] });
  expect(at(seated.body, 'me', 'person')).toEqual({ id: 'ann', name: 'Ann' });
  return event.someone(String(seated.body['token']), 'ann');
}

test('whoever sits where somebody is expected learns what everybody knows of them, and no penalty of theirs', async () => {
  const seat = await seatedByScorekeeper();
  expect((await seat.get('/api/people/ann')).body).toEqual({ id: 'ann', name: 'Ann' });
  expect(JSON.stringify((await seat.get('/api/people')).body)).not.toContain(CONTACT);
  const { status, body } = await seat.get('/api/people/ann/penalties');
  expect([status, body]).toEqual([200, { person: 'ann', penalties: [] }]);
});

test('at the table where a penalty was given, the seat of whom it was given to shows that one', async () => {
  const [ann, bob] = [await event.seatAt('real', 'A'), await event.seatAt('real', 'B')];
  const shown = listAt((await ann.get('/api/people/ann/penalties')).body, 'penalties');
  expect(shown.map((one) => one['because'])).toEqual(['Late at real']);
  expect((await bob.get('/api/people/ann/penalties')).status).toBe(403);
});

test('a seat changes nothing about the person who is expected there', async () => {
  const ann = await event.seatAt('real', 'A');
  for (const [method, path, body] of [
    ['PUT', '/api/people/ann', { name: 'Someone', contact: null }],
    ['DELETE', '/api/people/ann', undefined],
    ['POST', '/api/access/password', { old: event.password, new: 'another four dice' }],
    ['PATCH', '/api/access/staff/ann', { roles: ['organizer'] }],
    ['DELETE', '/api/access/staff/ann', undefined],
  ] as const)
    expect([path, (await ann.ask(method, path, body)).status]).toEqual([
      path,
      path === '/api/access/password' ? 401 : 403,
    ]);
  expect((await event.organizer.get('/api/people/ann')).body).toMatchObject({ name: 'Ann', contact: CONTACT });
});

test('an account that is seated is not signed in at the seat: its own place is its own, and no more', async () => {
  const seats = { A: { player: judge.id }, B: { player: 'bob' } };
  const opening = command('OpenMatch', { title: 'x', pack: { id: 'wh40k-10e' }, seats });
  expect((await sam.send('of-jo', opening)).status).toBe(200);
  const seat = await event.seatAt('of-jo', 'A');
  expect(Object.keys((await seat.get(`/api/people/${judge.id}`)).body)).toEqual(['id', 'name']);
  expect((await seat.get('/api/access/staff')).status).toBe(403);
  expect(Object.keys((await judge.get(`/api/people/${judge.id}`)).body)).toContain('contact');
});

describe('who sits somewhere and who somebody is', () => {
  const signedIn: Acting = {
    actor: signing({ id: 'ann', role: 'player' }),
    roles: ['player'],
    session: 's',
    mode: 'staffed',
    named: false,
  };
  const seated: Acting = { ...signedIn, seat: { match: 'm', side: 'A' } };

  test('are two things', () => {
    expect([accountOf(signedIn)?.is('ann'), accountOf(seated), accountOf({ ...signedIn, session: null })]).toEqual([
      true,
      null,
      null,
    ]);
    expect([placeOf(signedIn, 'ann'), placeOf(seated, 'ann'), placeOf(seated, 'bob')]).toEqual([
      null,
      { match: 'm', side: 'A' },
      null,
    ]);
  });

  test('and comparing them does not compile', () => {
    // @ts-expect-error the name in the record is no person to compare with
    expect(seated.actor.id === 'ann').toBe(true);
    // @ts-expect-error an account is asked, and not compared
    expect(accountOf(signedIn) === 'ann').toBe(false);
  });
});
