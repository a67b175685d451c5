import {
  advance,
  at,
  command,
  grenade,
  listAt,
  open,
  roster,
  run,
  type Running,
  started,
  toShooting,
} from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

describe('a match from its opening to its ledger', () => {
  test('is recorded command by command', async () => {
    const opened = await server.send('walk', open('Round 1, table 4'));
    expect(opened).toMatchObject({
      status: 200,
      body: { outcome: 'recorded', revision: 0, events: [{ type: 'MatchOpened' }] },
    });
    expect((await server.send('walk', roster('A'))).body['revision']).toBe(1);
    expect((await server.send('walk', roster('B'))).body['revision']).toBe(2);
    expect((await server.send('walk', command('StartBattle', { firstTurn: 'A' }))).body['revision']).toBe(3);
    expect((await server.send('walk', toShooting())).body['revision']).toBe(5);
    const used = await server.send('walk', await grenade(server, 'walk'));
    expect(used).toMatchObject({ status: 200, body: { outcome: 'recorded' } });
    expect(at(used.body, 'events', 0)).toMatchObject({
      type: 'StratagemUsed',
      data: { entry: 'core/grenade', player: 'A' },
    });
    expect((await server.send('walk', advance())).status).toBe(200);
  });

  test('its state, ledger and timeline say what was recorded', async () => {
    const { body: view } = await server.get('/api/matches/walk');
    expect(view).toMatchObject({
      id: 'walk',
      status: 'running',
      title: 'Round 1, table 4',
      board: { cp: { A: 0, B: 1 } },
    });
    const { body: ledger } = await server.get('/api/matches/walk/ledger');
    expect(ledger['balances']).toEqual({ A: { cp: 0, vp: 0 }, B: { cp: 1, vp: 0 } });
    expect(listAt(ledger, 'cp', 'A').at(-1)).toMatchObject({ what: 'core/grenade', credited: -1, balance: 0 });
    expect(ledger['chart']).toEqual([{ round: 1, cp: { A: 0, B: 1 }, vp: { A: 0, B: 0 } }]);
    const { body: timeline } = await server.get('/api/matches/walk/timeline');
    expect(at(timeline, 'entries', 6)).toMatchObject({
      type: 'StratagemUsed',
      by: 'local',
      role: 'scorekeeper',
      mark: null,
    });
    expect(at(timeline, 'entries', 6, 'hash')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('replay gives steps in a range, with findings', async () => {
    const { body } = await server.get('/api/matches/walk/replay?from=6&to=6');
    expect(body['steps']).toHaveLength(1);
    expect(at(body, 'steps', 0)).toMatchObject({ number: 6, before: { cp: { A: 1 } }, after: { cp: { A: 0 } } });
    expect(listAt(body, 'steps', 0, 'findings').length).toBeGreaterThan(3);
    expect(body['broken']).toBeUndefined();
  });

  test('options say why not, pending is empty, events come in pages', async () => {
    const { body: options } = await server.get('/api/matches/walk/options');
    expect(Object.keys(options['players'] ?? {})).toEqual(['A', 'B']);
    expect(listAt(options, 'players', 'A').find((one) => one['entry'] === 'core/grenade')).toMatchObject({
      open: false,
    });
    expect((await server.get('/api/matches/walk/pending')).body).toMatchObject({
      rolls: [],
      answers: [],
      questions: [],
    });
    const { body: events } = await server.get('/api/matches/walk/events?from=2&limit=2');
    expect(listAt(events, 'events').map((one) => one['revision'])).toEqual([2, 3]);
    expect(events['next']).toBe(4);
  });

  test('the list has it at once', async () => {
    const { body } = await server.get('/api/matches');
    expect(body['matches']).toMatchObject([{ id: 'walk', status: 'running', round: 1, phase: 'charge', entries: 8 }]);
  });

  test('a list of commands is answered by a list', async () => {
    const { status, body } = await server.send('listed', ...started());
    expect(status).toBe(200);
    expect((body as unknown as object[]).map((one) => (one as { outcome: string }).outcome)).toEqual(
      Array(4).fill('recorded'),
    );
  });

  test('actor and time are taken from the command', async () => {
    const more = { actor: { id: 'judge-1', role: 'judge' }, occurredAt: '2026-05-01T12:00:00+02:00' };
    const { body } = await server.send('listed', advance(more));
    expect(at(body, 'events', 0, 'meta')).toMatchObject({ actor: more.actor, occurredAt: '2026-05-01T10:00:00.000Z' });
  });
});

describe('what is around the matches', () => {
  test('packs', async () => {
    const { body } = await server.get('/api/packs');
    expect(listAt(body, 'packs')).toContainEqual(expect.objectContaining({ pack: 'wh40k-10e' }));
    expect(listAt(body, 'packs').at(-1)).toMatchObject({ stage: 'draft' });
    const { body: pack } = await server.get('/api/packs/wh40k-10e');
    expect(pack).toMatchObject({ pack: 'wh40k-10e', digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    const entry = listAt(pack, 'entries').find((one) => one['id'] === 'core/grenade');
    expect(entry).toMatchObject({
      name: 'Grenade',
      kind: 'stratagem',
      costs: { cp: 1 },
      source: { section: 'Grenade' },
    });
    expect((await server.get('/api/packs/nix')).body).toMatchObject({ status: 404, code: 'pack/unknown' });
    expect((await server.get('/api/packs/wh40k-10e?release=1999')).status).toBe(404);
  });

  test('the document describes every command', async () => {
    const { status, body } = await server.get('/api/docs-json');
    expect(status).toBe(200);
    expect(Object.keys(at(body, 'components', 'schemas') ?? {})).toEqual(
      expect.arrayContaining(['SentMatchCommand', 'SentUseStratagem', 'UseStratagemData', 'OpenMatchData', 'Problem']),
    );
    expect(JSON.stringify(at(body, 'paths', '/api/matches/{id}/commands'))).toContain(
      '#/components/schemas/SentMatchCommand',
    );
    expect((await fetch(`${server.url}/api/docs`)).headers.get('content-type')).toContain('text/html');
  });

  test('without a built page a plain one says so, also for deep links', async () => {
    const { status, body } = await server.get('/matches/walk', { accept: 'text/html' });
    expect(status).toBe(200);
    expect(body['text']).toContain('has not been built');
  });

  test('every answer has a correlation id: the one that was sent, or a new one', async () => {
    const sent = await server.get('/api/health/live', { 'x-correlation-id': 'desk-7.1' });
    expect(sent.headers.get('x-correlation-id')).toBe('desk-7.1');
    expect((await server.get('/api/nix')).headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
