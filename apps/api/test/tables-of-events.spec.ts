import { TableFollower } from '@adjutant/event';
import { tableMatch } from '@adjutant/tournament';
import { EventDay } from './event-day.js';
import { as, call, HEAD, rules, sendTo } from './judges.js';
import { at, command, run, type Body, type Running } from './running.js';
import { until } from './until.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const PATIENCE_MS = 60_000;
const followed = () => server.from(TableFollower).caughtUp(PATIENCE_MS);
const first = (tables: readonly Body[]): Body | undefined => tables[0];
const noShow = { outcome: { A: 'win', B: 'loss' }, ground: 'no-show', absent: ['B'], because: 'Nobody came' };

async function roundOf(players: readonly string[]): Promise<EventDay> {
  const day = await new EventDay(server).setUp(players, { pack: { id: 'wh40k-10e' } });
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await followed();
  return day;
}

test('a round that is published has its matches, and what they come to reaches the standings', async () => {
  const day = await roundOf(['ann', 'bob', 'cy', 'di']);
  const match = tableMatch(day.id, 1, 1, 1);
  const { body } = await server.get(`/api/matches/${match}`);
  expect(at(body, 'event')).toMatchObject({ id: day.id, table: 1, text: 'Round 1, table 1' });
  expect((await server.send(match, command('DecideResult', noShow))).status).toBe(200);
  await followed();
  const [first, second] = await day.tablesOf(1);
  expect(first).toMatchObject({ result: { sure: 'ruled', said: { decided: 'forfeit', A: { outcome: 'win' } } } });
  expect(second).toMatchObject({ result: null });
});

test('what a ruling makes of a result that both had confirmed counts without their word, and is marked so', async () => {
  const day = await roundOf(['ann', 'bob', 'cy', 'di']);
  const match = tableMatch(day.id, 1, 1, 1);
  const table = first(await day.tablesOf(1));
  const [A, B] = ['A', 'B'].map((side) => as(String(table?.[side]), 'player'));
  const scored = { player: 'A', category: 'primary', points: 20, what: 'as on the slip' };
  const confirms = (player: string, by: object | undefined) => command('ConfirmResult', { player }, by);
  const told = [command('ScoreVictoryPoints', scored, A), command('FinishMatch', {}, A)];
  for (const one of [...told, confirms('A', A), confirms('B', B)])
    expect((await server.send(match, one)).status).toBe(200);
  await followed();
  expect(first(await day.tablesOf(1))).toMatchObject({ result: { sure: 'confirmed' } });
  const dispute = `of-${match}`;
  // What both have confirmed is opened again by officials alone.
  expect((await sendTo(server, dispute, call(match, {}, HEAD))).status).toBe(200);
  const fewer = { kind: 'adjust', player: 'A', resource: 'vp', amount: -30, owes: true };
  const { status, body } = await sendTo(server, dispute, rules([fewer], {}, HEAD));
  expect([status, body]).toMatchObject([200, {}]);
  await followed();
  const now = first(await day.tablesOf(1));
  expect(now).toMatchObject({ disputed: false, result: { sure: 'ruled', said: { decided: 'played' } } });
});

test('a table that changes has its match voided, and a new one', async () => {
  const day = await roundOf(['ann', 'bob', 'cy', 'di']);
  const [first] = await day.tablesOf(1);
  const swapped = [{ table: 1, A: at(first, 'B'), B: at(first, 'A') }];
  await day.asks('ChangePublished', { round: 1, tables: swapped, because: 'The sides were drawn anew' });
  await followed();
  const { body: old } = await server.get(`/api/matches/${tableMatch(day.id, 1, 1, 1)}`);
  expect(at(old, 'voided', 'because')).toBe('The sides were drawn anew');
  const { body: now } = await server.get(`/api/matches/${tableMatch(day.id, 1, 2, 1)}`);
  expect([at(now, 'seats', 'A', 'player'), at(now, 'voided')]).toEqual([at(first, 'B'), null]);
});

test('an event is refused what this server cannot open matches with, and nothing of it is recorded', async () => {
  const day = new EventDay(server);
  const plan = { name: 'The open', rounds: 2, checkIn: false };
  const refused = async (more: object): Promise<unknown> => {
    const { status, body } = await day.send('SetUpTournament', { ...plan, ...more });
    return [status, at(body, 'code'), at(body, 'facts')];
  };
  expect(await refused({ pack: { id: 'chess' } })).toMatchObject([422, 'tournament/no-pack', { pack: 'chess' }]);
  const later = { pack: { id: 'wh40k-10e', release: 'of-next-year' } };
  expect(await refused(later)).toMatchObject([422, 'tournament/no-release', { release: 'of-next-year' }]);
  const moon = { pack: { id: 'wh40k-10e' }, missions: ['mission/moon'] };
  expect(await refused(moon)).toMatchObject([422, 'tournament/no-mission', { missions: ['mission/moon'] }]);
  expect((await day.get()).status).toBe(404);
});

test('an event without a pack publishes its rounds, opens nothing, and says so', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob']);
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await followed();
  const { body } = await day.get();
  expect(at(body, 'withoutMatches')).toMatch(/names no pack/);
  expect(at(body, 'rounds', 0, 'tables', 0, 'match')).toBeNull();
  expect((await server.get(`/api/matches/${tableMatch(day.id, 1, 1, 1)}`)).status).toBe(404);
});

test('what keeps tables from being followed is told in health until it is mended, and nothing is passed over', async () => {
  const day = await roundOf(['ann', 'bob']);
  const match = tableMatch(day.id, 1, 1, 1);
  const { readLinks } = server.store;
  server.store.readLinks = () => Promise.reject(new Error('the disk is away'));
  expect((await server.send(match, command('DecideResult', noShow))).status).toBe(200);
  const says = async () => at((await server.get('/api/health/ready')).body, 'checks', 'tables');
  await until(async () => at(await says(), 'ok') === false);
  expect(await says()).toEqual({ ok: false, says: 'of events are not followed: the disk is away' });
  server.store.readLinks = readLinks;
  await until(async () => at(await says(), 'ok') === true);
  expect((await day.tablesOf(1))[0]).toMatchObject({ result: { sure: 'ruled' } });
});
