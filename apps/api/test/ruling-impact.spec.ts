import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { EventDay } from './event-day.js';
import { as, call, HEAD, JO, sendTo } from './judges.js';
import { at, command, listAt, run, type Answer, type Body, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const PATIENCE_MS = 60_000;
const wins = (side: 'A' | 'B') => ({
  outcome: { A: side === 'A' ? 'win' : 'loss', B: side === 'B' ? 'win' : 'loss' },
  ground: 'judge',
});

test('the preview of a ruling says what it changes in the event, once the round of its table is closed', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob', 'cy', 'di'], { pack: { id: 'wh40k-10e' } });
  const followed = () => server.from(TableFollower).caughtUp(PATIENCE_MS);
  const publishes = async (round: number) => {
    await day.asks('DraftRound', { round });
    await day.asks('PublishRound', { round });
    await followed();
    const tables = await day.tablesOf(round);
    for (const { match } of tables)
      await server.send(String(match), command('DecideResult', { ...wins('A'), because: 'As the slip says' }));
    await followed();
    return tables;
  };
  const disputed = async (table: Body | undefined): Promise<(side: 'A' | 'B') => Promise<Answer>> => {
    const dispute = randomUUID();
    const called = call(String(table?.['match']), {}, as(String(table?.['A']), 'player'));
    expect((await sendTo(server, dispute, called)).status).toBe(200);
    return (side) =>
      server.post(`/api/disputes/${dispute}/preview`, { remedies: [{ kind: 'decide', ...wins(side) }], ...HEAD });
  };
  const [first] = await publishes(1);
  await day.asks('CloseRound', { round: 1 });
  const [next] = await publishes(2);

  const foresees = await disputed(first);
  const { status, body } = await foresees('B');
  expect([status, at(body, 'refusal')]).toEqual([200, undefined]);
  expect(at(body, 'impact')).toMatchObject({ round: 1, table: first?.['table'] });
  const changed = listAt(body, 'impact', 'lines').map(({ player }) => player);
  expect(changed).toEqual(expect.arrayContaining([first?.['A'], first?.['B']]));
  expect(listAt(body, 'impact', 'apart')).toMatchObject([{ round: 2 }]);
  // Nothing was recorded: the table stands as it was told, and a ruling that changes nothing says nothing.
  expect(at((await day.tablesOf(1))[0], 'result', 'said', 'A', 'outcome')).toBe('win');
  expect((await foresees('A')).body).not.toHaveProperty('impact');
  // Standings do not know of a round that is not closed.
  expect((await (await disputed(next))('B')).body).not.toHaveProperty('impact');
});

test('a penalty shows what it leaves of totals that were keyed in, and who has won then, and so it comes', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob'], { pack: { id: 'wh40k-10e' } });
  const followed = () => server.from(TableFollower).caughtUp(PATIENCE_MS);
  await day.asks('DraftRound', { round: 1 });
  await day.asks('PublishRound', { round: 1 });
  await followed();
  const [table] = await day.tablesOf(1);
  const [match, person] = [String(table?.['match']), String(table?.['A'])];
  const slip = { ...wins('A'), ground: 'agreement', awarded: { unit: 'vp', A: 70, B: 65 }, because: 'The slip' };
  await server.send(match, command('DecideResult', slip));
  await followed();
  await day.asks('CloseRound', { round: 1 });
  const data = {
    ...{ penalty: randomUUID(), person, match, policy: 'frontline-itc', infraction: 'slow-play', level: 'warning' },
    effects: [{ kind: 'points', resource: 'vp', whose: 'own', amount: -10 }],
    ...{ because: 'As it was seen', deviation: 'As it was seen' },
  };
  const asked = { command: { type: 'IssuePenalty', data }, ...HEAD };
  const { body } = await server.post(`/api/people/${person}/penalties/preview`, asked);
  expect(at(body, 'result', 'before')).toBe('A wins by decision (agreement), awarded 70:65 VP; played 0:0');
  expect(at(body, 'result', 'after')).toBe('B wins by decision (agreement), awarded 60:65 VP; played 0:0');
  expect(body).not.toHaveProperty('owed');
  expect(at(body, 'impact')).toMatchObject({ round: 1, table: 1 });
  const given = command('IssuePenalty', data, HEAD);
  expect((await server.post(`/api/people/${person}/penalties/commands`, given)).status).toBe(200);
  await followed();
  expect(at((await day.tablesOf(1))[0], 'result', 'said')).toMatchObject({
    ...{ A: { outcome: 'loss', figures: { vp: 60 } }, B: { outcome: 'win', figures: { vp: 65 } } },
  });
});

describe('a penalty that changes standings', () => {
  let day: EventDay;
  let first: Body | undefined;
  const followed = () => server.from(TableFollower).caughtUp(PATIENCE_MS);
  const ranked = async () => {
    const { body } = await day.get('/standings');
    return JSON.stringify({ ...body, revision: 0 });
  };
  const listed = async () => listAt((await day.get('/impact')).body, 'corrections');
  const issue = (person: string, effects: readonly object[]) =>
    command(
      'IssuePenalty',
      {
        ...{ penalty: randomUUID(), person, match: first?.['match'], policy: 'frontline-itc', infraction: 'slow-play' },
        ...{ level: 'warning', effects, because: 'As it was seen', deviation: 'As it was seen' },
      },
      HEAD,
    );
  const previewed = async (person: string, asked: object) => {
    const { type, data } = asked as { readonly type: string; readonly data: object };
    const answer = await server.post(`/api/people/${person}/penalties/preview`, { command: { type, data }, ...HEAD });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const gives = async (person: string, asked: object) => {
    expect((await server.post(`/api/people/${person}/penalties/commands`, asked)).status).toBe(200);
    await followed();
  };
  beforeEach(async () => {
    day = await new EventDay(server).setUp(['ann', 'bob', 'cy', 'di'], { pack: { id: 'wh40k-10e' } });
    await day.asks('DraftRound', { round: 1 });
    await day.asks('PublishRound', { round: 1 });
    await followed();
    const tables = await day.tablesOf(1);
    first = tables[0];
    for (const { match } of tables)
      await server.send(String(match), command('DecideResult', { ...wins('A'), because: 'As the slip says' }));
    await followed();
    await day.asks('CloseRound', { round: 1 });
  });

  test.each([
    ['takes points', [{ kind: 'tie-break', whose: 'own', amount: -5, unit: 'vp' }]],
    ['takes prizes', [{ kind: 'no-prizes' }]],
    ['loses the match', [{ kind: 'result', of: 'match', result: 'loss' }]],
    ['disqualifies', [{ kind: 'removal', from: 'event' }]],
  ])(
    'and %s shows that before it is given, is listed, and leaves nothing behind when it is rescinded',
    async (_, effects) => {
      const winner = String(first?.['A']);
      const [before, asked] = [await ranked(), issue(winner, effects)];
      const foreseen = await previewed(winner, asked);
      expect(listAt(foreseen, 'impact', 'lines').map(({ player }) => player)).toContain(winner);
      expect([await ranked(), await listed()]).toEqual([before, []]);

      await gives(winner, asked);
      expect(await ranked()).not.toBe(before);
      const [given] = await listed();
      expect(listAt(given, 'impact', 'lines').map(({ player }) => player)).toContain(winner);

      const back = command('RescindPenalty', { penalty: at(asked, 'data', 'penalty'), because: 'Wrong table' }, HEAD);
      expect(listAt(await previewed(winner, back), 'impact', 'lines').map(({ player }) => player)).toContain(winner);
      await gives(winner, back);
      expect(await ranked()).toBe(before);
      expect((await listed()).length).toBeGreaterThan(1);
    },
  );

  test('and takes what the order of the event does not look at says so, instead of nothing', async () => {
    const winner = String(first?.['A']);
    const unknown = [{ kind: 'tie-break', whose: 'own', amount: -2, unit: 'team points' }];
    const impact = at(await previewed(winner, issue(winner, unknown)), 'impact');
    expect(impact).toMatchObject({ lines: [], uncounted: ['team points'] });
  });

  test('and loses a match whose result is settled says that it stays, where no head judge gives it', async () => {
    const winner = String(first?.['A']);
    const data = at(issue(winner, [{ kind: 'result', of: 'match', result: 'loss' }]), 'data');
    const foreseen = async (by: object) => {
      const asked = { command: { type: 'IssuePenalty', data }, ...by };
      return (await server.post(`/api/people/${winner}/penalties/preview`, asked)).body;
    };
    const byJudge = await foreseen(JO);
    expect(byJudge['warning']).toContain('That is settled: a ruling of the head judge');
    expect([byJudge['refusal'], byJudge['result']]).toEqual([undefined, undefined]);
    const byHeadJudge = await foreseen(HEAD);
    expect([byHeadJudge['warning'], byHeadJudge['result']]).toEqual([undefined, expect.anything()]);
  });

  test('is in the preview of the ruling that it goes with, before somebody has said why', async () => {
    const [winner, dispute] = [String(first?.['A']), randomUUID()];
    await sendTo(server, dispute, call(String(first?.['match']), {}, as(winner, 'player')));
    const penalties = [{ person: winner, policy: 'magic-ipg', infraction: 'cheating', level: 'disqualification' }];
    const asked = { remedies: [{ kind: 'none' }], penalties, ...HEAD };
    const { status, body } = await server.post(`/api/disputes/${dispute}/preview`, asked);
    expect(status).toBe(200);
    const line = listAt(body, 'impact', 'lines').find(({ player }) => player === winner);
    expect(at(line, 'after', 'place')).toBeNull();
    const wrong = await server.post(`/api/disputes/${dispute}/preview`, { ...asked, penalties: [{ person: winner }] });
    expect(wrong.status).toBe(400);
  });

  test('what would not be recorded says so, and changes nothing', async () => {
    const unknown = command('RescindPenalty', { penalty: randomUUID(), because: 'No such' });
    const body = await previewed('ann', unknown);
    expect(Object.keys(body)).toEqual(['refusal']);
    expect(at(body, 'refusal', 'code')).toBe('penalty/unknown');
  });
});
