import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { command, listAt, open, run, started, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const JUDGE = { actor: { id: 'judy', role: 'judge' } };
const HEAD = { actor: { id: 'hal', role: 'head-judge' } };
const scores = (player: 'A' | 'B', points: number, category = 'primary'): object =>
  command('ScoreVictoryPoints', { player, category, points, what: 'x' });
const decides = (data: object, more: object = JUDGE): object =>
  command('DecideResult', { because: 'So decided.', ...data }, more);
const docks = (amount: number, more: object = {}): object =>
  command('AdjustPoints', { player: 'A', resource: 'vp', amount: -amount, because: 'Slow play', ...more }, JUDGE);
const ends = command('FinishMatch', { ending: 'judge' }, JUDGE);

const RED_CARD = {
  outcome: { A: 'loss', B: 'win' },
  ground: 'disqualification',
  awarded: { unit: 'event', A: 0, B: 20 },
};
const NOBODY_CAME = { outcome: { A: 'loss', B: 'loss' }, ground: 'no-show', absent: ['A', 'B'] };

/** What the readers of a match are told: page, list, report, and the bundle's own summary of it. */
async function told(match: string): Promise<Readonly<Record<'page' | 'list' | 'report', string>>> {
  const page = (await server.get(`/api/matches/${match}`)).body;
  const row = listAt((await server.get('/api/matches?limit=100')).body, 'matches').find(({ id }) => id === match);
  const file = await fetch(`${server.url}/api/matches/${match}/report.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())));
  return {
    page: String(page['resultText']),
    list: String(row?.['resultText']),
    report: text.join(' ').replaceAll(/\s+/g, ' '),
  };
}

async function expectToldAs(match: string, page: string, report: string): Promise<void> {
  const { report: text, ...others } = await told(match);
  expect(others).toEqual({ page, list: page });
  expect(text).toContain(report);
}

async function sent(match: string, ...commands: readonly object[]): Promise<void> {
  for (const one of commands) {
    const { status, body } = await server.send(match, one);
    expect([status, body['detail']]).toEqual([200, undefined]);
  }
}

const hashAfter = async (match: string, entry: number): Promise<unknown> => {
  const { status, body } = await server.get(`/api/matches/${match}/moments/${entry}`);
  expect(status).toBe(200);
  return body['state'];
};

test('a leader who is disqualified has not won, wherever the result is read', async () => {
  await sent('red', ...started(), scores('A', 30), ends, decides(RED_CARD));
  await expectToldAs(
    'red',
    'B wins by decision (disqualification), awarded 0:20 event points; played 30:0',
    'B (bob) wins by decision (disqualification), awarded 0:20 event points; played 30:0. Because: So decided. Nobody has confirmed the result.',
  );
  const { body } = await server.get('/api/matches/red');
  expect(body).toMatchObject({ resultState: 'decided', result: { winner: 'B', points: { A: 30, B: 0 } } });
});

test('a double no-show before the rosters has two losers and no winner', async () => {
  await sent('nobody', open());
  expect((await server.send('nobody', ends)).body).toMatchObject({
    code: 'match/not-started',
    facts: { instead: 'DecideResult' },
  });
  await sent('nobody', decides(NOBODY_CAME, { actor: { id: 'olga', role: 'organizer' } }));
  await expectToldAs(
    'nobody',
    'Both players lose by decision (no-show of A and B); played 0:0',
    'Both players lose by decision (no-show of A (ann) and B (bob)); played 0:0.',
  );
  const { body } = await server.get('/api/matches/nobody');
  expect(body).toMatchObject({ status: 'finished', result: { winner: 'none', ending: 'decision' } });
});

test('10 VP of 4 are taken as far as they go; 10 more pay the rest; what nobody pays stands in the result', async () => {
  await sent('owing', ...started(), scores('A', 4));
  expect((await server.send('owing', docks(10))).body).toMatchObject({ code: 'points/below-zero' });
  await sent('owing', docks(10, { owes: true }));
  const ledger = async () => listAt((await server.get('/api/matches/owing/ledger')).body, 'vp', 'A');
  expect((await ledger()).at(-1)).toMatchObject({ due: -10, credited: -4, owed: 6, balance: 0 });
  await sent('owing', ends);
  await expectToldAs(
    'owing',
    'B wins 0:0, by judge; A still owes 6 VP',
    'B (bob) wins 0:0, by judge; A (ann) still owes 6 VP.',
  );
  const { report } = await told('owing');
  expect(report).toContain('6 VP could not be taken and are owed: later credits pay them.');

  await sent('paying', ...started(), scores('A', 4), docks(10, { owes: true }), scores('A', 10), ends);
  await expectToldAs('paying', 'A wins 4:0, by judge', 'A (ann) wins 4:0, by judge.');
  expect((await told('paying')).report).toContain('Pays what entry 5 left owed. Nothing is owed any more.');
  const why = (await server.get('/api/matches/paying/why?player=A&figure=vp')).body;
  expect(why).toMatchObject({ value: 4 });
  expect(listAt(why, 'parts').map(({ amount }) => amount)).toEqual([4, -4, 10, -6]);
  expect(listAt(why, 'parts').at(-1)?.['notes']).toContain('Pays what entry 5 left owed. Nothing is owed any more.');
});

test('is for officials, agrees with itself, and is refused in words where it does not', async () => {
  await sent('words', ...started());
  const asked = async (data: object, more?: object) => (await server.send('words', decides(data, more))).body;
  expect(await asked(RED_CARD, { actor: { id: 'ann', role: 'player' } })).toMatchObject({ code: 'access/no-role' });
  expect(await asked({ outcome: { A: 'win', B: 'win' }, ground: 'judge' })).toMatchObject({
    code: 'result/contradictory',
    detail: 'Win for A and win for B contradict each other: beside win stands loss or unscored.',
  });
  expect(await asked({ outcome: { A: 'loss', B: 'win' }, ground: 'no-show' })).toMatchObject({
    detail: 'Say who did not come: absent A, B, or both.',
  });
  expect(await asked({ outcome: { A: 'lost', B: 'win' }, ground: 'weather' })).toMatchObject({
    code: 'request/invalid',
  });
});

test('a decision that a ruling strikes leaves the state as it was; nobody else takes it back', async () => {
  await sent('back', ...started(), scores('A', 30));
  const before = await hashAfter('back', 4);
  await sent('back', decides(RED_CARD));
  expect(await hashAfter('back', 5)).not.toEqual(before);
  const strikes = { entry: 5, correction: { kind: 'strike' }, because: 'The wrong table' };
  expect((await server.send('back', command('CorrectEntry', strikes, JUDGE))).status).toBe(422);
  const called = command('CallJudge', { match: 'back', side: 'A', claim: 'The wrong table' });
  expect((await server.post('/api/disputes/back/commands', called)).status).toBe(200);
  const remedies = [{ kind: 'strike', entries: [5] }];
  const ruled = command('GiveRuling', { remedies, because: 'The wrong table' }, HEAD);
  expect((await server.post('/api/disputes/back/commands', ruled)).status).toBe(200);
  expect(await hashAfter('back', 7)).toEqual(before);
});

describe('what is conceded', () => {
  const put = (body: object): Promise<Response> =>
    fetch(`${server.url}/api/event`, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    });

  test('is worth what the event says, beside what was played', async () => {
    expect((await put({ concession: { unit: 'event', winner: 0, loser: 20 } })).status).toBe(400);
    expect((await put({ concession: { unit: 'event', winner: 20, loser: 0 } })).status).toBe(200);
    await sent('conceded', ...started(), scores('A', 30), command('ConcedeMatch', { player: 'A' }));
    await expectToldAs(
      'conceded',
      'B wins, by concession, awarded 0:20 event points; played 30:0',
      'B (bob) wins, by concession, awarded 0:20 event points; played 30:0.',
    );
    expect((await put({})).status).toBe(200);
    await sent('plainly', ...started(), command('ConcedeMatch', { player: 'A' }));
    expect((await told('plainly')).page).toBe('B wins 0:0, by concession');
  });

  test('by nobody who says themselves what it is worth', async () => {
    await sent('greedy', ...started());
    const asked = command('ConcedeMatch', { player: 'A', awarded: { unit: 'vp', A: 50, B: 0 } });
    expect((await server.send('greedy', asked)).body).toMatchObject({ code: 'request/invalid' });
  });
});

describe('a penalty that loses the match', () => {
  const penalises = (match: string): object =>
    command(
      'IssuePenalty',
      {
        ...{ penalty: randomUUID(), person: 'ann', match, because: 'Cheated' },
        ...{ policy: 'frontline-itc', infraction: 'cheating', level: 'disqualification' },
      },
      HEAD,
    );
  const issued = (match: string) => server.post('/api/people/ann/penalties/commands', penalises(match));

  test('offers the decision as those that cost points offer the points', async () => {
    await sent('cheated', ...started());
    const { body } = await server.get(
      '/api/policies/frontline-itc/advice?infraction=cheating&person=ann&match=cheated',
    );
    expect(body['remedies']).toContainEqual({
      kind: 'decide',
      outcome: { A: 'loss', B: 'win' },
      ground: 'disqualification',
    });
  });

  test('is never recorded beside a result that contradicts it without a warning, in the answer and on the page', async () => {
    await sent('won', ...started(), scores('A', 30), ends);
    const { status, body } = await issued('won');
    expect([status, body['warnings']]).toEqual([
      200,
      [
        {
          code: 'penalty/result-differs',
          message: expect.stringContaining('its result is another: A wins 30:0') as string,
        },
      ],
    ]);
    const page = async () =>
      listAt((await server.get('/api/people/ann/penalties')).body, 'penalties').find(({ match }) => match === 'won');
    expect((await page())?.['warning']).toContain('A wins 30:0, by judge');
    await sent('won', decides(RED_CARD));
    expect((await page())?.['warning']).toBeNull();
    expect((await issued('won')).body['warnings']).toBeUndefined();
  });

  test('with a ruling warns as well, unless the ruling decides the match', async () => {
    const penalties = [
      {
        ...{ person: 'ann', because: 'Cheated', deviation: 'On the spot' },
        ...{ policy: 'frontline-itc', infraction: 'cheating', level: 'disqualification' },
      },
    ];
    const ruled = async (id: string, remedies: readonly object[], given: readonly object[] = penalties) => {
      await sent(id, ...started(), scores('A', 30), ends);
      const called = command('CallJudge', { match: id, side: 'B', claim: 'Loaded dice' });
      expect((await server.post(`/api/disputes/${id}/commands`, called)).status).toBe(200);
      const gives = command('GiveRuling', { remedies, penalties: given, because: 'Seen' }, HEAD);
      return (await server.post(`/api/disputes/${id}/commands`, gives)).body;
    };
    const card = { person: 'ann', policy: 'wtc', infraction: 'minor-misplay', level: 'yellow-card', because: 'Again' };
    const cards = [{ ...card, deviation: 'On the spot' }];
    expect((await ruled('card-alone', [{ kind: 'none' }], cards))['warnings']).toEqual([
      { code: 'penalty/result-differs', message: expect.stringContaining('−10 VP') as string },
    ]);
    const takes = { kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true };
    expect((await ruled('card-carried-out', [takes], cards))['warnings']).toBeUndefined();
    expect((await ruled('with-nothing', [{ kind: 'none' }]))['warnings']).toMatchObject([
      { code: 'penalty/result-differs' },
    ]);
    const decided = await ruled('with-decision', [{ kind: 'decide', ...RED_CARD }]);
    expect([decided['outcome'], decided['warnings']]).toEqual(['recorded', undefined]);
    expect((await told('with-decision')).page).toContain('B wins by decision (disqualification)');
  });
});
