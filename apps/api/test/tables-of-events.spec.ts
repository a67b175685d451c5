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

async function roundOf(players: readonly string[], more: object = {}): Promise<EventDay> {
  const day = await new EventDay(server).setUp(players, { pack: { id: 'wh40k-10e' }, ...more });
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

describe('what one player has reported', () => {
  const reports = async (day: EventDay, table: number): Promise<string> => {
    const match = tableMatch(day.id, 1, 1, table);
    const scored = { player: 'A', category: 'primary', points: 20, what: 'as on the slip' };
    const told = [
      command('ScoreVictoryPoints', scored),
      command('FinishMatch', {}),
      command('ConfirmResult', { player: 'A' }),
    ];
    for (const one of told) expect((await server.send(match, one)).status).toBe(200);
    await followed();
    return match;
  };
  const tellings = async (day: EventDay): Promise<number> => {
    const links = await server.store.readLinks('', 100_000);
    return links.filter(({ stream, type }) => stream.includes(day.id) && type === 'TableResultTold').length;
  };
  const seat = (outcome: string, vp: number) => ({ outcome, figures: { vp } });
  const shownAs = async (day: EventDay, table: number): Promise<unknown> =>
    at((await day.tablesOf(1))[table - 1], 'result', 'sure');

  test('is seen by everybody at once and told the event when the other has confirmed it, once', async () => {
    const day = await roundOf(['ann', 'bob', 'cy', 'di']);
    const before = await day.get();
    const { revision } = before.body;
    const match = await reports(day, 1);
    await until(async () => (await shownAs(day, 1)) === 'reported');
    const { body: seen, headers } = await day.get();
    expect([seen['revision'], await tellings(day)]).toEqual([revision, 0]);
    expect(headers.get('etag')).not.toBe(before.headers.get('etag'));
    const said = { decided: 'played', A: seat('win', 20), B: seat('loss', 0) };
    expect(at(seen, 'rounds', 0, 'tables', 0, 'result')).toEqual({ said, sure: 'reported' });
    const { body: paired } = await day.get('/pairings?round=1');
    expect(at(paired, 'tables', 0, 'result', 'sure')).toBe('reported');
    const { body: news } = await day.get(`/events?after=${Number(revision)}`);
    expect(at(news, 'changed', 'rounds', 0, 'round', 'tables', 0, 'result', 'sure')).toBe('reported');
    expect((await server.send(match, command('ConfirmResult', { player: 'B' }))).status).toBe(200);
    await followed();
    expect(first(await day.tablesOf(1))).toMatchObject({ result: { said, sure: 'entered' } });
    expect(await tellings(day)).toBe(1);
  });

  test('holds its round up; once its time has gone by whoever closes the round has it stand, marked so', async () => {
    const day = await roundOf(['ann', 'bob', 'cy', 'di']);
    await reports(day, 1);
    expect((await server.send(tableMatch(day.id, 1, 1, 2), command('DecideResult', noShow))).status).toBe(200);
    await followed();
    const refused = await day.send('CloseRound', { round: 1 });
    expect([refused.status, at(refused.body, 'code'), at(refused.body, 'facts')]).toEqual([
      422,
      'round/undecided',
      { tables: [1] },
    ]);
    await day.asks('ChangeSettings', { changes: { standsAfterMinutes: 0 }, because: 'It is late', sure: true });
    expect(await tellings(day)).toBe(1);
    await day.asks('CloseRound', { round: 1 });
    expect(await tellings(day)).toBe(2);
    const { body } = await day.get();
    expect(at(body, 'rounds', 0)).toMatchObject({
      status: 'closed',
      tables: [{ result: { sure: 'reported', unconfirmedSince: expect.any(String) } }, { result: { sure: 'ruled' } }],
    });
  });
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

test('an event without a pack publishes its rounds, opens nothing and says so, until it is named', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob']);
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await followed();
  const { body } = await day.get();
  expect(at(body, 'withoutMatches')).toMatch(/names no pack/);
  expect(at(body, 'rounds', 0, 'tables', 0, 'match')).toBeNull();
  const match = tableMatch(day.id, 1, 1, 1);
  expect((await server.get(`/api/matches/${match}`)).status).toBe(404);
  const closed = await day.send('CloseRound', { round: 1 });
  expect(at(closed.body, 'detail')).toMatch(/names no pack/);

  await day.asks('ChangeSettings', { changes: { pack: { id: 'wh40k-10e' } }, because: 'It was forgotten' });
  expect((await server.send(match, command('DecideResult', noShow))).status).toBe(200);
  await followed();
  expect((await day.get()).body).not.toHaveProperty('withoutMatches');
  await day.asks('CloseRound', { round: 1 });
  await day.asks('EndTournament', {});
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
