import { jest } from '@jest/globals';
import { StoreUnavailable } from '@adjutant/store';
import { randomUUID } from 'node:crypto';
import { advance, type Body, command, grenade, listAt, run, type Running, started, toShooting } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started());
});
afterAll(() => server.close());

const tooEarly = () => command('UseStratagem', { player: 'A', stratagem: 'Grenade', roles: { target: 'A-1' } });

describe('a command that the rules forbid', () => {
  test('is answered with code, facts, the rule it cites, and every other reason', async () => {
    const { status, headers, body } = await server.send('m', tooEarly());
    expect(status).toBe(422);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      type: 'urn:adjutant:problem:stratagem/wrong-phase',
      status: 422,
      outcome: 'refused',
      revision: 3,
      code: 'stratagem/wrong-phase',
      instance: '/api/matches/m/commands',
      facts: { check: 'timing' },
      cites: [{ document: 'core-stratagems', section: 'Grenade' }],
      refusal: { code: 'stratagem/wrong-phase' },
    });
    expect(body['title']).toBeTruthy();
    expect(body['detail']).toContain('Grenade');
    expect(listAt(body, 'reasons').length).toBeGreaterThan(1);
  });

  test('changes nothing in the match, and can be looked at among the attempts', async () => {
    const { body: view } = await server.get('/api/matches/m');
    expect(view['revision']).toBe(3);
    const { body } = await server.get('/api/matches/m/attempts');
    expect(body['attempts']).toMatchObject([
      {
        after: 3,
        code: 'stratagem/wrong-phase',
        command: { type: 'UseStratagem', data: { stratagem: 'Grenade' } },
        occasion: { actor: { id: 'local', role: 'scorekeeper' } },
      },
    ]);
  });

  test('noted once, however often it is sent', async () => {
    const again = tooEarly();
    await server.send('m', again);
    await server.send('m', again);
    expect((await server.get('/api/matches/m/attempts')).body['attempts']).toHaveLength(2);
  });

  test('ends a list: what follows is skipped, and the status tells', async () => {
    const { status, body } = await server.send('m', advance(), tooEarly(), advance(), advance());
    const outcomes = (body as unknown as Body[]).map((one) => one['outcome']);
    expect(status).toBe(422);
    expect(outcomes).toEqual(['recorded', 'refused', 'skipped', 'skipped']);
  });

  test('stands when a judge overrides it, and not when somebody else does', async () => {
    const override = { override: { reason: 'agreed before the match' } };
    const overriding = (role: string) =>
      command(
        'UseStratagem',
        { player: 'A', stratagem: 'Grenade', roles: { target: 'A-1' }, ...override },
        { actor: { id: 'x', role } },
      );
    expect((await server.send('m', overriding('player'))).body['code']).toBe('override/judge-only');
    expect((await server.send('m', overriding('judge'))).body['outcome']).toBe('recorded');
  });
});

describe('a command id', () => {
  test('that comes again is answered as before and records nothing', async () => {
    await server.send('again', ...started());
    const once = advance();
    const first = await server.send('again', once);
    const second = await server.send('again', once);
    expect(second.status).toBe(200);
    expect(second.body).toEqual({ ...first.body, outcome: 'already' });
    expect((await server.get('/api/matches/again')).body['revision']).toBe(4);
  });

  test('in capitals is the same id', async () => {
    const commandId = randomUUID();
    await server.send('again', command('AdvancePhase', {}, { commandId }));
    const { body } = await server.send('again', command('AdvancePhase', {}, { commandId: commandId.toUpperCase() }));
    expect(body['outcome']).toBe('already');
  });

  test('that comes again with another payload is a conflict', async () => {
    const commandId = randomUUID();
    await server.send('again', command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' }, { commandId }));
    const { status, body } = await server.send(
      'again',
      command('GainCommandPoints', { player: 'A', amount: 2, what: 'x' }, { commandId }),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'command/id-reused', outcome: 'refused' });
  });
});

describe('a revision that the sender has seen', () => {
  test('lets the command through while it is the newest', async () => {
    await server.send('seen', ...started());
    expect((await server.send('seen', advance({ expectedRevision: 3 }))).status).toBe(200);
  });

  test('that is stale is a conflict with the events that came between', async () => {
    const { status, body } = await server.send('seen', advance({ expectedRevision: 2 }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'match/stale-revision',
      outcome: 'refused',
      revision: 4,
      facts: { expected: 2, actual: 4 },
    });
    expect(listAt(body, 'events').map((one) => one['type'])).toEqual(['BattleStarted', 'PhaseAdvanced']);
  });
});

test('40 commands on one match at once lose nothing', async () => {
  await server.send('busy', ...started());
  const gain = () => command('GainCommandPoints', { player: 'A', amount: 1, what: 'busy' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.send('busy', gain())));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(new Set(answers.map(({ body }) => Number(body['revision']))).size).toBe(40);
  expect((await server.get('/api/matches/busy')).body['revision']).toBe(43);
  expect((await server.store.verifyChain('match-busy')).intact).toBe(true);
});

test('a store that cannot write is answered 503, and the same command is taken later', async () => {
  await server.send('full', ...started(), toShooting());
  const use = await grenade(server, 'full');
  const { append } = server.store;
  server.store.append = () => Promise.reject(new StoreUnavailable('disk full'));
  const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const failed = await server.send('full', use);
  quiet.mockRestore();
  server.store.append = append;
  expect(failed).toMatchObject({ status: 503, body: { code: 'store/unavailable' } });
  expect(failed.headers.get('retry-after')).toBe('1');
  expect(JSON.stringify(failed.body)).not.toContain('disk full');
  expect((await server.send('full', use)).body['outcome']).toBe('recorded');
});

test('a command that stands in the record is not told that nothing was recorded where no more than that can be read', async () => {
  await server.send('away', ...started(), toShooting());
  const use = await grenade(server, 'away');
  await server.send('away', use);
  const { readBare } = server.store;
  const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  // What was recorded is looked up before it is answered, and after: each of these fails once.
  const details: unknown[] = [];
  for (let outcome: unknown; outcome !== 'already';) {
    let well = details.length;
    server.store.readBare = (stream, from) =>
      stream === 'match-away' && from && well-- <= 0
        ? Promise.reject(new StoreUnavailable('away'))
        : readBare.call(server.store, stream, from);
    const { body } = await server.send('away', use);
    ({ outcome } = body);
    if (outcome !== 'already') details.push(body['detail']);
  }
  server.store.readBare = readBare;
  quiet.mockRestore();
  expect(details.length).toBeGreaterThan(1);
  expect(details).toEqual(details.map(() => expect.stringContaining('not known whether this was recorded') as string));
});
