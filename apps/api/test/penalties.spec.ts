import { randomUUID } from 'node:crypto';
import { PenaltyRecorder } from '@adjutant/rulings';
import { at, command, listAt, run, type Running, started } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('table-14', ...started());
});
afterAll(() => server.close());

const JUDGE = { id: 'jo', role: 'judge' };
const HEAD = { id: 'hal', role: 'head-judge' };

const issue = (person: string, more: object = {}, actor: object | null = JUDGE) =>
  command(
    'IssuePenalty',
    {
      penalty: randomUUID(),
      person,
      policy: 'frontline-itc',
      infraction: 'slow-play',
      level: 'warning',
      because: 'Two turns in three hours',
      ...more,
    },
    actor ? { actor } : {},
  );
const send = (person: string, ...commands: readonly object[]) =>
  server.post(`/api/people/${person}/penalties/commands`, commands.length === 1 ? commands[0] : commands);
const penaltiesOf = async (person: string) =>
  listAt((await server.get(`/api/people/${person}/penalties`)).body, 'penalties');

describe('policies', () => {
  test('are listed with their sources, and shown as a whole', async () => {
    const { body } = await server.get('/api/policies');
    expect(listAt(body, 'policies').map((one) => one['id'])).toEqual([
      'amg',
      'frontline-itc',
      'magic-ipg',
      'pokemon',
      'warmaster-series',
      'wtc',
    ]);
    const { body: policy } = await server.get('/api/policies/magic-ipg');
    expect(policy).toMatchObject({ id: 'magic-ipg', digest: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
    expect(listAt(policy, 'infractions')).toHaveLength(25);
    expect(await server.get('/api/policies/none')).toMatchObject({ status: 404, body: { code: 'policy/unknown' } });
  });

  test('advise, with why', async () => {
    const { body } = await server.get('/api/policies/frontline-itc/advice?infraction=slow-play');
    expect(body).toMatchObject({
      infraction: { id: 'slow-play', name: 'Slow play' },
      level: { id: 'warning', name: 'Warning' },
      may: ['judge', 'head-judge'],
      why: [{ text: 'Slow play: Warning.', source: { document: 'coc', checked: false } }],
      remedies: [],
    });
    const unknown = await server.get('/api/policies/frontline-itc/advice?infraction=x');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'penalty/unknown-infraction' } });
  });
});

describe('a penalty', () => {
  test('is recorded, counted the next time, and taken back', async () => {
    const first = issue('cy');
    expect((await send('cy', first)).body).toMatchObject({ outcome: 'recorded', revision: 0 });
    const { body: advice } = await server.get('/api/policies/frontline-itc/advice?infraction=slow-play&person=cy');
    expect(advice).toMatchObject({
      level: { id: 'yellow-card' },
      effects: [{ text: '−10 VP for the penalised player' }],
    });

    const second = await send('cy', issue('cy', { level: 'yellow-card' }));
    expect(second.body).toMatchObject({ outcome: 'recorded', revision: 1 });
    const penalty = at(first, 'data', 'penalty') as string;
    expect(
      (await send('cy', command('RescindPenalty', { penalty, because: 'Wrong table' }, { actor: JUDGE }))).status,
    ).toBe(200);

    const shown = await penaltiesOf('cy');
    expect(shown).toMatchObject([
      {
        penalty,
        infraction: { name: 'Slow play' },
        level: { name: 'Warning' },
        policy: { id: 'frontline-itc', name: 'Frontline Gaming / ITC cards' },
        by: JUDGE,
        standing: 'rescinded',
        rescinded: { because: 'Wrong table' },
        deviation: null,
      },
      { level: { id: 'yellow-card' }, standing: 'stands', advised: { level: { id: 'yellow-card' } } },
    ]);
    expect((await server.store.verifyChain('penalties-cy')).intact).toBe(true);
  });

  test('other than advised needs a reason, and somebody who may', async () => {
    const red = { level: 'red-card' };
    expect(await send('di', issue('di', red))).toMatchObject({
      status: 403,
      body: { code: 'penalty/level-not-yours' },
    });
    expect(await send('di', issue('di', red, HEAD))).toMatchObject({
      status: 422,
      body: { code: 'penalty/deviation-unexplained', facts: { advised: 'warning' } },
    });
    const explained = { ...red, deviation: 'Warned by everybody all day' };
    expect((await send('di', issue('di', explained, HEAD))).body).toMatchObject({ outcome: 'recorded' });
    expect(await penaltiesOf('di')).toMatchObject([{ deviation: 'Warned by everybody all day', by: HEAD }]);
  });

  test('on one’s own machine asks for no role', async () => {
    const asked = issue('ed', { infraction: 'cheating', level: 'disqualification' }, null);
    expect((await send('ed', asked)).body).toMatchObject({ outcome: 'recorded' });
  });

  test('of a match is of one who plays in it, and says what it does to the points', async () => {
    expect(await send('cy', issue('cy', { match: 'table-14' }))).toMatchObject({
      status: 422,
      body: { code: 'penalty/not-in-this-match' },
    });
    await server.send(
      'table-14',
      command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: 4, what: 'x' }),
    );
    const yellow = { infraction: 'illegal-list', level: 'yellow-card' };
    const { body } = await server.get(
      '/api/policies/frontline-itc/advice?infraction=illegal-list&person=ann&match=table-14',
    );
    expect(body).toMatchObject({
      level: { id: 'yellow-card' },
      remedies: [{ kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true }],
    });
    await send('ann', issue('ann', { ...yellow, match: 'table-14' }));
    expect(await penaltiesOf('ann')).toMatchObject([{ match: 'table-14', side: 'A' }]);
    const stranger = await server.get('/api/policies/frontline-itc/advice?infraction=late&person=cy&match=table-14');
    expect(stranger).toMatchObject({ status: 400, body: { code: 'request/invalid' } });
  });

  test('is sent twice and recorded once; its id serves one penalty only', async () => {
    const once = issue('flo');
    await send('flo', once);
    expect((await send('flo', once)).body).toMatchObject({ outcome: 'already', revision: 0 });
    const again = issue('flo', { ...(at(once, 'data') as object), because: 'Other' });
    expect(await send('flo', again)).toMatchObject({ status: 409, body: { code: 'penalty/id-taken' } });
  });
});

describe('bad input', () => {
  test('is refused by place', async () => {
    const wrong = await send('cy', issue('another'));
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ at: 'data.person' }] } });
    const effects = await send('cy', issue('cy', { effects: [{ kind: 'points', amount: 0.5 }] }));
    expect(effects).toMatchObject({ status: 400, body: { errors: [{ at: 'data.effects' }] } });
    const named = await send('cy', issue('cy', { by: HEAD }));
    expect(named).toMatchObject({ status: 400, body: { errors: [{ at: 'data.by' }] } });
    expect(await send('cy', command('OpenMatch', {}))).toMatchObject({
      status: 400,
      body: { code: 'command/unknown-type' },
    });
  });

  test('about people whose ids hold odd characters is taken as any other', async () => {
    const odd = 'Zoë Ångström / 7';
    expect((await send(encodeURIComponent(odd), issue(odd))).body).toMatchObject({ outcome: 'recorded' });
    expect(await penaltiesOf(encodeURIComponent(odd))).toHaveLength(1);
  });

  test('of other roles is not let through', async () => {
    for (const role of ['player', 'scorekeeper', 'spectator']) {
      const answer = await send('cy', issue('cy', {}, { id: 'cy', role }));
      expect(answer).toMatchObject({ status: 403, body: { code: 'access/no-role' } });
    }
  });
});

describe('a penalty of a ruling', () => {
  const now = '2031-05-04T12:00:00.000Z';
  const sending = (person: string, commandId: string) => ({
    ...{ person, commandId, now, occurredAt: now },
    actor: { id: 'liaison', role: 'system' } as const,
  });
  const asked = (person: string, more: object = {}) => ({
    ...{ penalty: randomUUID(), person, match: 'table-14', dispute: 'd1', ruling: '1', policy: 'frontline-itc' },
    ...{ infraction: 'abuse', level: 'red-card', because: 'Shouted' },
    ...more,
  });
  const judge = { id: 'jo', role: 'judge' } as const;
  const head = { id: 'hal', role: 'head-judge' } as const;

  test('is looked at before the ruling is given', async () => {
    const desk = server.from(PenaltyRecorder);
    expect(await desk.check(asked('bob'), head, now)).toBeNull();
    expect(await desk.check(asked('bob'), judge, now)).toMatchObject({ code: 'penalty/level-not-yours' });
    expect(await desk.check(asked('cy'), head, now)).toMatchObject({ code: 'penalty/not-in-this-match' });
    expect(await penaltiesOf('bob')).toEqual([]);
  });

  test('is carried out once, and goes when the ruling goes', async () => {
    const desk = server.from(PenaltyRecorder);
    const data = { ...asked('bob'), by: head };
    const [given, taken] = [randomUUID(), randomUUID()];
    const carry = () => desk.take({ type: 'IssuePenalty', data }, sending('bob', given));
    expect([(await carry()).outcome, (await carry()).outcome]).toEqual(['recorded', 'already']);
    expect(await penaltiesOf('bob')).toMatchObject([
      { side: 'B', by: head, dispute: 'd1', ruling: '1', standing: 'stands', effects: [{ text: 'the game is lost' }] },
    ]);
    const back = { penalty: data.penalty, because: 'Overturned', ruling: '1', by: head };
    const take = () => desk.take({ type: 'RescindPenalty', data: back }, sending('bob', taken));
    expect([(await take()).outcome, (await take()).outcome]).toEqual(['recorded', 'already']);
    const late = await desk.take({ type: 'RescindPenalty', data: back }, sending('bob', randomUUID()));
    expect(late.outcome).toBe('already');
    expect(await penaltiesOf('bob')).toMatchObject([{ standing: 'rescinded' }]);
  });
});
