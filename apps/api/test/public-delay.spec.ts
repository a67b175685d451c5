import { advance, at, command, run, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';
import { watch, type Watching } from './watching.js';

const DELAY = 60;
const MARK = 'said-behind-the-cut';
const LATER = 'told-later-still';

/** What a door is asked with; whatever stands here by no name of its own is asked as it is. */
const ADDRESS: { readonly [path: string]: string } = {
  '/api/matches/{id}/why': '/api/matches/m/why?player=A&figure=cp',
  '/api/matches/{id}/difference': '/api/matches/m/difference?from=0',
  '/api/matches/{id}/first': '/api/matches/m/first?player=A&when=cp-below:50',
  '/api/matches/{id}/options': '/api/matches/m/options?player=A',
  '/api/matches': '/api/matches?count=with&order=playing&void=with',
  '/api/board/{match}': '/api/board/m',
  '/api/policies/{id}/advice': '/api/policies/wtc/advice?infraction=slow-play',
};
const BODY: { readonly [door: string]: object } = {
  'POST /api/matches/{id}/suppose': { supposals: [{ leaveOut: [3] }], reading: 'corrected' },
  'POST /api/matches/{id}/weigh': { type: 'AdvancePhase', data: {} },
};
const STREAMS = ['/api/live', '/api/live/topics', '/api/live/board', '/api/matches/{id}/live'];

/** Open to everybody, and nothing that is played can be read from them; or it is said beside the delay what they tell. */
const TELLS_AT_ONCE = new Set([
  'GET /api/health', // Of the server.
  'GET /api/health/ready',
  'GET /api/seal', // How long the log is, and hashes.
  'GET /api/seal/checkpoint',
  'GET /api/seal/checkpoints',
]);
/** About a match, and the same before and after what is recorded here: nothing sealed, nothing used. */
const STAYS = new Set([
  'GET /api/matches/{id}/envelopes',
  'GET /api/matches/{id}/attempts',
  'GET /api/matches/{id}/uses.csv',
]);

let now = Date.now();
let event: StaffedServer;
let sam: Person;
let stranger: Person;
let doors: readonly (readonly [method: string, path: string])[];
beforeAll(async () => {
  event = await staffed({ clock: () => now });
  stranger = event.someone();
  sam = await event.hire('Sam', 'scorekeeper');
  expect((await event.organizer.ask('PUT', '/api/event', { publicDelay: DELAY })).status).toBe(200);
  expect((await sam.send('m', ...started(), command('SetChessClock', { per: 'game', minutes: 60 }))).status).toBe(200);
  const { paths } = (await stranger.get('/api/docs-json')).body as { readonly paths: Record<string, object> };
  doors = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  );
}, 60_000);
afterAll(() => event.server.close());

const pass = (seconds: number): void => void (now += seconds * 1_000);
const gain = (what: string) => command('GainCommandPoints', { player: 'A', amount: 1, what });
const note = () => sam.send('m', gain(MARK), advance());

function addressOf(path: string): string {
  return ADDRESS[path] ?? path.replace('/policies/{id}', '/policies/magic-ipg').replace('/people/{id}', '/people/ann').replace('{id}', 'm').replace('{entry}', '3').replace(/\{\w+\}/, '1'); // prettier-ignore
}

/** What everybody may ask for and what is told of a match, by door: every one that a stranger is let through. */
async function asked(person: Person): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  for (const [method, path] of doors) {
    const door = `${method} ${path}`;
    if (STREAMS.includes(path) || (method !== 'GET' && BODY[door] === undefined) || path.startsWith('/api/docs'))
      continue;
    const { status, body, headers } = await person.ask(method, addressOf(path), BODY[door]);
    if (status === 401) continue;
    told.set(door, JSON.stringify([status, body, headers.get('content-disposition')]));
  }
  return told;
}

test('nothing that everybody may read runs ahead of the delay, through whichever door, and all of it comes when its time has', async () => {
  pass(DELAY + 1);
  const before = await asked(stranger);
  expect(at(JSON.parse(before.get('GET /api/matches/{id}') ?? ''), 1, 'revision')).toBe(4);
  expect((await note()).status).toBe(200);
  await sam.send('m', command('UseStratagem', { player: 'A', stratagem: 'Grenade' }));
  expect((await sam.send('new', ...started())).status).toBe(200);
  const during = await asked(stranger);
  const ahead = [...during].filter(([door, told]) => told !== before.get(door) && !TELLS_AT_ONCE.has(door));
  expect(ahead.map(([door, told]) => [door, told.slice(0, 400)])).toEqual([]);
  expect([...during.values()].filter((told) => told.includes(MARK))).toEqual([]);
  pass(DELAY + 1);
  const after = await asked(stranger);
  const about = [...after.keys()].filter((door) => /\/(matches|board)/.test(door) && !STAYS.has(door));
  expect(about.filter((door) => after.get(door) === before.get(door))).toEqual([]);
  expect(about.filter((door) => at(JSON.parse(after.get(door) ?? ''), 0) !== 200)).toEqual([]);
  expect(about.length).toBeGreaterThan(20);
  expect(after.get('GET /api/matches/{id}/timeline')).toContain(MARK);
  expect(after.get('GET /api/matches')).toContain('"id":"new"');
});

test('photos, runs and keys of a match are closed to strangers, and no door tells a player of another table ahead', async () => {
  const closed = doors.filter(([, path]) => /\/matches\/\{id\}\/(sheet-photos|runs|keys)|\/evidence\//.test(path));
  expect(closed.length).toBeGreaterThan(3);
  const elsewhere = await event.seatAt('new', 'A');
  for (const [method, path] of closed) {
    const [strange, other] = await Promise.all(
      [stranger, elsewhere].map((who) => who.ask(method, addressOf(path), method === 'GET' ? undefined : {})),
    );
    expect([method, path, strange?.status]).toEqual([method, path, 401]);
    expect([method, path, [400, 403, 404, 415].includes(other?.status ?? 0)]).toEqual([method, path, true]);
  }
  pass(DELAY + 1);
  expect((await sam.send('m', gain(LATER))).status).toBe(200);
  const during = await asked(elsewhere);
  expect(during.size).toBeGreaterThan(20);
  expect([...during].filter(([, told]) => told.includes(LATER)).map(([door]) => door)).toEqual([]);
  expect(JSON.stringify((await sam.get('/api/matches/m/timeline')).body)).toContain(LATER);
});

test('a match is not there for the public before its opening is public, and is there for whoever works here', async () => {
  expect((await sam.send('later', ...started())).status).toBe(200);
  expect((await stranger.get('/api/matches/later')).status).toBe(404);
  expect((await stranger.get('/api/board/later')).status).toBe(404);
  expect((await stranger.get('/api/live/board?match=later')).status).toBe(404);
  expect((await sam.get('/api/matches/later')).status).toBe(200);
  pass(DELAY + 1);
  expect((await stranger.get('/api/matches/later')).status).toBe(200);
});

/** What a stranger is told at a door of a match, whichever its method: the same words for each match that they do not know. */
async function toldAt(match: string, asked: readonly (readonly [method: string, path: string])[]) {
  const key = Buffer.alloc(32, 7).toString('base64url');
  const run = { key, match, presses: [] };
  const told: [door: string, status: number, body: string][] = [];
  for (const [method, path] of asked) {
    const address = path
      .replace(/\{(?:id|match)\}/, match)
      .replace('{key}', key)
      .replace(/\{\w+\}/g, '1');
    const { status, body } = await stranger.ask(method, address, method === 'GET' ? undefined : run);
    told.push([
      `${method} ${path}`,
      status,
      JSON.stringify({ ...body, instance: '', requestId: '' }).replaceAll(match, 'match'),
    ]);
  }
  return told;
}

test('photos of sheets, runs and keys are shut to strangers, and no door of a match shows that it is there before it is public', async () => {
  const ofMatches = doors.filter(([, path]) => /^\/api\/(matches|board)\/\{/.test(path) && !STREAMS.includes(path));
  expect((await sam.send('hid', ...started())).status).toBe(200);
  const [here, nowhere] = [await toldAt('hid', ofMatches), await toldAt('nul', ofMatches)];
  expect(here.filter(([door, ...told], index) => String(told) !== String(nowhere[index]?.slice(1)) && door)).toEqual(
    [],
  );
  const shut = here
    .filter(([door]) => /sheet-photos|\/runs|\/keys\//.test(door))
    .map(([door, status]) => [door, status]);
  expect(shut).toEqual(
    expect.arrayContaining([
      ['GET /api/matches/{id}/sheet-photos', 401],
      ['POST /api/matches/{id}/sheet-photos', 401],
      ['POST /api/matches/{id}/runs', 401],
      ['PUT /api/matches/{id}/keys/{key}', 401],
    ]),
  );
  expect((await stranger.get(`/api/evidence/${'0'.repeat(64)}?match=hid`)).status).toBe(401);
  pass(DELAY + 1);
  expect((await toldAt('hid', ofMatches)).filter(([, status]) => status === 200).length).toBeGreaterThan(15);
});

test('whoever sits at the table reads it at once, and another table as everybody does', async () => {
  const [ann, other] = [await event.seatAt('m', 'A'), await event.seatAt('new', 'A')];
  pass(DELAY + 1);
  await note();
  const revisions = async (who: Person) => at((await who.get('/api/matches/m')).body, 'revision') as number;
  const [table, staff, elsewhere, everybody] = await Promise.all([ann, sam, other, stranger].map(revisions));
  expect([table, staff, elsewhere, everybody]).toEqual([staff, staff, (staff as number) - 2, (staff as number) - 2]);
  expect(JSON.stringify((await ann.get('/api/board')).body)).toContain('"delay":60');
  expect(at((await ann.get('/api/board/m')).body, 'delay')).toBe(0);
});

test('what is searched, sorted and counted says no more than the rows do', async () => {
  pass(DELAY + 1);
  const list = async (who: Person, asked: string): Promise<readonly string[]> => {
    const { body } = await who.get(`/api/matches?count=with&order=playing&${asked}`);
    return [...(body['matches'] as { id: string }[]).map(({ id }) => id), `${String(at(body, 'counted', 'found'))}`];
  };
  const before = await list(stranger, 'status=running');
  expect((await sam.send('m', command('FinishMatch', { ending: 'time' }))).status).toBe(200);
  expect(await list(sam, 'status=running')).not.toContain('m');
  expect([await list(stranger, 'status=running'), await list(stranger, 'status=finished')]).toEqual([before, ['0']]);
  const pages = await stranger.get('/api/matches?order=playing&limit=1');
  const second = await stranger.get(`/api/matches?order=playing&limit=1&after=${String(pages.body['next'])}`);
  expect([pages, second].map(({ body }) => at(body, 'matches', 0, 'id'))).toEqual(before.slice(0, 2));
  pass(DELAY + 1);
  expect(await list(stranger, 'status=finished')).toEqual(['m', '1']);
});

test('a dispute that goes on is told as far as it is public: it neither runs ahead nor vanishes', async () => {
  const judge = await event.hire('Jo', 'judge');
  expect((await sam.send('argued', ...started())).status).toBe(200);
  const dispute = '/api/disputes/argued-about/commands';
  const called = { match: 'argued', side: 'A', claim: 'Out of range' };
  expect((await judge.ask('POST', dispute, command('CallJudge', called))).status).toBe(200);
  pass(DELAY + 1);
  // What carries a ruling out in the match goes by the clock of the machine, which stands still beside that of this test.
  const told = async (who: Person): Promise<string> => {
    const { sections } = (await who.get('/api/matches/argued/report')).body as {
      readonly sections: readonly { readonly title: string }[];
    };
    return JSON.stringify(sections.filter(({ title }) => title.startsWith('Dispute')));
  };
  const before = await told(stranger);
  expect(before).toContain('argued-about');
  pass(5);
  const ruling = command('GiveRuling', { remedies: [{ kind: 'none' }], because: MARK });
  const taken = command('ClaimCall', {});
  expect((await judge.ask('POST', dispute, [taken, ruling])).status).toBe(200);
  expect(await told(judge)).toContain(MARK);
  expect(await told(stranger)).toBe(before);
  pass(DELAY + 1);
  expect(await told(stranger)).toContain(MARK);
});

describe('streams', () => {
  const open = async (path: string, person?: Person): Promise<Watching> =>
    watch(`${event.server.url}${path}`, person?.token === undefined ? {} : { authorization: `Bearer ${person.token}` });

  test.each([
    ['/api/matches/new/live'],
    ['/api/live'],
    ['/api/live/topics?topics=matches,match:new'],
    ['/api/live/board'],
    ['/api/live/board?match=new'],
  ])('%s hears later, and not less', async (path) => {
    pass(DELAY + 1);
    const [table, hall] = [await open(path, sam), await open(path)];
    await Promise.all([table.start, hall.start]);
    let heard = false;
    const hearing = hall.take(1).then((frames) => ((heard = true), frames));
    expect((await sam.send('new', gain('one'))).status).toBe(200);
    const [own] = await table.take(1);
    // The public is looked after four times in a second: what would come too early has come by then.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(heard).toBe(false);
    pass(DELAY + 1);
    const [same] = await hearing;
    expect(same?.id).toEqual(own?.id);
    table.leave();
    hall.leave();
  });

  test('whoever resumes behind the cut hears of nothing until it is public', async () => {
    pass(DELAY + 1);
    const ahead = await open('/api/live', sam);
    expect((await sam.send('new', gain('two'), gain('three'))).status).toBe(200);
    const [, second] = await ahead.take(2);
    const hall = await watch(`${event.server.url}/api/live`, { 'last-event-id': second?.id ?? '' });
    await hall.start;
    expect((await sam.send('new', gain('four'))).status).toBe(200);
    const [, , third] = await ahead.take(3);
    pass(DELAY + 1);
    expect((await hall.take(1)).map(({ id }) => id)).toEqual([third?.id]);
    ahead.leave();
    hall.leave();
  });

  test('a table that follows others too hears of its own match at once', async () => {
    const seat = await event.seatAt('new', 'B');
    pass(DELAY + 1);
    const table = await open('/api/live/topics?topics=match:new,match:later,matches', seat);
    await table.start;
    expect((await sam.send('later', gain('x'))).status).toBe(200);
    expect((await sam.send('new', gain('y'))).status).toBe(200);
    expect((await table.take(1)).map(({ data }) => data['topics'])).toEqual([['matches', 'match:new']]);
    pass(DELAY + 1);
    const topics = (await table.take(3)).map(({ data, id }) => [data['topics'], id === '']);
    expect(topics.slice(1)).toEqual([
      [['matches', 'match:later'], true],
      [['matches', 'match:new'], true],
    ]);
    table.leave();
  });
});

test('another delay holds at once for everybody who watches: their streams end, and they come in anew', async () => {
  const hall = await watch(`${event.server.url}/api/live`);
  const table = await watch(`${event.server.url}/api/live`, { authorization: `Bearer ${String(sam.token)}` });
  await hall.start;
  expect((await event.organizer.ask('PUT', '/api/event', {})).status).toBe(200);
  await hall.ended;
  expect((await sam.send('new', gain('z'))).status).toBe(200);
  expect((await table.take(1)).length).toBe(1);
  const [theirs, ours] = await Promise.all([stranger, sam].map((who) => who.get('/api/matches/new')));
  expect(theirs?.body).toEqual(ours?.body);
  table.leave();
});

test('a server that is started anew holds back what was recorded before', async () => {
  let time = Date.now();
  const first = await staffed({ clock: () => time, keep: true });
  const keeper = await first.hire('Kim', 'scorekeeper');
  await first.organizer.ask('PUT', '/api/event', { publicDelay: DELAY });
  await keeper.send('m', ...started());
  time += (DELAY + 1) * 1_000;
  await keeper.send('m', gain(MARK));
  await first.server.close();
  const second = await run({ access: 'staffed', clock: () => time, data: first.server.settings.data });
  const hall = await watch(`${second.url}/api/live`);
  expect(JSON.stringify((await second.get('/api/matches/m/events')).body)).not.toContain(MARK);
  time += (DELAY + 1) * 1_000;
  expect(JSON.stringify(await hall.take(1))).toContain(MARK);
  hall.leave();
  await second.close();
});

test.each([[-1], [901], [0.5], ['60']])('a delay of %p is none', async (publicDelay) => {
  expect((await event.organizer.ask('PUT', '/api/event', { publicDelay })).status).toBe(400);
});
