import { randomUUID } from 'node:crypto';
import { ANN, as, BOB, call, contested, HEAD, JO, rules, sendTo } from './judges.js';
import { advance, at, command, listAt, run, type Answer, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await contested(server, 'm');
});
afterAll(() => server.close());

const NONE = { kind: 'none' };
const STRIKE = { kind: 'strike', entries: [6] };
const fresh = async (): Promise<string> => {
  const id = `d-${randomUUID()}`;
  await sendTo(server, id, call('m'));
  return id;
};
const send = (dispute: string, ...commands: readonly object[]) => sendTo(server, dispute, ...commands);
const revisionOf = async (dispute: string) => (await server.get(`/api/disputes/${dispute}`)).body['revision'];
const refused = (answer: Answer) => [answer.status, answer.body['code']];

describe('what is refused records nothing', () => {
  const cases: readonly (readonly [string, object, number, string])[] = [
    ['a judge’s command by a player', command('ClaimCall', {}, ANN), 403, 'access/no-role'],
    ['a ruling by a player', rules([NONE], {}, ANN), 403, 'access/no-role'],
    [
      'a statement for the other seat',
      command('MakeStatement', { side: 'B', text: 'x' }, ANN),
      403,
      'access/not-your-seat',
    ],
    [
      'a statement by nobody of this match',
      command('MakeStatement', { side: 'A', text: 'x' }, as('eve', 'player')),
      403,
      'access/not-your-seat',
    ],
    ['a full rewind by a judge', rules([{ kind: 'rewind', to: 4, backup: 'full' }]), 403, 'ruling/head-judge-only'],
    ['an appeal of nothing', command('AppealRuling', { side: 'A', because: 'x' }, ANN), 422, 'ruling/not-given'],
    [
      'a final ruling without an appeal',
      command('GiveFinalRuling', { verdict: 'upheld', because: 'x' }, HEAD),
      422,
      'appeal/none',
    ],
    [
      'a final ruling by a judge',
      command('GiveFinalRuling', { verdict: 'upheld', because: 'x' }, JO),
      403,
      'appeal/head-judge-only',
    ],
    [
      'evidence that was never sent',
      command('AddEvidence', { hash: 'a'.repeat(64), side: 'A' }, ANN),
      422,
      'evidence/unknown',
    ],
    ['a ruling of no remedy', rules([]), 422, 'ruling/no-remedy'],
    ['remedies that the match refuses', rules([{ kind: 'strike', entries: [99] }]), 422, 'entry/not-recorded'],
    ['an outcome from outside', command('ReportOutcome', {}), 400, 'command/unknown-type'],
    ['a remedy of no kind', rules([{ kind: 'shout' }]), 400, 'request/invalid'],
    ['a remedy without its entries', rules([{ kind: 'strike' }]), 400, 'request/invalid'],
    ['too many minutes', command('GrantTime', { minutes: 500 }, JO), 400, 'request/invalid'],
    ['a member that is not known', command('ClaimCall', { loudly: true }, JO), 400, 'request/invalid'],
    [
      'a revision that is stale',
      command('ClaimCall', {}, { ...JO, expectedRevision: 7 }),
      409,
      'dispute/stale-revision',
    ],
    ['the role of the server', command('ClaimCall', {}, as('x', 'system')), 400, 'request/invalid'],
  ];

  test.each(cases)('%s', async (_, asked, status, code) => {
    const id = await fresh();
    const answer = await send(id, asked);
    expect(refused(answer)).toEqual([status, code]);
    expect(await revisionOf(id)).toBe(0);
  });

  test('where there is no dispute or no match', async () => {
    expect(refused(await send('nowhere', command('ClaimCall', {}, JO)))).toEqual([404, 'dispute/unknown']);
    expect(refused(await send('nowhere', call('no-match', {}, JO)))).toEqual([404, 'match/unknown']);
    expect(refused(await server.get('/api/disputes/nowhere'))).toEqual([404, 'dispute/unknown']);
    expect(refused(await server.post('/api/disputes/nowhere/preview', { remedies: [] }))).toEqual([
      404,
      'dispute/unknown',
    ]);
    expect(refused(await server.get('/api/matches/nowhere/disputes'))).toEqual([404, 'match/unknown']);
    expect(refused(await server.get('/api/disputes?status=open'))).toEqual([400, 'request/invalid']);
  });
});

describe('two judges who rule at once', () => {
  test('one ruling is recorded, and the other judge sees it', async () => {
    const id = await fresh();
    const answers = await Promise.all([
      send(id, rules([NONE], { because: 'Fine.' }, as('jo', 'judge'))),
      send(id, rules([STRIKE], { because: 'Not fine.' }, as('kim', 'judge'))),
    ]);
    const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
    expect(won?.body['outcome']).toBe('recorded');
    const given = at(won?.body, 'events', 0, 'data') as Record<string, unknown>;
    expect(lost).toMatchObject({
      status: 409,
      body: {
        code: 'ruling/already-given',
        facts: { judge: given['judge'], because: given['because'], remedies: given['remedies'], time: given['time'] },
      },
    });
    const whole = (await server.get(`/api/disputes/${id}`)).body;
    expect(listAt(whole, 'rulings')).toHaveLength(1);
    expect(listAt(whole, 'rulings')[0]).toMatchObject({ judge: given['judge'], outcome: { carriedOut: true } });
    // Whatever was done is taken back, for the cases that follow.
    await send(id, command('RevokeRuling', { because: 'A test.' }, HEAD));
  });
});

describe('a match that goes on', () => {
  test('between preview and ruling: the entries in between are listed', async () => {
    const id = await fresh();
    const { basis } = (await server.post(`/api/disputes/${id}/preview`, { remedies: [NONE], ...JO })).body;
    await server.send('m', advance());
    const answer = await send(id, rules([NONE], { basis }));
    expect(refused(answer)).toEqual([409, 'ruling/match-moved-on']);
    expect(at(answer.body, 'facts', 'entries')).toMatchObject([{ type: 'PhaseAdvanced', text: expect.any(String) }]);
    const anew = (await server.post(`/api/disputes/${id}/preview`, { remedies: [NONE], ...JO })).body;
    expect((await send(id, rules([NONE], { basis: anew['basis'] }))).status).toBe(200);
  });

  test('with a judge who looks at it: the preview still holds', async () => {
    const id = await fresh();
    const { basis } = (await server.post(`/api/disputes/${id}/preview`, { remedies: [NONE], ...JO })).body;
    await server.get('/api/matches/m?viewer=judge&actor=jo');
    expect((await send(id, rules([NONE], { basis }))).status).toBe(200);
  });

  test('with other remedies than were previewed: refused', async () => {
    const id = await fresh();
    const { basis } = (await server.post(`/api/disputes/${id}/preview`, { remedies: [NONE], ...JO })).body;
    expect(refused(await send(id, rules([STRIKE], { basis })))).toEqual([409, 'ruling/not-as-previewed']);
  });

  test('a preview that the match refuses shows why, and the old side twice', async () => {
    const id = await fresh();
    const preview = await server.post(`/api/disputes/${id}/preview`, { remedies: [STRIKE, STRIKE], ...JO });
    expect(preview).toMatchObject({ status: 200, body: { refusal: { code: 'entry/struck' }, differences: [] } });
    expect(preview.body['after']).toEqual(preview.body['before']);
    const byPlayer = await server.post(`/api/disputes/${id}/preview`, { remedies: [NONE], ...BOB });
    expect(refused(byPlayer)).toEqual([403, 'access/no-role']);
  });
});

describe('a result', () => {
  const states = async (match: string) => {
    const shown = (await server.get(`/api/matches/${match}`)).body['resultState'];
    const listed = listAt((await server.get('/api/matches')).body, 'matches').find((one) => one['id'] === match);
    return [shown, listed?.['resultState']];
  };

  test('is reported, confirmed, disputed and overridden', async () => {
    await contested(server, 'r');
    expect(await states('r')).toEqual([null, null]);
    await server.send('r', command('ConcedeMatch', { player: 'B' }));
    expect(await states('r')).toEqual(['reported', 'reported']);
    await server.send(
      'r',
      command('ConfirmResult', { player: 'A' }, ANN),
      command('ConfirmResult', { player: 'B' }, BOB),
    );
    expect(await states('r')).toEqual(['confirmed', 'confirmed']);
    expect(refused(await send('closed', call('r')))).toEqual([403, 'dispute/match-closed']);
    await send('closed', call('r', { side: undefined }, HEAD));
    expect(await states('r')).toEqual(['disputed', 'disputed']);
    const remedy = { kind: 'adjust', player: 'A', resource: 'vp', category: 'primary', amount: 3 };
    expect(refused(await send('closed', rules([remedy])))).toEqual([403, 'ruling/match-closed']);
    expect((await send('closed', rules([remedy], {}, HEAD))).status).toBe(200);
    expect(await states('r')).toEqual(['overridden', 'overridden']);
    await send('closed', command('RevokeRuling', { because: 'No.' }, HEAD), command('WithdrawCall', {}, HEAD));
    expect(await states('r')).toEqual(['confirmed', 'confirmed']);
  });
});

describe('the queue', () => {
  test('filters by status, match, judge and words, in pages', async () => {
    await contested(server, 'q');
    for (const [id, claim] of [
      ['q1', 'Dice were 50% cocked'],
      ['q2', 'The clock ran'],
      ['q3', 'Cocked dice again'],
    ] as const)
      await send(id, call('q', { claim }));
    await send('q2', command('ClaimCall', {}, as('kim', 'judge')));
    const ids = async (query: string) =>
      listAt((await server.get(`/api/disputes?match=q&${query}`)).body, 'disputes').map((one) => one['id']);
    expect(await ids('')).toEqual(['q3', 'q2', 'q1']);
    expect(await ids('status=claimed,ruled')).toEqual(['q2']);
    expect(await ids('judge=kim&status=claimed')).toEqual(['q2']);
    expect(await ids('words=cocked+DICE')).toEqual(['q3', 'q1']);
    expect(await ids('words=50%25')).toEqual(['q1']);
    const page = (await server.get('/api/disputes?match=q&limit=2')).body;
    expect(await ids(`limit=2&after=${String(page['next'])}`)).toEqual(['q1']);
    expect(listAt((await server.get('/api/matches/q/disputes')).body, 'disputes')).toHaveLength(3);
  });
});
