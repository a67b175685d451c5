import { advance, at, command, grenade, listAt, run, started, toShooting, type Body, type Running } from './running.js';

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
    ['moments?at=somewhere', 400, 'request/invalid'],
    ['moments?at=round:9', 404, 'match/no-such-moment'],
    ['moments?at=dispute:none', 404, 'match/no-such-moment'],
    ['moments/99', 404, 'match/no-such-moment'],
    ['moments/x', 400, 'request/invalid'],
    ['first?player=A', 400, 'request/invalid'],
    ['first?player=A&when=now', 400, 'request/invalid'],
    ['first?player=A&when=paper:99=1', 404, 'match/no-such-entry'],
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

describe('the first moment', () => {
  test('is found by few looks, and the answer says where it looked', async () => {
    const body = await get('first?player=A&when=cp-below:1');
    expect(body).toMatchObject({ entry: 6, monotone: 'had-ever', by: { id: 'local' } });
    const spent = await get('first?player=A&when=vp-at-least:5');
    expect(spent).toMatchObject({ entry: 7, text: expect.stringContaining('the centre') as string });
    expect(spent['probes']).toBeLessThanOrEqual(Math.ceil(Math.log2(10)));
    expect(listAt(spent, 'looked')).toHaveLength(spent['probes'] as number);
  });

  test('of what never was there is none', async () => {
    expect(await get('first?player=B&when=vp-at-least:1')).toMatchObject({ entry: null, by: null });
  });

  test('at which the paper says something else', async () => {
    expect(await get('first?player=A&when=paper:5=1,6=0')).toMatchObject({ entry: null });
    expect(await get('first?player=A&when=paper:5=1,6=1')).toMatchObject({ entry: 6 });
  });
});

describe('moments', () => {
  test('are listed, and found by their names', async () => {
    const body = await get('moments');
    expect(listAt(body, 'rounds')).toMatchObject([{ entry: 3 }]);
    expect(listAt(body, 'phases').at(-1)).toMatchObject({ entry: 5, clock: 'R1.A.Shooting' });
    expect(await get('moments?at=phase:1.A.shooting')).toMatchObject({
      entry: 5,
      neighbours: { entry: { previous: 4, next: 6 }, phase: { previous: 4, next: null }, round: { previous: 3 } },
    });
  });

  test('have a link that says whether it still holds', async () => {
    const moment = await get('moments/6');
    expect(moment['link']).toBe(`/matches/m?entry=6&state=${String(moment['state'])}`);
    expect(moment['state']).toMatch(/^[0-9a-f]{64}$/);
    expect(await get(`moments/6?state=${String(moment['state'])}`)).toMatchObject({ held: true });
    expect(await get(`moments/6?state=${'0'.repeat(64)}`)).toMatchObject({
      held: false,
      says: expect.stringContaining('not what this link was made for') as string,
    });
  });

  test('are found by the dispute that is about them', async () => {
    const call = command('CallJudge', { match: 'm', entry: 6, claim: 'The unit had shot already.', side: 'B' });
    expect((await server.post('/api/disputes/d-1/commands', call)).status).toBe(200);
    expect(await get('moments?at=dispute:d-1')).toMatchObject({ entry: 6, clock: 'R1.A.Shooting' });
    expect(listAt(await get('moments'), 'disputes')).toMatchObject([{ dispute: 'd-1', entry: 6 }]);
    expect(at(await get('moments/3'), 'neighbours', 'dispute')).toEqual({ previous: null, next: 6 });
  });

  test('say what later corrections have made of them, while their links hold', async () => {
    await server.send('c', ...started(), toShooting());
    expect((await server.send('c', await grenade(server, 'c'))).status).toBe(200);
    await server.send('c', advance());
    const moments = async (path: string) => (await server.get(`/api/matches/c/moments/${path}`)).body;
    const [six, seven] = [await moments('6'), await moments('7')];
    const correct = { entry: 6, correction: { kind: 'strike' }, because: 'not thrown' };
    expect((await server.send('c', command('CorrectEntry', correct))).status).toBe(200);
    expect(await moments(`6?state=${String(six['state'])}`)).toMatchObject({
      held: true,
      now: { counts: 'struck', differences: [{ text: 'A did not spend 1 CP on Grenade, round 1' }] },
      says: expect.stringContaining('Struck by entry 8: not thrown.') as string,
    });
    expect(await moments(`7?state=${String(seven['state'])}`)).toMatchObject({
      held: true,
      now: { counts: 'differently' },
    });
    expect(await moments('5')).toMatchObject({ now: { counts: 'as-recorded', differences: [] } });
    expect(at(await moments('8'), 'now', 'counts')).toBe('as-recorded');
  });
});
