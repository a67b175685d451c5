import { request } from 'node:http';
import { at, command, started, type Body } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let judge: Person;
beforeAll(async () => {
  event = await staffed();
  judge = await event.hire('Kim Judge', 'head-judge', 'organizer');
  expect((await judge.send('m', ...started())).status).toBe(200);
  const call = command('CallJudge', { match: 'm', side: 'A', claim: 'x' });
  expect((await judge.ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
});
afterAll(() => event.server.close());

interface Heard {
  readonly status: number;
  readonly type: string;
  readonly body: Body;
}

/** As it is written: `fetch` would tidy it up. */
async function ask(path: string, method = 'GET'): Promise<Heard> {
  const headers = { authorization: `Bearer ${judge.token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(event.server.url, { path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      const type = String(response.headers['content-type']);
      const body = (): Body => (type.includes('json') ? (JSON.parse(text) as Body) : { text });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, type, body: body() }));
    });
    sent.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

const ids = (many: number): string => Array.from({ length: many }, (_, n) => `core/rule-${n}`).join(',');
const words = (many: number): string => Array.from({ length: many }, (_, n) => `word${n}`).join('%20');

test.each([
  ['a thousand rules', `/api/precedents?rule=${ids(1_000)}`, 'rule'],
  ['a hundred rules', `/api/precedents?rule=${ids(100)}`, 'rule'],
  ['forty short ones', `/api/precedents?rule=${'a,'.repeat(40)}`, 'rule'],
  ['a thousand times the same', `/api/precedents?rule=${'a,'.repeat(1_000)}`, 'rule'],
  ['a thousand words', `/api/precedents?words=${words(1_000)}`, 'words'],
  ['a word without end', `/api/precedents?words=${'x'.repeat(3_000)}`, 'words'],
  ['a rule twice', '/api/precedents?rule=a&rule=b', 'rule'],
  ['a list in an address', '/api/matches?limit[]=1', 'limit[]'],
  ['a thousand words of calls', `/api/disputes?words=${words(1_000)}`, 'words'],
  ['a judge without end', `/api/disputes?judge=${'x'.repeat(3_000)}`, 'judge'],
  ['a number without end', `/api/matches/m/events?from=1e99`, 'from'],
  ['another', `/api/matches/m/replay?from=${'9'.repeat(400)}`, 'from'],
  ['a number that is none', '/api/seal/checkpoints?limit=NaN', 'limit'],
  ['nothing in a text', '/api/disputes?match=m%00', 'match'],
  ['nothing in an id', '/api/matches/m%00/events', 'id'],
  ['nothing in the id of a person', '/api/people/a%00b', 'id'],
  ['nothing in the id of a dispute', '/api/disputes/d%00', 'id'],
  ['half a character', '/api/people/%ED%A0%80', undefined],
  ['an escape that is none', '/api/matches/%zz', undefined],
  ['an escape that is none in a parameter', '/api/precedents?words=%zz', 'words'],
  ['bytes that are no text in a parameter', '/api/precedents?words=%ff%fe', 'words'],
  ['bytes that are no text', '/api/matches/%c0%af', undefined],
  ['an escape that is none, of a page', '/matches/%', undefined],
])('%s: what is wrong, and where', async (_, path, where) => {
  const { status, type, body } = await ask(path);
  expect({ status, type: type.split(';')[0] }).toEqual({ status: 400, type: 'application/problem+json' });
  expect(body['code']).toBe('request/invalid');
  if (where !== undefined) expect(at(body, 'errors', 0, 'at')).toBe(where);
});

test.each([
  ['an address without end', `/api/matches?after=${'x'.repeat(20_000)}`, 431],
  ['an id that is too long', `/api/matches/${'x'.repeat(2_000)}`, 414],
])('%s is too long', async (_, path, expected) => {
  const { status, type, body } = await ask(path);
  expect({ status, type: type.split(';')[0] }).toEqual({ status: expected, type: 'application/problem+json' });
  expect(String(body['code'])).toMatch(/^request\//);
});

test.each(['', '/report.pdf', '/bundle', '/export', '/events', '/live', '/disputes', '/seats'])(
  'what can be no id of a match is one that is not there: %s',
  async (what) => {
    const { status, body } = await ask(`/api/matches/%22;DROP%20TABLE%20lists${what}`);
    expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'match/unknown' });
  },
);

test('nothing in a text of a body is refused with its place', async () => {
  const body = command('OpenMatch', {
    title: 'a\0b',
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ann' }, B: { player: 'bob' } },
  });
  const { status, body: told } = await judge.send('other', body);
  expect(status).toBe(400);
  expect(told['detail']).toContain('data.title');
});

test('as many rules and words as somebody would look for are looked for', async () => {
  expect((await ask(`/api/precedents?rule=${ids(20)}&words=${words(10)}`)).status).toBe(200);
  expect((await ask('/api/disputes?words=%00x%1b')).body).toMatchObject({ disputes: [{ id: 'd' }] });
});
