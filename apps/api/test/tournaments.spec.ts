import { hash } from 'node:crypto';
import { EventDay, TWELVE } from './event-day.js';
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
  expect((await day.get()).body['may']).toEqual(['ReopenTournament', 'Announce', 'TakeAnnouncementBack']);
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

test('each table says why it is as it is, and each place what it is made of', async () => {
  const day = await new EventDay(server).setUp();
  await day.plays(1);
  await day.asks('DraftRound', { round: 2 });
  const { body } = await day.get('/pairings?round=2');
  expect(listAt(body, 'tables')).toHaveLength(6);
  for (const table of listAt(body, 'tables')) expect(table['says']).toMatch(/ both stand at | stands at /);
  const { body: standings } = await day.get('/standings');
  expect(standings).toMatchObject({ after: 1, preset: { id: 'gw' } });
  const [first] = listAt(standings, 'rows');
  const { body: why } = await day.get(`/standings/${String(first?.['player'])}`);
  expect(why['says']).toMatch(/^1\. p\d\d/);
  expect(listAt(why, 'columnsTold')[0]).toMatchObject({ name: expect.any(String) as string });
  expect((await day.get('/standings?preset=none')).status).toBe(400);
  expect((await day.get('/pairings?round=3')).body).toMatchObject({ code: 'round/unknown' });
});

test('what an exchange would come to is told before it is done, and changes nothing', async () => {
  const day = await new EventDay(server).setUp();
  await day.plays(1);
  const [met] = await day.tablesOf(1);
  await day.asks('DraftRound', { round: 2 });
  const drafted = (await day.get('/pairings?round=2')).body;
  const [one, other] = [String(met?.['A']), String(met?.['B'])];
  const seat = listAt(drafted, 'tables').find(({ A, B }) => A === one || B === one);
  const opponent = String(seat?.['A'] === one ? seat['B'] : seat?.['A']);
  const { body } = await day.get(`/pairings?round=2&swap=${opponent}&with=${other}`);
  expect(listAt(body, 'warnings')).toContainEqual(expect.objectContaining({ gravity: 'grave', about: 'rematch' }));
  expect((await day.get('/pairings?round=2')).body).toEqual(drafted);
});

test('a draft that was changed by hand stands beside that of the engine, where it is asked for', async () => {
  const day = await new EventDay(server).setUp();
  await day.plays(1);
  await day.asks('DraftRound', { round: 2 });
  const [first, second] = await day.tablesOf(2);
  expect((await day.get('/pairings?round=2')).body).not.toHaveProperty('compared');
  const same = (await day.get('/pairings?round=2&compare=engine')).body;
  expect(at(same, 'compared')).toMatchObject({ same: true, says: ['It is what the engine draws.'] });
  const swap = [
    { table: first?.['table'], A: first?.['A'], B: second?.['B'] },
    { table: second?.['table'], A: second?.['A'], B: first?.['B'] },
  ];
  await day.asks('EditDraft', { round: 2, tables: swap, because: 'They travelled together' });
  const pairs = (list: unknown): readonly string[] =>
    (list as readonly (readonly string[])[]).map((one) => one.toSorted().join()).toSorted();
  const compared = at((await day.get('/pairings?round=2&compare=engine')).body, 'compared') as Record<string, unknown>;
  expect(pairs(compared['onlyHere'])).toEqual(pairs(swap.map(({ A, B }) => [A, B])));
  expect(pairs(compared['onlyEngine'])).toEqual(pairs([first, second].map((one) => [one?.['A'], one?.['B']])));
  expect((await day.get('/pairings?compare=luck')).status).toBe(400);
});

test('a draft that another result has overtaken says so, until the round is drafted anew', async () => {
  const day = await new EventDay(server).setUp();
  await day.plays(1);
  const [met] = await day.tablesOf(1);
  const players = [String(met?.['A']), String(met?.['B'])].sort();
  await day.asks('DraftRound', { round: 2 });
  const warned = async () => {
    const warnings = listAt((await day.get('/pairings?round=2')).body, 'warnings');
    return warnings.filter(({ about }) => about === 'results-changed');
  };
  expect(await warned()).toEqual([]);
  const winner = String(met?.['A']) > String(met?.['B']) ? 'B' : 'A';
  expect(await day.result(1, Number(met?.['table']), winner, Number(at(met!, 'publication')))).toBe('recorded');
  expect(await warned()).toEqual([{ gravity: 'grave', about: 'results-changed', players, table: null }]);
  await day.asks('DraftRound', { round: 2 });
  expect(await warned()).toEqual([]);
  // A round that is out is not drafted anew: an exchange in it is not told to do so.
  await day.asks('PublishRound', { round: 2 });
  const back = winner === 'A' ? 'B' : 'A';
  expect(await day.result(1, Number(met?.['table']), back, Number(at(met!, 'publication')))).toBe('recorded');
  const swap = (await day.tablesOf(2)).slice(0, 2).map(({ A }) => String(A));
  const { body } = await day.get(`/pairings?round=2&swap=${swap[0]}&with=${swap[1]}`);
  expect(listAt(body, 'warnings').filter(({ about }) => about === 'results-changed')).toEqual([]);
});

test('what did not change is not sent again', async () => {
  const day = await new EventDay(server).setUp();
  const first = await day.get('/standings');
  const tag = first.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/api/tournaments/${day.id}/standings`, { headers: { 'if-none-match': tag } });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
});

test('a corrected result says what it upsets, before it is told and afterwards', async () => {
  const day = await new EventDay(server).setUp();
  await day.plays(1);
  await day.plays(2);
  const [table] = await day.tablesOf(1);
  const wins = String(table?.['A']) > String(table?.['B']) ? 'B' : 'A';
  const seat = (won: boolean) => ({ outcome: won ? 'win' : 'loss', figures: { vp: won ? 80 : 60 } });
  const said = { decided: 'played', A: seat(wins === 'A'), B: seat(wins === 'B') };
  const asked = { round: 1, table: table?.['table'], said };
  const { status, body } = await server.post(`/api/tournaments/${day.id}/impact`, asked);
  expect(status).toBe(200);
  expect(listAt(body, 'lines').map(({ player }) => player)).toEqual(
    expect.arrayContaining([table?.['A'], table?.['B']]),
  );
  expect(listAt((await day.get('/impact')).body, 'corrections')).toEqual([]);
  await day.result(1, Number(table?.['table']), wins);
  const [past] = listAt((await day.get('/impact')).body, 'corrections');
  expect(at(past, 'impact', 'lines')).toEqual(body['lines']);
  expect(listAt((await day.get()).body, 'irregular')).toMatchObject([{ type: 'TableResultTold', round: 1 }]);
  expect((await server.post(`/api/tournaments/${day.id}/impact`, { ...asked, round: 3 })).status).toBe(422);
});

test.each([
  ['a round that is not decided', 'CloseRound', { round: 1 }, 'round/undecided'],
  ['a withdrawal after round 1 is out', 'WithdrawPlayer', { player: 'p01' }, 'tournament/begun'],
  ['an entry that stands already', 'EnterPlayer', { player: 'p01' }, 'entrant/twice'],
  ['a cut while a round runs', 'CutField', { players: ['p01', 'p02'], others: 'are-done' }, 'round/undecided'],
  ['the end while a round runs', 'EndTournament', {}, 'round/undecided'],
])('%s is refused, and nothing is recorded', async (_, type, data, code) => {
  const day = await new EventDay(server).setUp();
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  const { body: before } = await day.get();
  expect((await day.send(type, data)).body).toMatchObject({ outcome: 'refused', code });
  expect((await day.get()).body['revision']).toBe(before['revision']);
});

test('an entry is changed while the event runs: from the next draft on, in the register, and round 1 says why as before', async () => {
  const prizes = [{ name: 'Best of', each: 'faction' }];
  const day = await new EventDay(server).setUp(TWELVE, { prizes });
  await day.plays(1);
  const why = async () => listAt((await day.get('/pairings?round=1')).body, 'tables').map(({ says }) => says);
  const before = await why();
  const changes = { faction: 'Orks', table: 6, barredFromBye: true, rating: 1500, groups: { club: ['kites'] } };
  await day.asks('ChangeEntry', { player: 'p01', changes, because: 'a ramp' });
  expect(await day.asks('ChangeEntry', { player: 'p01', changes, because: 'a ramp' })).toMatchObject({
    outcome: 'already',
  });
  const { body } = await day.get();
  expect(listAt(body, 'entries').find(({ player }) => player === 'p01')).toMatchObject(changes);
  expect(listAt(body, 'irregular')).toMatchObject([{ type: 'EntryChanged' }]);
  expect(body['last']).toMatchObject({ undo: { type: 'ChangeEntry', because: true } });
  expect(await why()).toEqual(before);
  expect(JSON.stringify((await day.get('/standings')).body)).toContain('Best of Orks');
  await day.plays(2);
  const kept = (await day.tablesOf(2)).find(({ table }) => table === 6);
  expect([kept?.['A'], kept?.['B']]).toContain('p01');
  await day.asks('EndTournament', {});
  expect(await day.send('ChangeEntry', { player: 'p01', changes: { table: 5 }, because: 'x' })).toMatchObject({
    body: { code: 'tournament/ended' },
  });
});
