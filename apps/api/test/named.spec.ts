import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { LOCAL, VISITOR, actingAs } from '@adjutant/access';
import { advance, command, open, roster, run, started, type Running } from './running.js';

let server: Running;
/** A match for each test, with five entries. */
let match: string;
beforeAll(async () => {
  server = await run();
});
beforeEach(async () => {
  match = randomUUID();
  await server.send(match, ...started(), advance());
});
afterAll(() => server.close());

const as = (id: string, role: string) => ({ actor: { id, role } });
const points = (player: string, actor: object) => command('GainCommandPoints', { player, amount: 1, what: 'x' }, actor);

describe('on a machine of one user', () => {
  test('nobody signs in, and the page is told so', async () => {
    const { status, body } = await server.get('/api/access/me');
    expect([status, body]).toEqual([
      200,
      {
        mode: 'single-user',
        person: null,
        roles: ['player', 'scorekeeper', 'judge', 'head-judge', 'organizer', 'spectator'],
        seat: null,
        until: null,
      },
    ]);
  });

  test('whoever names nobody may do everything', async () => {
    const { status, body } = await server.send(match, command('RewindMatch', { to: 3, because: 'wrong army' }));
    expect([status, body['outcome']]).toEqual([200, 'recorded']);
  });

  test.each([
    ['a player speaks for the own side', points('A', as('ann', 'player')), 200, undefined],
    ['and not for the other', points('B', as('ann', 'player')), 403, 'access/not-your-seat'],
    ['nor where somebody else plays', points('A', as('zoe', 'player')), 403, 'access/not-your-seat'],
    ['a scorekeeper speaks for both', points('B', as('sam', 'scorekeeper')), 200, undefined],
    ['a spectator for nobody', points('B', as('sue', 'spectator')), 403, 'access/no-role'],
    ['nobody is the system', points('B', as('sue', 'system')), 400, 'request/invalid'],
    [
      'a judge does not rewind',
      command('RewindMatch', { to: 3, because: 'x' }, as('jo', 'judge')),
      403,
      'access/no-role',
    ],
    ['the head judge does', command('RewindMatch', { to: 3, because: 'x' }, as('hal', 'head-judge')), 200, undefined],
  ])('%s', async (_, sent, status, code) => {
    const answer = await server.send(match, sent);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect((await server.get(`/api/matches/${match}`)).body['revision']).toBe(status === 200 ? 5 : 4);
    expect((await server.get(`/api/matches/${match}/attempts`)).body['attempts']).toEqual([]);
  });

  test('a list of which one command is not allowed is not taken at all', async () => {
    const { status, body } = await server.send(
      match,
      points('A', as('ann', 'player')),
      points('B', as('ann', 'player')),
    );
    expect([status, body['code'], body['outcome']]).toEqual([403, 'access/not-your-seat', 'refused']);
    expect((await server.get(`/api/matches/${match}`)).body['revision']).toBe(4);
  });

  test('a player opens no match', async () => {
    const opening = { ...open(), ...as('ann', 'player') };
    expect((await server.send('new', opening)).body['code']).toBe('access/no-role');
    expect((await server.send('new', { ...roster('A'), ...as('sam', 'scorekeeper') })).body['code']).toBe(
      'match/unknown',
    );
  });

  test('nor in any other way', () => {
    for (const acting of [LOCAL, VISITOR])
      expect(actingAs(acting, { id: 'liaison', role: 'system' })).toMatchObject({ code: 'access/system-only' });
  });

  test.each([
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['adjutant.localhost', 200],
    ['adjutant.example.org', 403],
    ['127.example.org', 403],
    ['192.168.1.4:3000', 403],
  ])('whoever asks for %s gets %s: a proxy or a foreign page might have sent them', async (host, status) => {
    const { port } = new URL(server.url);
    const answered = await new Promise<{ readonly status: number | undefined; readonly text: string }>(
      (resolve, fail) => {
        const asked = get({ port, host: '127.0.0.1', path: '/api/access/me', headers: { host } }, (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => resolve({ status: response.statusCode, text }));
        });
        asked.on('error', fail);
      },
    );
    expect(answered.status).toBe(status);
    expect(answered.text).toContain(status === 200 ? 'single-user' : 'access/not-this-machine');
  });
});
