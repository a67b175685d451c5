import { at, command, listAt, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let judge: Person;
let visitor: Person;
beforeAll(async () => {
  event = await staffed();
  visitor = event.someone();
  judge = await event.hire('Jo Judge', 'judge');
  const clerk = await event.hire('Cleo Clerk', 'scorekeeper');
  expect((await clerk.send('m', ...started())).status).toBe(200);
  const call = command('CallJudge', { match: 'm', entry: 3, claim: 'Whose turn is it?', side: 'A' });
  const player = await event.seatAt('m', 'A');
  expect((await player.ask('POST', '/api/disputes/d-1/commands', call)).status).toBe(200);
});
afterAll(() => event.server.close());

const moments = (who: Person, query = '') => who.get(`/api/matches/m/moments${query}`);

test('disputes are moments for those who may read them, and nothing at all for others', async () => {
  expect(listAt((await moments(judge)).body, 'disputes')).toMatchObject([{ dispute: 'd-1', entry: 3 }]);
  expect((await moments(judge, '?at=dispute:d-1')).body).toMatchObject({ entry: 3 });
  expect(listAt((await moments(visitor)).body, 'disputes')).toEqual([]);
  const hidden = await moments(visitor, '?at=dispute:d-1');
  const absent = await moments(visitor, '?at=dispute:d-2');
  expect([hidden.status, hidden.body['detail']]).toEqual([404, absent.body['detail']]);
  expect(at((await moments(visitor, '/2')).body, 'neighbours', 'dispute')).toEqual({ previous: null, next: null });
});

test('a link is the same for everybody, whoever looks', async () => {
  const state = async (who: Person, viewer: string) => (await moments(who, `/3?viewer=${viewer}`)).body['state'];
  expect(await state(judge, 'judge')).toBe(await state(visitor, 'spectator'));
});

test('what only a judge may see is asked as a judge by a judge alone', async () => {
  for (const path of ['why?player=A&figure=vp&', 'difference?from=0&', 'first?player=A&when=overspent&', 'moments?']) {
    const { status, body } = await visitor.get(`/api/matches/m/${path}viewer=judge`);
    expect([status >= 400, String(body['code'])]).toEqual([true, expect.stringMatching(/^access\//)]);
    expect((await judge.get(`/api/matches/m/${path}viewer=judge`)).status).toBe(200);
  }
});
