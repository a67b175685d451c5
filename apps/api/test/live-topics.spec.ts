import { LiveHub } from '@adjutant/event';
import { advance, command, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';
import { watch, type Watching } from './watching.js';

let event: StaffedServer;
let judge: Person;
let keeper: Person;
let player: Person;

beforeAll(async () => {
  event = await staffed();
  keeper = await event.hire('Sam', 'scorekeeper');
  judge = await event.hire('Kim', 'judge');
  for (const match of ['m', 'n']) expect((await keeper.send(match, ...started())).status).toBe(200);
  player = await event.seatAt('m', 'A');
});
afterAll(() => event.server.close());

const following = (who: Person, topics: readonly string[], headers: Record<string, string> = {}): Promise<Watching> =>
  watch(`${event.server.url}/api/live/topics?topics=${topics.join(',')}`, {
    ...headers,
    ...(who.token === undefined ? {} : { authorization: `Bearer ${who.token}` }),
  });

async function call(dispute: string, match: string): Promise<void> {
  const data = { match, claim: `what is secret about ${match}`, side: 'A' };
  const { status } = await keeper.ask('POST', `/api/disputes/${dispute}/commands`, command('CallJudge', data));
  expect(status).toBe(200);
}

test('one stream tells of several matches and of all calls, by name only', async () => {
  const watching = await following(judge, ['match:m', 'match:n', 'calls']);
  expect((await watching.start).data).toMatchObject({
    topics: { 'match:m': 3, 'match:n': 3, calls: null },
    refused: [],
  });
  await keeper.send('m', advance());
  await keeper.send('n', advance());
  await call('d1', 'm');
  const frames = await watching.take(3);
  expect(frames.map(({ data }) => data)).toEqual([
    { topics: ['matches', 'match:m'], revision: 4 },
    { topics: ['matches', 'match:n'], revision: 4 },
    { topics: ['calls', 'dispute:d1', 'calls:m'], revision: 0 },
  ]);
  watching.leave();
});

test('a player hears of the calls of their own match and of no others, a stranger of none', async () => {
  await call('d2', 'm');
  await call('e2', 'n');
  const own = await following(player, ['match:m', 'calls', 'calls:m', 'calls:n', 'dispute:d2', 'dispute:e2']);
  expect((await own.start).data['refused']).toEqual(['calls', 'calls:n', 'dispute:e2']);
  const stranger = await following(event.someone(), ['match:m', 'calls', 'calls:m', 'dispute:d2', 'dispute:none']);
  expect((await stranger.start).data).toMatchObject({
    refused: ['calls', 'calls:m', 'dispute:d2', 'dispute:none'],
    topics: { 'match:m': expect.any(Number) as number },
  });
  await call('e3', 'n');
  await judge.ask('POST', '/api/disputes/e2/commands', command('ClaimCall', {}));
  await call('d3', 'm');
  await judge.ask('POST', '/api/disputes/d2/commands', command('ClaimCall', {}));
  await keeper.send('m', advance());
  expect((await own.take(3)).map(({ data }) => data['topics'])).toEqual([
    ['calls', 'dispute:d3', 'calls:m'],
    ['calls', 'dispute:d2'],
    ['matches', 'match:m'],
  ]);
  expect((await stranger.take(1)).map(({ data }) => data['topics'])).toEqual([['matches', 'match:m']]);
  own.leave();
  stranger.leave();
});

test('resumes all topics after one position, without gap or double, also with a topic that is new', async () => {
  const first = await following(judge, ['match:m']);
  const { id } = await first.start;
  first.leave();
  await keeper.send('m', advance());
  await call('d4', 'm');
  await keeper.send('n', advance());
  const second = await following(judge, ['match:m', 'calls'], { 'last-event-id': id });
  const missed = await second.take(2);
  expect(missed.map(({ data }) => data['topics'])).toEqual([
    ['matches', 'match:m'],
    ['calls', 'dispute:d4', 'calls:m'],
  ]);
  second.leave();
  const third = await following(judge, ['match:m', 'calls'], { 'last-event-id': missed[0]?.id ?? '' });
  expect((await third.take(1)).map((frame) => frame.id)).toEqual([missed[1]?.id]);
  third.leave();
});

test('who leaves holds no place and no room', async () => {
  const hub = event.server.from(LiveHub);
  const size = async (wanted: number): Promise<void> => {
    while (hub.size !== wanted) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await size(0);
  const watching = await following(judge, ['match:m', 'calls']);
  await watching.start;
  expect(hub.size).toBe(1);
  watching.leave();
  await size(0);
  expect(hub.matches).toBe(0);
});

test.each([
  '',
  'topics=',
  'topics=matches:m',
  'topics=match',
  'topics=nothing:m',
  'topics=calls:',
  `topics=${Array.from({ length: 101 }, (_, index) => `match:m${index}`).join(',')}`,
])('what is no topic is said to be none: %#', async (query) => {
  const { status, body } = await judge.get(`/api/live/topics?${query}`);
  expect([status, body['code']]).toEqual([400, 'request/invalid']);
});
