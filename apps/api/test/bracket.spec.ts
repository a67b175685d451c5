import { EventDay, TWELVE } from './event-day.js';
import { listAt, run, type Body, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const says = (rounds: readonly Body[]): readonly unknown[] =>
  rounds.map((round) => [round['name'], listAt(round, 'matches').map((match) => match['says'])]);

test('an event that is cut to a bracket shows it to everybody, and drafts its rounds by it', async () => {
  const day = await new EventDay(server).setUp(TWELVE, { rounds: 4 });
  await day.plays(1);
  expect(await day.get('/bracket')).toMatchObject({ status: 404, body: { code: 'tournament/no-bracket' } });
  await day.asks('CutField', { players: ['p12', 'p10', 'p08', 'p06'], others: 'play-on', bracket: true });
  expect(says(listAt((await day.get('/bracket')).body, 'rounds'))).toEqual([
    ['Semi-finals', ['p12 (seed 1) against p06 (seed 4).', 'p10 (seed 2) against p08 (seed 3).']],
    ['Final', ['the winner of match 1 against the winner of match 2.']],
  ]);
  await day.plays(2);
  const [one, two] = await day.tablesOf(2);
  expect([one, two]).toMatchObject([
    { table: 1, A: 'p12', B: 'p06' },
    { table: 2, A: 'p10', B: 'p08' },
  ]);
  expect(await day.tablesOf(2)).toHaveLength(6);
  const { body } = await day.get('/pairings?round=2');
  expect(listAt(body, 'tables')[0]).toMatchObject({
    says: 'Semi-finals of the bracket: p12 (seed 1) meets p06 (seed 4).',
  });
  await day.plays(3);
  expect((await day.get('/bracket')).body).toMatchObject({ winner: 'p12' });
});
