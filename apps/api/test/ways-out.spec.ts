import { command, listAt, run, type Running, started } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started());
});
afterAll(() => server.close());

const detail = async (asked: object) => (await server.send('m', asked)).body['detail'];

describe('a request that cannot be, and the one that was wanted', () => {
  test('points below nothing are put right, or taken away by a judge', async () => {
    const points = { player: 'A', category: 'primary', points: -3, what: 'x' };
    expect(await detail(command('ScoreVictoryPoints', points))).toContain('put right with CorrectEntry');
    expect(await detail(command('GainCommandPoints', { player: 'A', amount: -3, what: 'x' }))).toContain(
      'AdjustPoints',
    );
  });

  test('who did not come is for a decision', async () => {
    expect(await detail(command('FinishMatch', { ending: 'no-show' }))).toContain('DecideResult');
    expect(await detail(command('FinishMatch', {}))).toContain('battle rounds 2 to 5');
  });

  test('answers go to questions that the pack asks', async () => {
    const use = { player: 'A', stratagem: 'Grenade', roles: { target: 'A2', enemy: 'B2' } };
    const misspelt = { 'enemy-within-8-visible-unengage': 'yes' };
    const { status, body } = await server.send('m', command('UseStratagem', { ...use, answers: misspelt }));
    expect([status, body['code']]).toEqual([422, 'question/unknown']);
    expect(body['detail']).toContain('did you mean enemy-within-8-visible-unengaged?');
  });
});

test.each(['3', 'entry:3', 'round:1', 'turn:1.A', 'phase:1.A.command'])(
  'the moment %s is found in the address as in the question',
  async (moment) => {
    const inAddress = (await server.get(`/api/matches/m/moments/${moment}`)).body;
    const asked = (await server.get(`/api/matches/m/moments?at=${moment === '3' ? 'entry:3' : moment}`)).body;
    expect(inAddress).toEqual(asked);
    expect(inAddress).toMatchObject({ match: 'm', entry: 3 });
    expect(listAt(inAddress, 'errors')).toEqual([]);
  },
);
