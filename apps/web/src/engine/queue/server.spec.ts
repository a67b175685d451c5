import { jest } from '@jest/globals';
import { SHAPE, type Item } from './item.js';
import { Held } from './meaning.js';
import { forgetWho, sendItems, sendThem } from './server.js';

const item = (id: string, command: Item['command'] = { type: 'AdvancePhase', data: {} }): Item => ({
  shape: SHAPE,
  id,
  match: 'the match',
  command,
  by: 'ada',
  at: '2026-11-23T10:00:00.000Z',
  place: { round: 1, turn: 'A', step: 'command' },
  where: '',
  basedOn: 7,
});

const SEATS = { A: { player: 'id-of-Ada' }, B: { player: 'id-of-Ben' } };
const named = (name: string) => ({ id: `id-of-${name}`, name });

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** A server that says so to commands, and that somebody is signed in. */
function answering(status: number, body: unknown, here = 'ada') {
  const asked: Asked[] = [];
  const me = { mode: 'staffed', person: { id: here, name: here }, seat: null };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const isMe = !String(path).includes('/commands');
    asked.push({ path: String(path), body: init?.body === undefined ? null : JSON.parse(String(init.body)) });
    const text = JSON.stringify(isMe ? me : body);
    return Promise.resolve(new Response(text, { status: isMe ? 200 : status }));
  });
  return asked;
}

afterEach(() => {
  jest.restoreAllMocks();
  forgetWho();
});

const refusal = (status: number, code: string) => ({ outcome: 'refused', status, code, title: 'No', detail: code });
const codes = (heard: readonly PromiseSettledResult<unknown>[]): readonly unknown[] =>
  heard.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { readonly code?: unknown }).code));

test('what was pressed alone is sent alone', async () => {
  const asked = answering(200, { outcome: 'recorded' });
  expect(await sendThem([item('1')])).toEqual([{ status: 'fulfilled', value: { outcome: 'recorded' } }]);
  expect(asked).toEqual([
    {
      path: '/api/matches/the%20match/commands',
      body: { commandId: '1', type: 'AdvancePhase', data: {}, place: item('1').place, basedOn: 7 },
    },
  ]);
});

test('what nobody here may carry to a match that is void is told so, and not to sit down there again', async () => {
  const voided = { entry: 5, because: 'Opened twice.' };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    const me = { mode: 'staffed', person: null, seat: null };
    const isMatch = String(path).endsWith('/matches/the%20match');
    return Promise.resolve(new Response(JSON.stringify(isMatch ? { status: 'running', voided } : me)));
  });
  const [heard] = await sendItems([item('1')]);
  expect(heard).toMatchObject({ status: 'rejected', reason: expect.any(Held) });
  expect((heard as PromiseRejectedResult).reason.message).toMatch(
    /^The match is void \(entry 5\): Opened twice\. .* not recorded any more: keep it as a file, or drop it\.$/,
  );
});

test('what goes together is one request in which each is for itself, and each answer means what it means alone', async () => {
  const goal: Item['command'] = { type: 'AdvancePhase', data: { to: { round: 1, turn: 'A', step: 'shooting' } } };
  const answers = [
    { outcome: 'recorded' },
    refusal(422, 'weave/same-act'),
    refusal(422, 'clock/not-ahead'),
    { outcome: 'already' },
    { outcome: 'skipped' },
  ];
  const asked = answering(200, answers);
  const heard = await sendThem([item('1'), item('2'), item('3', goal), item('4'), item('5')]);
  expect(codes(heard)).toEqual([answers[0], 'weave/same-act', { outcome: 'already' }, answers[3], null]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/matches/the%20match/commands?each=true']);
  expect(asked[0]?.body).toMatchObject(['1', '2', '3', '4', '5'].map((commandId) => ({ commandId, basedOn: 7 })));
});

test('what is refused to whoever is here now waits for whoever pressed it, and that is asked once', async () => {
  const asked = answering(200, [refusal(403, 'access/no-role'), refusal(403, 'access/no-role')], 'ben');
  const heard = await sendThem([item('1'), item('2')]);
  expect(heard.map((one) => one.status === 'rejected' && one.reason instanceof Held)).toEqual([true, true]);
  expect(asked.map(({ path }) => path).slice(1)).toEqual(['/api/access/me', '/api/matches/the%20match']);
});

test.each([
  ['a list that says less than was asked', 200, [{ outcome: 'recorded' }]],
  ['a page of a hall', 200, { welcome: 'to our network' }],
  ['a server that could not take all of it', 503, [{ outcome: 'recorded' }, { outcome: 'failed', status: 503 }]],
])('%s is no answer to any of them', async (_, status, body) => {
  answering(status, body);
  await expect(sendThem([item('1'), item('2')])).rejects.toMatchObject({ code: null });
});

test('where the session has ended, all of them wait', async () => {
  answering(401, { status: 401, code: 'access/sign-in', title: 'Sign in', detail: 'Sign in first.' });
  await expect(sendThem([item('1'), item('2')])).rejects.toBeInstanceOf(Held);
});

test('whoever comes while it is still asked who was here is who is here', async () => {
  const who = { mode: 'staffed', seat: null };
  const waiting: ((me: object) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((tell) => waiting.push((me) => tell(new Response(JSON.stringify(me))))));
  const heard = sendItems([item('1')]);
  await new Promise((resolve) => setImmediate(resolve));
  forgetWho();
  waiting.shift()?.({ ...who, person: null });
  await new Promise((resolve) => setImmediate(resolve));
  waiting.shift()?.({ ...who, person: { id: 'ben', name: 'ben' } });
  await new Promise((resolve) => setImmediate(resolve));
  // Whether the match takes it at all.
  waiting.shift()?.({ status: 'running', voided: null });
  const [first] = await heard;
  expect(first).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('Somebody else') } });
});

/** A match that was opened here, of two people who are new. */
const opening: Item = {
  ...item('1', { type: 'OpenMatch', data: { title: 'Ada – Ben', pack: { id: 'opr', release: '1' }, seats: SEATS } }),
  place: null,
  opening: { digest: 'd', people: [named('Ada'), named('Ben')] },
};

/** A server by the beginnings of addresses; whatever else is asked of it is who is here. */
function answeringTo(answers: { readonly [path: string]: readonly [status: number, body: object] }) {
  const asked: string[] = [];
  const me = { mode: 'staffed', person: { id: 'ada', name: 'ada' }, seat: null };
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${String(path)}`);
    const known = Object.keys(answers).find((one) => String(path).startsWith(one)) ?? '';
    const [status, body] = answers[known] ?? [200, me];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

const OPENED = { '/api/matches': [200, { outcome: 'recorded' }] } as const;
const NAMED = { '/api/people': [200, {}] } as const;

test('a match that was opened here is opened alone, once its players have their names', async () => {
  const asked = answeringTo({ ...OPENED, ...NAMED });
  const heard = await sendItems([opening, item('2'), item('3')]);
  expect(heard).toEqual([{ status: 'fulfilled', value: { outcome: 'recorded' } }]);
  expect(asked.slice(1)).toEqual([
    ...['PUT /api/people/id-of-Ada', 'PUT /api/people/id-of-Ben'],
    'POST /api/matches/the%20match/commands',
  ]);
});

test.each([
  ['the release is gone', { ...NAMED, '/api/matches': [422, refusal(422, 'pack/unknown')] }, 'pack/unknown'],
  ['nobody may any more', { ...NAMED, '/api/matches': [403, refusal(403, 'access/no-role')] }, 'access/no-role'],
  ['a name is none', { ...OPENED, '/api/people': [400, refusal(400, 'request/invalid')] }, 'request/invalid'],
] as const)('where %s, the match and what rests on it wait, and it is said why', async (_, answers, code) => {
  answeringTo(answers);
  const [first, ...more] = await sendItems([opening, item('2')]);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(Held) });
  expect((first as PromiseRejectedResult).reason.message).toContain(`The server does not open this match: ${code}`);
});

test.each([
  ['renamed', 403, 'access/no-role'],
  ['erased', 409, 'person/erased'],
])('that somebody was %s meanwhile holds up nothing', async (_, status, code) => {
  answeringTo({ ...OPENED, '/api/people': [status, refusal(status, code)] });
  expect(await sendItems([opening])).toMatchObject([{ status: 'fulfilled' }]);
});

test('a line that breaks between a name and the match says nothing of either', async () => {
  answeringTo({ ...NAMED, '/api/matches': [502, {}] });
  expect(await sendItems([opening])).toMatchObject([{ status: 'rejected', reason: { code: null, status: 502 } }]);
});
