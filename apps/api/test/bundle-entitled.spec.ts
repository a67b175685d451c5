import { command, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let people: Readonly<Record<'stranger' | 'judge' | 'A' | 'B' | 'elsewhere', Person>>;
beforeAll(async () => {
  event = await staffed();
  const sam = await event.hire('Sam', 'scorekeeper');
  for (const match of ['quiet', 'argued']) expect((await sam.send(match, ...started())).status).toBe(200);
  people = {
    stranger: event.someone(),
    judge: await event.hire('Jo', 'judge'),
    A: await event.seatAt('argued', 'A'),
    B: await event.seatAt('argued', 'B'),
    elsewhere: await event.seatAt('quiet', 'A'),
  };
  const call = command('CallJudge', { match: 'argued', side: 'A', entry: 3, claim: 'That was not fair.' });
  expect((await people.A.ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
});
afterAll(() => event.server.close());

describe('who may have a bundle', () => {
  it.each([
    ['a stranger', 'stranger', 401],
    ['a player of another match', 'elsewhere', 403],
    ['either player', 'A', 200],
    ['the other player', 'B', 200],
    ['a judge', 'judge', 200],
  ] as const)('%s (%s) is answered %i', async (_, who, status) => {
    const answer = await people[who].get('/api/matches/argued/bundle');
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body).includes('That was not fair.')).toBe(status === 200);
  });

  it('where a ruling carries a penalty: whom it is for, judges, and not the opponent', async () => {
    const send = (type: string, data: object) =>
      people.judge.ask('POST', '/api/disputes/d/commands', command(type, data));
    expect((await send('ClaimCall', {})).status).toBe(200);
    const what = { policy: 'frontline-itc', infraction: 'careless-play', level: 'yellow-card' };
    const penalty = { person: 'bob', ...what, because: 'Third time.' };
    const ruling = { remedies: [{ kind: 'none' }], because: 'Play on.', penalties: [penalty] };
    expect((await send('GiveRuling', ruling)).body).toMatchObject({ outcome: 'recorded' });
    for (const [who, status] of [
      ['A', 403],
      ['B', 200],
      ['judge', 200],
    ] as const) {
      const answer = await people[who].get('/api/matches/argued/bundle');
      expect([answer.status, JSON.stringify(answer.body).includes('Third time.')]).toEqual([status, status === 200]);
    }
  });

  it('checkpoints and key: everybody', async () => {
    for (const path of ['', '/key', '/checkpoint', '/checkpoints', '/consistency?from=0'])
      expect((await people.stranger.get(`/api/seal${path}`)).status).toBe(200);
  });
});
