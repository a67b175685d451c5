import { command, listAt, run, started, toShooting, type Answer, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started(), toShooting());
});
afterAll(() => server.close());

const send = (dispute: string, ...commands: readonly object[]): Promise<Answer> =>
  server.post(`/api/disputes/${dispute}/commands`, commands.length === 1 ? commands[0] : commands);
const judge = (id: string, role = 'judge') => ({ actor: { id, role } });
const player = (id: string) => ({ actor: { id, role: 'player' } });
const call = (more: object = {}, by: object = {}) =>
  command('CallJudge', { match: 'm', side: 'A', claim: 'The reroll was used twice', ...more }, by);

describe('a call for a judge', () => {
  test('is recorded, claimed, argued, and found in the queue', async () => {
    const called = await send('one', call({ entry: 4, table: '14' }, player('ann')));
    expect(called).toMatchObject({ status: 200, body: { outcome: 'recorded', revision: 0 } });
    expect((await send('one', command('ClaimCall', {}, judge('jo')))).status).toBe(200);
    const say = (side: string, text: string, who: string) => command('MakeStatement', { side, text }, player(who));
    await send('one', say('A', 'He rolled it again.', 'ann'), say('B', 'It was another roll.', 'bob'));
    const { body } = await server.get('/api/disputes/one');
    expect(body).toMatchObject({
      ...{ id: 'one', match: 'm', title: 'A test', players: { A: 'ann', B: 'bob' }, table: '14', entry: 4 },
      ...{ status: 'claimed', judge: 'jo', by: { side: 'A' }, revision: 3, at: 5 },
      statements: [{ side: 'A' }, { side: 'B', text: 'It was another roll.' }],
      story: [
        { text: 'Player A calls a judge to table 14 about entry 4: The reroll was used twice' },
        { text: 'jo takes the call.', by: { id: 'jo', role: 'judge' } },
        {},
        {},
      ],
    });
    expect(listAt((await server.get('/api/disputes')).body, 'disputes')).toMatchObject([
      { id: 'one', status: 'claimed', judge: 'jo', title: 'A test', clock: expect.stringContaining('1') },
    ]);
  });
});
