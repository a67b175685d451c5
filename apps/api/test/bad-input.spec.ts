import { randomUUID } from 'node:crypto';
import { advance, type Body, command, listAt, open, roster, run, type Running, started } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started());
});
afterAll(async () => {
  expect((await server.get('/api/matches/m')).body['revision']).toBe(3);
  await server.close();
});

const faults = (body: Body): string[] => listAt(body, 'errors').map((one) => `${one['at']}: ${one['message']}`);

describe('what cannot be read', () => {
  test.each([
    ['{"commandId": ', 'line 1, column 15'],
    ['{\n  "type": nope\n}', 'line 2, column 11'],
    ['{"a": 1,}', 'line 1, column 9'],
    ['', 'empty'],
    ['[1, 2', 'line 1'],
  ])('%j is not JSON, and the answer says where', async (text, where) => {
    const { status, body } = await server.post('/api/matches/m/commands', text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request/not-json' });
    expect(body['detail']).toContain(where);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'another format: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const response = await fetch(`${server.url}/api/matches/m/commands`, { method: 'POST', body: 'x=1', headers });
      expect(response.status).toBe(415);
      expect(((await response.json()) as Body)['code']).toBe('request/not-json-type');
    },
  );

  test('a body that is too large', async () => {
    const { status, body } = await server.send('m', command('AdvancePhase', { pad: 'x'.repeat(2_000_000) }));
    expect(status).toBe(413);
    expect(body['code']).toBe('request/too-large');
  });

  test('a list that is too long, or empty', async () => {
    const { status, body } = await server.post(
      '/api/matches/m/commands',
      Array.from({ length: 501 }, () => advance()),
    );
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'request/too-many-commands', facts: { sent: 501 } });
    expect((await server.post('/api/matches/m/commands', [])).status).toBe(400);
  });

  test('nesting without end', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const { status, body } = await server.post(
      '/api/matches/m/commands',
      `{"commandId":"x","type":"AdvancePhase","data":${deep}}`,
    );
    expect(status).toBe(400);
    expect(body['detail']).toContain('nested');
    expect((await server.post('/api/matches/m/commands', '['.repeat(500_000))).status).toBe(400);
  });

  test('half characters, and names that every object has', async () => {
    const half = JSON.stringify(command('GainCommandPoints', { player: 'A', amount: 1, what: 'X' })).replace(
      '"X"',
      '"\\ud800"',
    );
    expect((await server.post('/api/matches/m/commands', half)).body['detail']).toContain('half a character');
    const proto = `{"commandId":"${randomUUID()}","type":"UseStratagem","data":{"__proto__":{"player":"A"}}}`;
    expect((await server.post('/api/matches/m/commands', proto)).status).toBe(400);
    const born = await server.send('m', command('RecordUnitDestroyed', { unit: 'constructor' }));
    expect(faults(born.body)).toEqual([expect.stringContaining('data.unit')]);
  });
});

describe('what is malformed', () => {
  test('an unknown type of command names the known ones', async () => {
    const { status, body } = await server.send('m', command('CastFireball', {}));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'command/unknown-type', facts: { type: 'CastFireball' } });
    expect(body['detail']).toContain('UseStratagem');
    expect((await server.send('m', command('toString', {}))).body['code']).toBe('command/unknown-type');
  });

  test.each<[string, object, string]>([
    ['no command id', { commandId: undefined }, 'commandId: commandId must be a UUID'],
    ['a command id that is none', { commandId: 'seven' }, 'commandId: commandId must be a UUID'],
    ['an unknown field beside the data', { extra: 1 }, 'extra: extra is not known here'],
    ['no type', { type: 7 }, 'type: '],
    ['no data', { data: null }, 'data: data must be an object'],
    ['data that is a list', { data: [] }, 'data: data must be an object'],
    ['an unknown field in the data', { data: { player: 'A', speed: 3 } }, 'data.speed: speed is not known here'],
    ['a wrong type in the data', { data: { player: 1 } }, 'data.player: '],
    ['null for what may be left out', { data: { player: null } }, 'data.player: '],
    ['a wrong type deep in the data', { data: { to: { round: '1', turn: 'A', step: 'x' } } }, 'data.to.round: '],
    ['a revision that is none', { expectedRevision: 1.5 }, 'expectedRevision: '],
    ['a role that is none', { actor: { id: 'x', role: 'king' } }, 'actor.role: '],
    ['a time that is none', { occurredAt: 'yesterday' }, 'occurredAt: '],
    ['a time without zone', { occurredAt: '2026-05-01T10:00:00' }, 'occurredAt: '],
    ['a day that is none', { occurredAt: '2026-02-30T10:00:00Z' }, 'occurredAt: '],
    ['a time in the far future', { occurredAt: '2999-01-01T00:00:00Z' }, 'occurredAt: occurredAt lies more than a day'],
  ])('%s', async (_, change, expected) => {
    const { status, headers, body } = await server.send('m', { ...advance(), ...change });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body['code']).toBe('request/invalid');
    expect(faults(body).join('\n')).toContain(expected);
  });

  test('in a list nothing is taken, and the place is told', async () => {
    const { status, body } = await server.send(
      'm',
      advance(),
      command('UseStratagem', { player: 'C', stratagem: 'Grenade' }),
    );
    expect(status).toBe(400);
    expect(faults(body)).toEqual([expect.stringContaining('[1].data.player: ')]);
  });

  test('deep in a roster', async () => {
    const bad = roster('A') as { data: { roster: { units: object[] } } };
    bad.data.roster.units[1] = { id: 'A-2', name: 'x', keywords: 'INFANTRY' };
    const { body } = await server.send('m', bad);
    expect(faults(body)).toEqual([expect.stringContaining('data.roster.units[1].keywords')]);
  });

  test.each<[string, object, string]>([
    ['a limit below nothing', { limit: -1 }, 'data.roster.limit'],
    ['points that are no number', { points: '2000' }, 'data.roster.points'],
    ['half a point set aside', { reserved: 0.5 }, 'data.roster.reserved'],
    ['groups that are none', { groups: { regiment: [] } }, 'data.roster.groups'],
    ['a group without units', { groups: [{ kind: 'regiment', leader: 'A-1' }] }, 'data.roster.groups[0].units'],
    ['a group without a kind', { groups: [{ units: ['A-1'] }] }, 'data.roster.groups[0].kind'],
    ['an unknown word in a group', { groups: [{ kind: 'x', units: [], size: 3 }] }, 'data.roster.groups[0].size'],
    ['a pick without a name', { picks: [{ kind: 'terrain' }] }, 'data.roster.picks[0].name'],
    ['a stratagem without a name', { stratagems: [{ costs: { cp: 1 } }] }, 'data.roster.stratagems[0].name'],
    ['a stratagem without costs', { stratagems: [{ name: 'x' }] }, 'data.roster.stratagems[0].costs'],
    ['half a point', { stratagems: [{ name: 'x', costs: { cp: 0.5 } }] }, 'data.roster.stratagems[0].costs'],
    ['less than nothing', { stratagems: [{ name: 'x', costs: { cp: -1 } }] }, 'data.roster.stratagems[0].costs'],
    [
      'a limit of no time',
      { stratagems: [{ name: 'x', costs: {}, limits: [{ times: 0, per: 'phase' }] }] },
      'data.roster.stratagems[0].limits[0].times',
    ],
    ['datasheets in a list', { datasheets: [] }, 'data.roster.datasheets'],
    ['a datasheet with a word for a number', { datasheets: { Lord: { points: 'many' } } }, 'data.roster.datasheets'],
    ['an option without a name', { datasheets: { Lord: { options: [{ most: 1 }] } } }, 'data.roster.datasheets'],
    ['units that are none', { units: {} }, 'data.roster.units'],
    ['a trait that is no text', { units: [{ id: 'a', name: 'x', traits: [7] }] }, 'data.roster.units[0].traits'],
    [
      'figures with words',
      { units: [{ id: 'a', name: 'x', figures: { wounds: 'six' } }] },
      'data.roster.units[0].figures',
    ],
    [
      'an enhancement of no table',
      { units: [{ id: 'a', name: 'x', enhancements: [{ name: 'Bold' }] }] },
      'data.roster.units[0].enhancements',
    ],
  ])('in a roster: %s', async (_, change, place) => {
    const bad = roster('A') as { data: { roster: object } };
    const { status, body } = await server.send('m', {
      ...bad,
      data: { ...bad.data, roster: { ...bad.data.roster, ...change } },
    });
    expect(status).toBe(400);
    expect(body['code']).toBe('request/invalid');
    expect(faults(body)).toEqual([expect.stringContaining(place)]);
  });

  test.each([
    [
      'a correction',
      command('CorrectEntry', { entry: 1, because: 'x', correction: { kind: 'erase' } }),
      'data.correction',
    ],
    ['answers', command('UseStratagem', { player: 'A', stratagem: 'x', answers: { q: 'perhaps' } }), 'data.answers'],
    ['dice', command('UseStratagem', { player: 'A', stratagem: 'x', dice: [[7, 'six']] }), 'data.dice'],
    [
      'points',
      command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: -3, what: 'x' }),
      'data.points',
    ],
    [
      'a text without end',
      command('GainCommandPoints', { player: 'A', amount: 1, what: 'x'.repeat(2_000) }),
      'data.what',
    ],
  ])('%s', async (_, bad, place) => {
    const { status, body } = await server.send('m', bad);
    expect(status).toBe(400);
    expect(faults(body)).toEqual([expect.stringContaining(place)]);
  });

  test('malformed requests are not noted as attempts', async () => {
    expect((await server.get('/api/matches/m/attempts')).body['attempts']).toEqual([]);
  });
});

describe('what is not there', () => {
  test.each([
    '',
    '/ledger',
    '/timeline',
    '/options',
    '/pending',
    '/replay',
    '/events',
    '/attempts',
    '/export',
    '/live',
  ])('GET %s of an unknown match', async (path) => {
    const { status, body } = await server.get(`/api/matches/nobody${path}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'match/unknown', facts: { match: 'nobody' } });
  });

  test('a command for an unknown match', async () => {
    const { status, body } = await server.send('nobody', advance());
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'match/unknown', outcome: 'refused', revision: -1 });
  });

  test('an id that no match can have', async () => {
    expect((await server.send('a%20b', open())).body).toMatchObject({ status: 400, code: 'request/invalid' });
    expect((await server.get('/api/matches/a%20b')).status).toBe(404);
  });

  test('an unknown pack', async () => {
    const asked = command('OpenMatch', {
      title: 'x',
      pack: { id: 'chess' },
      seats: { A: { player: 'a' }, B: { player: 'b' } },
    });
    expect((await server.send('new', asked)).body).toMatchObject({ status: 422, code: 'pack/unknown' });
    expect((await server.get('/api/matches/new')).status).toBe(404);
  });

  test('a route, a method', async () => {
    for (const path of ['/api', '/api/nix', '/api/matches/m/nix']) {
      const { status, headers, body } = await server.get(path, { accept: 'text/html' });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(body['code']).toBe('route/unknown');
    }
    expect((await server.post('/api/matches/m', {})).status).toBe(404);
  });

  test('parts of an address that make no sense', async () => {
    for (const path of ['/replay?from=x', '/events?limit=0', '/options?player=C', '/live?lastEventId=soon']) {
      expect((await server.get(`/api/matches/m${path}`)).body).toMatchObject({ status: 400, code: 'request/invalid' });
    }
    expect((await server.get('/api/matches?limit=1000')).status).toBe(400);
    expect((await server.get('/api/live?lastEventId=soon')).status).toBe(400);
    expect((await server.get('/api/matches/%ff')).status).toBe(400);
  });
});
