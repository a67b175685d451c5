import { at, command, listAt, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let people: Readonly<Record<'ann' | 'bob' | 'elsewhere' | 'jo' | 'al' | 'hal' | 'stranger', Person>>;
beforeAll(async () => {
  event = await staffed();
  const sam = await event.hire('Sam', 'scorekeeper');
  for (const match of ['m', 'n']) await sam.send(match, ...started());
  people = {
    ann: await event.seatAt('m', 'A'),
    bob: await event.seatAt('m', 'B'),
    elsewhere: await event.seatAt('n', 'A'),
    jo: await event.hire('Jo', 'judge'),
    al: await event.hire('Al', 'judge'),
    hal: await event.hire('Hal', 'head-judge'),
    stranger: event.someone(),
  };
});
afterAll(() => event.server.close());

const say = (person: Person, type: string, data: object = {}): Promise<Answer> =>
  person.ask('POST', '/api/disputes/d/commands', command(type, data));
const codeOf = async (answer: Promise<Answer>): Promise<unknown> => (await answer).body['code'];
const eventsOf = async (match: string) =>
  listAt((await people.stranger.get(`/api/matches/${match}/events`)).body, 'events');

test('a dispute goes from the call to the final ruling, each step by whom it belongs to', async () => {
  const { ann, bob, elsewhere, jo, al, hal, stranger } = people;
  const call = { match: 'm', claim: 'That was one CP too many.' };
  expect(await codeOf(say(stranger, 'CallJudge', call))).toBe('access/sign-in-first');
  expect(await codeOf(say(elsewhere, 'CallJudge', call))).toBe('access/other-match');
  expect(await codeOf(say(ann, 'CallJudge', { ...call, side: 'B' }))).toBe('access/not-your-seat');
  const called = await say(ann, 'CallJudge', call);
  expect(at(called.body, 'events', 0)).toMatchObject({
    data: { by: { side: 'A' } },
    meta: { actor: { id: 'ann', role: 'player' } },
  });

  expect(await codeOf(say(bob, 'WithdrawCall'))).toBe('dispute/not-your-call');
  expect(await codeOf(say(bob, 'MakeStatement', { side: 'A', text: 'I was wrong.' }))).toBe('access/not-your-seat');
  expect((await say(bob, 'MakeStatement', { side: 'B', text: 'It was right.' })).status).toBe(200);
  expect(await codeOf(say(ann, 'ClaimCall'))).toBe('access/no-role');
  expect((await say(jo, 'ClaimCall')).status).toBe(200);

  const ruling = { remedies: [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }], because: 'It was one.' };
  expect(await codeOf(say(ann, 'GiveRuling', ruling))).toBe('access/no-role');
  expect((await say(jo, 'GiveRuling', ruling)).status).toBe(200);
  expect(await codeOf(say(al, 'GiveRuling', ruling))).toBe('ruling/already-given');
  const applied = (await eventsOf('m')).find(({ type }) => type === 'RulingApplied');
  expect(applied).toMatchObject({ data: { by: { id: jo.id, role: 'judge' } }, meta: { actor: { role: 'system' } } });

  expect(await codeOf(say(bob, 'AppealRuling', { side: 'A', because: 'x' }))).toBe('access/not-your-seat');
  expect((await say(ann, 'AppealRuling', { side: 'A', because: 'It was none.' })).status).toBe(200);
  expect(await codeOf(say(jo, 'ClaimAppeal'))).toBe('appeal/head-judge-only');
  expect((await say(hal, 'ClaimAppeal')).status).toBe(200);
  const final = { verdict: 'overturned', remedies: [{ kind: 'none' }], because: 'It stands in the record.' };
  expect((await say(hal, 'GiveFinalRuling', final)).status).toBe(200);
  expect(await codeOf(say(ann, 'AppealRuling', { side: 'A', because: 'x' }))).toBe('appeal/final');
});

test('what was said in it is for its players and for staff', async () => {
  const answers = Object.entries(people).map(async ([who, person]) => [
    who,
    (await person.get('/api/disputes/d')).status,
  ]);
  expect(Object.fromEntries(await Promise.all(answers))).toEqual({
    ann: 200,
    bob: 200,
    elsewhere: 403,
    jo: 200,
    al: 200,
    hal: 200,
    stranger: 401,
  });
  expect((await people.ann.get('/api/disputes')).status).toBe(403);
  expect((await people.jo.get('/api/disputes')).status).toBe(200);
});
