import { call, HEAD, JO } from './judges.js';
import { at, command, listAt, roster, run, type Running } from './running.js';

const NOON = Date.parse('2031-05-04T12:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let server: Running;
let now = NOON;
beforeAll(async () => (server = await run({ clock: () => now })));
afterAll(() => server.close());

const PLAYER = { actor: { id: 'ann', role: 'player' } };
const timed = (chessClock: object): object =>
  command('OpenMatch', {
    title: 'A timed match',
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ann' }, B: { player: 'bob' } },
    settings: { chessClock },
  });
const pass = (to: string, more: object = {}): object => command('PassTime', { to }, more);
const clockOf = async (match: string, asked = '') =>
  (await server.get(`/api/matches/${match}/chess-clock${asked}`)).body;
const begin = async (match: string, chessClock: object = { per: 'game', minutes: 75 }): Promise<void> => {
  const start = command('StartBattle', { firstTurn: 'A' });
  expect((await server.send(match, timed(chessClock), roster('A'), roster('B'), start)).status).toBe(200);
};
const put = (body: object): Promise<Response> =>
  fetch(`${server.url}/api/event`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never came to that');
};

describe('the chess clock of a match', () => {
  test('runs by the clock of the server, and what is left is told for the moment of the answer', async () => {
    await begin('runs');
    expect(await clockOf('runs')).toMatchObject({ now, at: now, runs: null, left: { A: 75 * MINUTE } });
    await server.send('runs', pass('A'));
    now += 10 * MINUTE;
    expect(await clockOf('runs')).toMatchObject({
      ...{ now, runs: 'A', turn: 'R1.A', out: [], paused: null, spent: { A: 10 * MINUTE, B: 0, neutral: 0 } },
      left: { A: 65 * MINUTE, B: 75 * MINUTE, neutral: null },
      turns: [{ turn: 'R1.A', spent: { A: 10 * MINUTE, B: 0, neutral: 0 } }],
      presses: { player: [{ type: 'PassTime', to: 'B' }, { type: 'PassTime', to: 'neutral' }, { type: 'PauseTime' }] },
    });
    expect(await clockOf('runs')).not.toHaveProperty('since');
    expect((await clockOf('runs', '?since=4'))['since']).toEqual({
      entry: 4,
      spent: { A: 10 * MINUTE, B: 0, neutral: 0 },
    });
    expect((await server.get('/api/matches/runs/chess-clock?since=x')).status).toBe(400);
    expect((await server.get('/api/matches/nowhere/chess-clock')).status).toBe(404);
  });

  test('is passed from the press, and once by two phones at once', async () => {
    await begin('press');
    await server.send('press', pass('A'));
    now += MINUTE;
    const pressed = new Date(now - 3 * SECOND).toISOString();
    const both = await Promise.all([
      server.send('press', pass('B', { occurredAt: pressed })),
      server.send('press', pass('B', { occurredAt: pressed })),
    ]);
    expect(both.map(({ body }) => body['outcome']).toSorted()).toEqual(['already', 'recorded']);
    expect(await clockOf('press')).toMatchObject({ spent: { A: 57 * SECOND, B: 3 * SECOND } });
  });

  test('makes no command stale, and lets what was played do so as ever', async () => {
    await begin('stale');
    const gain = (amount: number, expectedRevision: number): object =>
      command(
        'ScoreVictoryPoints',
        { player: 'A', category: 'primary', points: amount, what: 'x' },
        { expectedRevision },
      );
    await server.send('stale', pass('A'), pass('B'), pass('A'));
    expect((await server.send('stale', gain(3, 3))).body).toMatchObject({ outcome: 'recorded', revision: 7 });
    expect((await server.send('stale', gain(4, 3))).body).toMatchObject({ status: 409, code: 'match/stale-revision' });
    expect((await server.send('stale', gain(4, 99))).body).toMatchObject({ status: 409 });
    await server.send('stale', pass('B'));
    expect((await server.send('stale', pass('A'), gain(5, 7))).status).toBe(200);
  });

  test('is set later where the match was opened without one; the match has nothing of it before', async () => {
    const start = command('StartBattle', { firstTurn: 'A' });
    const { chessClock: _, ...plain } = { ...(timed({}) as { data: object }) } as Record<string, unknown>;
    const opened = { ...plain, data: { ...(plain['data'] as object), settings: {} } };
    await server.send('later', opened, roster('A'), roster('B'), start);
    expect(await clockOf('later')).toMatchObject({ terms: null, presses: { player: [{ type: 'SetChessClock' }] } });
    expect((await server.send('later', pass('A'))).body).toMatchObject({ status: 422, code: 'time/no-clock' });
    const terms = { per: 'turn', minutes: 15, neutral: 10 };
    await server.send('later', command('SetChessClock', terms));
    expect(await clockOf('later')).toMatchObject({ terms, left: { A: 15 * MINUTE, neutral: 10 * MINUTE } });
  });

  test.each([
    [{ per: 'game', minutes: 0 }],
    [{ per: 'game', minutes: 1441 }],
    [{ per: 'hour', minutes: 60 }],
    [{ per: 'game' }],
    [{ per: 'game', minutes: 60, seconds: 3 }],
  ])('is not set as %j', async (chessClock) => {
    expect((await server.send('never', timed(chessClock))).status).toBe(400);
  });

  test('stops for a call for a judge, who sees what has run since the entry and gives it back', async () => {
    await begin('call');
    await server.send('call', pass('A'));
    now += 4 * MINUTE;
    await server.post('/api/disputes/d-call/commands', call('call', { entry: 4 }));
    await until(async () => (await clockOf('call'))['runs'] === null);
    now += 9 * MINUTE;
    expect(await clockOf('call', '?since=4')).toMatchObject({
      ...{ paused: 'call', spent: { A: 4 * MINUTE }, since: { entry: 4, spent: { A: 4 * MINUTE, B: 0 } } },
    });
    const events = listAt((await server.get('/api/matches/call/events')).body, 'events');
    expect(events.at(-1)).toMatchObject({
      type: 'TimePaused',
      data: { cause: 'call', dispute: 'd-call', at: now - 9 * MINUTE },
      meta: { actor: { role: 'system' } },
    });
    const gives = command('GiveTime', { player: 'A', seconds: 240, because: 'Waited', dispute: 'd-call' }, JO);
    expect((await server.send('call', gives)).status).toBe(200);
    expect(await clockOf('call')).toMatchObject({ left: { A: 75 * MINUTE } });
    const about = async () => at(await clockOf('call', '?since=4&dispute=d-call'), 'since');
    const lost = { entry: 4, spent: { A: 4 * MINUTE, B: 0, neutral: 0 }, given: { A: 4 * MINUTE, B: 0 } };
    expect(await about()).toEqual(lost);
    await server.send('call', pass('A'));
    now += MINUTE;
    expect(await about()).toEqual(lost);
  });

  test('a call about a match without one writes nothing into it', async () => {
    await begin('quiet', { per: 'game', minutes: 5 });
    const before = at(await clockOf('quiet'), 'revision');
    await server.post('/api/disputes/d-quiet/commands', call('quiet', {}));
    await server.post('/api/disputes/d-quiet/commands', command('ClaimCall', {}, JO));
    expect(at(await clockOf('quiet'), 'revision')).toBe(before);
  });
});

describe('what the event has decided', () => {
  afterAll(() => put({ name: 'Open' }));

  test('names the clock that a match is offered first', async () => {
    const terms = { per: 'game', minutes: 80, neutral: 20 };
    const chessClock = { pauses: 'judges', out: 'told', says: 'Saves only.', terms };
    expect((await put({ name: 'Offers', chessClock })).status).toBe(200);
    expect((await server.get('/api/event')).body).toMatchObject({ chessClock });
    expect((await put({ chessClock: { ...chessClock, terms: { per: 'game', minutes: 0 } } })).status).toBe(400);
    expect((await put({ chessClock: { ...chessClock, says: 'x'.repeat(201) } })).status).toBe(400);
  });

  test('by its policy of penalties: at ITC judges alone pause, and what comes after the end of a time is flagged', async () => {
    await begin('itc', { per: 'game', minutes: 1 });
    expect((await put({ name: 'ITC', penalties: 'frontline-itc' })).status).toBe(200);
    await server.send('itc', pass('A', PLAYER));
    const pause = (who: object) => server.send('itc', command('PauseTime', {}, who));
    expect((await pause(PLAYER)).body).toMatchObject({ status: 422, code: 'time/judges-only' });
    const asked = await clockOf('itc');
    expect(listAt(asked, 'presses', 'player').filter(({ no }) => no === undefined)).toEqual([
      { type: 'PassTime', to: 'B' },
    ]);
    expect(listAt(asked, 'presses', 'judge').filter(({ no }) => no !== undefined)).toEqual([]);
    expect((await pause(JO)).body).toMatchObject({ outcome: 'recorded' });
    expect((await server.send('itc', pass('A', PLAYER))).body).toMatchObject({ code: 'time/judges-only' });
    await server.send('itc', pass('A', HEAD));
    now += 2 * MINUTE;
    expect(await clockOf('itc')).toMatchObject({ out: ['A'], says: expect.stringMatching(/saves/) as string });
    const score = command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: 3, what: 'x' }, PLAYER);
    const { body } = await server.send('itc', score);
    expect(body).toMatchObject({ outcome: 'recorded', flags: [{ code: 'time/ran-out' }] });
    expect(listAt(body, 'events').map(({ type }) => type)).toEqual(['VictoryPointsScored', 'TimeRanOut']);
  });

  test('by itself, in place of that policy; and nothing wrong is taken', async () => {
    await begin('own');
    const decided = await put({
      name: 'Own',
      penalties: 'frontline-itc',
      chessClock: { pauses: 'anybody', out: 'told' },
    });
    expect(decided.status).toBe(200);
    await server.send('own', pass('A', PLAYER));
    expect((await server.send('own', command('PauseTime', {}, PLAYER))).body).toMatchObject({ outcome: 'recorded' });
    expect((await put({ chessClock: { pauses: 'nobody', out: 'told' } })).status).toBe(400);
  });
});
