import { Agent, request } from 'node:http';
import { seeded, tally } from '@adjutant/tools-services';
import { builtStaffed, type BuiltStaffed } from './built-staffed.js';
import { operationsOf, Requests, type Api, type Generated, type Operation } from './generated-requests.js';
import { advance, command, started } from './running.js';
import type { Person } from './staffed.js';

/** A failure names the seed with it, so that it can be had again. */
const SEED = Number(process.env['ADJUTANT_TEST_SEED'] ?? 2026);
const EACH = 10;
/** Of addresses that take many kinds of commands. */
const EACH_OF_MANY = 120;
const AT_ONCE = 12;
const SESSIONS = 4;
/** A session may ask for 3,000 things in a minute. */
const OF_ONE_SESSION = 2_000;

let event: BuiltStaffed;
let api: Api;
let askers: readonly (readonly [role: string, people: readonly Person[]])[];
beforeAll(async () => {
  event = await builtStaffed({ ADJUTANT_LOG_LEVEL: 'warn' });
  const times = Array.from({ length: SESSIONS }, (_, n) => n);
  const hired = (name: string, ...roles: string[]): Promise<readonly Person[]> =>
    Promise.all(times.map((n) => event.hire(`${name} ${'ABCD'.charAt(n)}`, ...roles)));
  const sam = await event.hire('Sam Score', 'scorekeeper');
  expect((await sam.send('m', ...started())).status).toBe(200);
  const call = command('CallJudge', { match: 'm', side: 'A', claim: 'It was out of range.' });
  expect((await sam.ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
  askers = [
    ['a stranger', [event.nobody]],
    ['a player', await Promise.all(times.map(() => event.seatAt('m', 'A')))],
    ['a scorekeeper', await hired('Scorekeeper', 'scorekeeper')],
    ['a judge', await hired('Judge', 'head-judge')],
    ['an organizer', await hired('Organizer', 'organizer', 'head-judge')],
  ];
  api = (await event.nobody.get('/api/docs-json')).body as unknown as Api;
});
afterAll(() => event?.end());

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(() => agent.destroy());

/** Sent as it is written. Of a live stream only the beginning is read. */
function send(asked: Generated, { token }: Person): Promise<Heard> {
  const { port } = new URL(event.server.url);
  const { method, path, body } = asked;
  const headers = { ...asked.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const options = { agent, host: '127.0.0.1', port, method, path, headers, timeout: 20_000 };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      let text = '';
      const done = (): void => resolve({ status, headers: told, text });
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', done).once('close', done);
      if (/event-stream/.test(String(told['content-type']))) response.destroy();
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.once('error', reject).end(body);
  });
}

/** What is wrong with an answer, whatever was asked. */
function faultsOf({ status, headers, text }: Heard, { method, path }: Generated): readonly string[] {
  const faults: string[] = [];
  const header = (name: string): string => String(headers[name] ?? '');
  if (header('x-content-type-options') !== 'nosniff') faults.push('no nosniff');
  if (!header('content-security-policy').includes("frame-ancestors 'none'")) faults.push('no content policy');
  if (header('referrer-policy') === '' || header('permissions-policy') === '') faults.push('no policies');
  if (status < 200 || (status >= 300 && status < 400)) faults.push('neither answered nor refused');
  if (status >= 500 && !(status === 503 && Number(header('retry-after')) > 0)) faults.push('a fault of the server');
  // Guessing at a name is slowed down, whoever guesses.
  if (status === 429 && !path.startsWith('/api/access/')) faults.push('held back, so that nothing was tried');
  if (status >= 400 && method !== 'HEAD') faults.push(...formOf(status, header('content-type'), text));
  return faults;
}

type Members = Readonly<Record<string, unknown>>;

/** A list is answered by a list, in which stands what stopped it. */
function formOf(status: number, type: string, text: string): readonly string[] {
  const isList = type.startsWith('application/json') && text.startsWith('[');
  if (isList) {
    const stopped = (JSON.parse(text) as readonly Members[]).find(({ outcome }) =>
      ['refused', 'failed'].includes(String(outcome)),
    );
    return stopped ? problemIn(status, stopped) : ['a list that nothing has stopped'];
  }
  if (!type.startsWith('application/problem+json')) return [`refused as ${type || 'nothing'}`];
  return problemIn(status, JSON.parse(text) as Members);
}

function problemIn(status: number, { code, status: told, detail, type: kind }: Members): readonly string[] {
  const faults = [];
  if (typeof code !== 'string' || !/^[a-z][\w-]*(\/[\w-]+)+$/.test(code)) faults.push('no code');
  if (kind !== `urn:adjutant:problem:${String(code)}`) faults.push('another type than code');
  if (told !== status) faults.push('another status within');
  if (typeof detail !== 'string' || detail === '') faults.push('no sentence');
  return faults;
}

/** What there is, for parameters and members of that name. */
function real(name: string, path: string): string | undefined {
  if (name === 'id' && path.includes('/disputes/')) return 'd';
  if (name === 'id' && path.includes('/policies/')) return 'magic-ipg';
  if (name === 'id' && path.includes('/people/')) return 'ann';
  if (name === 'id' && path.includes('/packs/')) return 'wh40k-10e';
  if (name === 'id' && path.includes('/staff/')) return undefined;
  const known: Readonly<Record<string, string>> = {
    ...{
      id: 'm',
      match: 'm',
      dispute: 'd',
      side: 'A',
      player: 'A',
      entry: '3',
      unit: 'A-1',
      person: 'ann',
      pack: 'wh40k-10e',
    },
    ...{
      target: 'A-1',
      enemy: 'B-1',
      stratagem: 'Grenade',
      viewer: 'judge',
      at: '3',
      policy: 'magic-ipg',
      actor: 'judge',
    },
  };
  return known[name];
}

function timesOf({ path }: Operation): number {
  return path.endsWith('/commands') ? EACH_OF_MANY : EACH;
}

/** These end the session that is asked with, or set others out of the door, which would leave nothing to try. */
const SPARED = new Set(['POST /api/access/sign-out', 'POST /api/access/password']);

async function tryAll(requests: readonly Generated[], role: string, people: readonly Person[]): Promise<string[]> {
  const strange: string[] = [];
  const counts = new Map<string, number>();
  const waiting = requests.map((asked, n) => [asked, people[n % people.length] as Person] as const);
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [asked, person] = next;
      const heard = await send(asked, person).catch((error: unknown) => String(error));
      const faults = typeof heard === 'string' ? [heard] : faultsOf(heard, asked);
      const kind = typeof heard === 'string' ? 'nothing' : `${Math.floor(heard.status / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (faults.length > 0) strange.push(tell(asked, heard, faults));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const [kind, times] of [...counts].toSorted()) tally(`generated requests of ${role}`, `answered ${kind}`, times);
  return strange;
}

function tell({ method, path, headers, body }: Generated, heard: Heard | string, faults: readonly string[]): string {
  const answered = typeof heard === 'string' ? heard : `${heard.status} ${heard.text.slice(0, 200)}`;
  const sent = `${method} ${path.slice(0, 150)} ${headers['content-type'] ?? ''} ${String(body ?? '').slice(0, 200)}`;
  return `${faults.join(', ')}: ${sent} -> ${answered}`;
}

test.each(['a stranger', 'a player', 'a scorekeeper', 'a judge', 'an organizer'])(
  `whatever %s sends is answered, or refused in one form (seed ${SEED})`,
  async (role) => {
    const chance = seeded(SEED + role.length);
    const requests = new Requests(api, chance, real);
    const operations = operationsOf(api).filter(({ method, path }) => !SPARED.has(`${method} ${path}`));
    expect(operations.length).toBeGreaterThan(50);
    const made = operations.flatMap((operation) =>
      Array.from({ length: timesOf(operation) }, () => requests.of(operation)),
    );
    const people = askers.find(([name]) => name === role)?.[1] ?? [];
    const strange = await tryAll(made, role, people);
    expect(strange.slice(0, 20)).toEqual([]);
  },
  120_000,
);

test('every nasty text in every parameter of every address', async () => {
  const requests = new Requests(api, seeded(SEED), real);
  const made = operationsOf(api).flatMap((operation) => (operation.method === 'GET' ? requests.sweep(operation) : []));
  // So many sessions that none of them is held back, however fast the machine is.
  const people: Person[] = [];
  for (let n = 0; n < made.length / OF_ONE_SESSION; n += 1)
    people.push(await event.hire(`Sweeper ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(n)}`, 'organizer', 'head-judge'));
  const strange = await tryAll(made, 'an organizer, parameter by parameter', people);
  expect(strange.slice(0, 20)).toEqual([]);
}, 240_000);

test('the server is as well as before', async () => {
  expect((await event.nobody.get('/api/health/ready')).status).toBe(200);
  const sam = await event.hire('Sue Score', 'scorekeeper');
  expect((await sam.send('after', ...started(), advance())).status).toBe(200);
  expect((await event.nobody.get('/api/matches/m/verify')).body).toMatchObject({ intact: true });
  expect(event.server.said()).not.toContain('could not be answered');
});
