import { hash } from 'node:crypto';
import { EventDay } from './event-day.js';
import { at, listAt, run, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

test('an event goes from entries to its end, and shows its seed once round 1 is closed', async () => {
  const day = await new EventDay(server).setUp();
  const before = (await day.get()).body;
  expect(before).toMatchObject({ status: 'running', seed: null, rounds: [], revision: 12 });
  expect(listAt(before, 'entries')).toHaveLength(12);
  expect(before['may']).toEqual(expect.arrayContaining(['DraftRound', 'EnterPlayer']));
  await day.plays(1);
  const { body } = await day.get();
  const seed = String(body['seed']);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(hash('sha256', seed)).toBe(at(body, 'settings', 'seedCommitment'));
  await day.plays(2);
  await day.plays(3);
  await day.asks('EndTournament', {});
  const { body: list } = await server.get('/api/tournaments');
  expect(listAt(list, 'tournaments')[0]).toMatchObject({ tournament: day.id, status: 'ended', players: 12, round: 3 });
  expect((await day.get()).body['may']).toEqual(['ReopenTournament']);
  await day.asks('ReopenTournament', { because: 'A result was wrong' });
});

test('a draft is the same however often it is asked for, and is refused for a round that is not next', async () => {
  const day = await new EventDay(server).setUp();
  await day.asks('DraftRound', { round: 1 });
  expect(await day.asks('DraftRound', { round: 1 })).toMatchObject({ outcome: 'already' });
  expect(await day.send('DraftRound', { round: 2 })).toMatchObject({
    status: 422,
    body: { code: 'round/not-next', outcome: 'refused' },
  });
});
