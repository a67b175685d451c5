import { at, command, grenade, listAt, run, started, toShooting, type Body, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started(), toShooting());
  expect((await server.send('m', await grenade(server, 'm'))).status).toBe(200);
  await server.send(
    'm',
    command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: 5, what: 'the centre' }),
    command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: 60, what: 'everything' }),
  );
});
afterAll(() => server.close());

const get = async (path: string): Promise<Body> => {
  const { status, body } = await server.get(`/api/matches/m/${path}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const amounts = (body: Body) => listAt(body, 'parts').map((part) => part['amount'] as number);

describe('why', () => {
  test('a balance goes down to entry, person and rule, and the parts add up', async () => {
    const body = await get('why?player=A&figure=cp');
    expect(amounts(body).reduce((sum, one) => sum + one, 0)).toBe(body['value']);
    expect(listAt(body, 'parts').at(-1)).toMatchObject({
      amount: -1,
      entry: 6,
      kind: 'spend',
      clock: 'R1.A.Shooting',
      text: expect.stringContaining('uses Grenade') as string,
      rule: { id: 'core/grenade', name: 'Grenade', cites: [{ section: expect.any(String) as string }] },
      by: { id: 'local', role: 'scorekeeper' },
    });
  });

  test('points that a cap kept back are explained', async () => {
    const body = await get('why?player=A&figure=vp:primary');
    expect(body['value']).toBe(50);
    const last = listAt(body, 'parts').at(-1);
    expect([last?.['amount'], at(last, 'notes', 0)]).toEqual([45, expect.stringContaining('kept back by the cap')]);
    expect(at(last, 'cappedBy', 'id')).toBe('vp/primary');
  });

  test('an earlier moment is asked as the record stood then', async () => {
    expect(await get('why?player=A&figure=cp&at=5')).toMatchObject({ value: 1, at: 5 });
    expect(await get('why?player=A&figure=vp&at=7')).toMatchObject({ value: 5 });
  });

  test('a price is what is printed with what changes it', async () => {
    const body = await get('why?player=A&figure=price:6');
    expect([body['value'], amounts(body)]).toEqual([1, [1]]);
  });

  test.each([
    ['why?player=C&figure=cp', 400, 'request/invalid'],
    ['why?figure=cp', 400, 'request/invalid'],
    ['why?player=A', 400, 'request/invalid'],
    ['why?player=A&figure=price:x', 400, 'request/invalid'],
    ['why?player=A&figure=gold', 404, 'match/no-such-figure'],
    ['why?player=A&figure=vp:gold', 404, 'match/no-such-figure'],
    ['why?player=A&figure=price:1', 404, 'match/no-such-figure'],
    ['why?player=A&figure=cp&at=99', 404, 'match/no-such-entry'],
    ['difference', 400, 'request/invalid'],
    ['difference?from=1&to=99', 404, 'match/no-such-entry'],
  ])('%s is answered with %i %s', async (path, status, code) => {
    const answer = await server.get(`/api/matches/m/${path}`);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('the difference of two moments', () => {
  test('is told in the words of the game', async () => {
    const { differences } = (await get('difference?from=4&to=8')) as unknown as { differences: { text: string }[] };
    const texts = differences.map(({ text }) => text);
    expect(texts).toContain('A spent 1 CP on Grenade, round 1');
    expect(texts).toContain('A +50 VP Primary mission, round 1');
  });

  test('of a moment with itself there is none', async () => {
    expect((await get('difference?from=7&to=7'))['differences']).toEqual([]);
  });
});
