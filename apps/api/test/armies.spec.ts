import { command, listAt, run, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(async () => {
  await server.close();
});

const open = (pack: string): object =>
  command('OpenMatch', { title: 'Armies', pack: { id: pack }, seats: { A: { player: 'ann' }, B: { player: 'bob' } } });
const submit = (player: 'A' | 'B', roster: object, more: object = {}): object =>
  command('SubmitRoster', { player, roster }, more);

const datasheets = {
  Lord: { points: 200, models: 1, keywords: ['HERO'], options: ['Guard'] },
  Guard: { points: 130, models: 10, keywords: ['INFANTRY'] },
};
/** A regiment of a Lord and so many Guards, and so many Guards apart. */
const regiment = (side: string, guards: number, apart: number, limit: number) => {
  const ids = Array.from({ length: guards + apart }, (_, index) => `${side}${index + 2}`);
  return {
    faction: 'Free Folk',
    limit,
    datasheets,
    units: [{ id: `${side}1`, name: 'Lord', traits: ['general'] }, ...ids.map((id) => ({ id, name: 'Guard' }))],
    groups: [{ kind: 'regiment', leader: `${side}1`, units: ids.slice(0, guards) }],
  };
};

describe('an army of regiments', () => {
  test('is taken, told in the state, and what it lacks gives command points in the first battle round', async () => {
    await server.send('regiments', open('aos-4e'));
    expect((await server.send('regiments', submit('A', regiment('A', 3, 0, 1000)))).status).toBe(200);
    expect((await server.send('regiments', submit('B', regiment('B', 4, 1, 850)))).status).toBe(200);
    const before = (await server.get('/api/matches/regiments')).body;
    expect(before['seats']).toMatchObject({
      A: { army: { points: 590, limit: 1000, unspent: 410, auxiliary: 0 } },
      B: { army: { points: 850, limit: 850, unspent: 0, auxiliary: 1 } },
    });
    await server.send('regiments', command('StartBattle', { firstTurn: 'A' }));
    const { body } = await server.get('/api/matches/regiments');
    expect(body['board']).toMatchObject({ cp: { A: 6, B: 4 } });
  });

  test('is refused with every reason, its facts and its source', async () => {
    await server.send('too-large', open('aos-4e'));
    const { status, body } = await server.send('too-large', submit('A', regiment('A', 5, 0, 300)));
    expect(status).toBe(422);
    expect(listAt(body, 'reasons').map((one) => one['code'])).toEqual([
      'muster/points-exceeded',
      'muster/unit-over-half',
      'muster/regiment-size',
    ]);
    expect(listAt(body, 'reasons')[0]).toMatchObject({
      facts: { check: 'points-exceeded', points: 850, limit: 300 },
      cites: [{ document: 'advanced-rules', section: 'Army Composition > 1.2 Points Limit' }],
    });
    expect(listAt((await server.get('/api/matches/too-large/attempts')).body, 'attempts')).toHaveLength(1);
  });
});

describe('an army of detachments', () => {
  const army = (more: object) => ({
    faction: 'IMPERIUM',
    limit: 2000,
    points: 1850,
    reserved: 150,
    units: [{ id: 'A1', name: 'Captain', traits: ['warlord'] }],
    ...more,
  });

  test('keeps points aside within its limit and names its warlord', async () => {
    await server.send('detachments', open('wh40k-8e'));
    const send = (more: object) => server.send('detachments', submit('A', army(more)));
    expect((await send({ points: 1851 })).body).toMatchObject({ code: 'muster/points-exceeded', outcome: 'refused' });
    expect((await send({ units: [{ id: 'A1', name: 'Captain' }] })).body).toMatchObject({ code: 'muster/warlord' });
    expect((await send({})).body).toMatchObject({ outcome: 'recorded' });
  });

  test('is held against the table of an event where the organiser switches it on', async () => {
    await server.send(
      'event',
      open('wh40k-8e'),
      command('Choose', { choice: 'organised-event', option: 'guidelines' }),
    );
    const groups = ['A1', 'A2', 'A3'].map((id) => ({ kind: 'detachment', name: 'Patrol', units: [id] }));
    const units = ['A1', 'A2', 'A3'].map((id) => ({ id, name: id, traits: id === 'A1' ? ['warlord'] : [] }));
    const asked = (limit: number) => ({ faction: 'IMPERIUM', limit, units, groups });
    expect((await server.send('event', submit('A', asked(1000)))).body['code']).toBe('muster/too-many-detachments');
    expect((await server.send('event', submit('A', asked(1001)))).body['outcome']).toBe('recorded');
  });
});

describe('an army of the 10th edition', () => {
  const army = (more: object = {}) => ({
    faction: 'ASTRA MILITARUM',
    detachment: 'combined-regiment',
    points: 1990,
    limit: 2000,
    units: [{ id: 'A1', name: 'Kasrkin' }],
    ...more,
  });
  const settings = (more: object) =>
    command('OpenMatch', {
      title: 'Lists',
      pack: { id: 'wh40k-10e' },
      seats: { A: { player: 'ann' }, B: { player: 'bob' } },
      settings: more,
    });

  test('stays within its limit, and a misspelt detachment is asked about', async () => {
    await server.send('lists', settings({}));
    const send = (more: object) => server.send('lists', submit('A', army(more)));
    expect((await send({ points: 2300 })).body).toMatchObject({ status: 422, code: 'muster/points-exceeded' });
    expect((await send({ detachment: 'Combined Regimant' })).body).toMatchObject({
      status: 422,
      code: 'roster/did-you-mean',
      facts: { sort: 'detachment', name: 'Combined Regimant', meant: 'combined-regiment' },
    });
    expect((await send({ detachment: 'Combined Regiment' })).body).toMatchObject({ outcome: 'recorded' });
    const { body } = await server.get('/api/matches/lists');
    expect(body['seats']).toMatchObject({
      A: {
        detachment: 'combined-regiment',
        army: { unchecked: ['The roster names no unit as warlord: that is unchecked.'] },
      },
      B: { army: null },
    });
  });

  test('of a faction that the pack does not know is taken, and the match says that it is unchecked', async () => {
    await server.send('strangers', settings({}));
    const stranger = { faction: 'ADEPTUS ASTARTES', detachment: 'Gladius Task Force' };
    expect((await server.send('strangers', submit('A', army(stranger)))).body).toMatchObject({ outcome: 'recorded' });
    const unknown = (sort: string, name: string) =>
      `The ${sort} ${name} is unknown to Warhammer 40,000, 10th edition: what it asks and brings is unchecked.`;
    const says = [unknown('faction', 'ADEPTUS ASTARTES'), unknown('detachment', 'Gladius Task Force')];
    const { body } = await server.get('/api/matches/strangers');
    expect(body['seats']).toMatchObject({ A: { army: { unchecked: expect.arrayContaining(says) as string[] } } });
    const replayed = listAt((await server.get('/api/matches/strangers/replay')).body, 'steps');
    expect(listAt(replayed[1] ?? {}, 'findings').map(({ answer, says: said }) => [answer, said])).toEqual(
      says.map((one) => ['unknown', one]),
    );
  });

  test.each([
    ['as-declared rosters', { rosters: 'as-declared' }],
    ['a match that only advises', { enforcement: 'advise' }],
  ])('is taken with its mistakes by %s, and flagged', async (name, how) => {
    const match = name.replaceAll(' ', '-');
    await server.send(match, settings(how));
    const wrong = army({ points: 2300, detachment: 'Combined Regimant' });
    expect((await server.send(match, submit('A', wrong))).body).toMatchObject({ outcome: 'recorded' });
    const replayed = listAt((await server.get(`/api/matches/${match}/replay`)).body, 'steps');
    const codes = listAt(replayed[1] ?? {}, 'findings').map((one) => one['code']);
    expect(codes).toEqual(['roster/did-you-mean', 'muster/points-exceeded']);
  });
});
