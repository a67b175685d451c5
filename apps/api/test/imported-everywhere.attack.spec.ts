import { extractText, getDocumentProxy } from 'unpdf';
import { tally } from '@adjutant/tools-services';
import { Origins } from '@adjutant/event';
import { People } from '@adjutant/people';
import { as, call, contested, HEAD, JO, rules, sendTo, STRIKE } from './judges.js';
import { at, command, listAt, run, type Answer, type Body, type Running } from './running.js';
import { staffed } from './staffed.js';
import { eventually } from './two.js';

/**
 * A match is recorded and ruled on at one installation, and taken in at two others: as a match file, and as a bundle by a key
 * that is trusted. People of these have the same ids, and are other people.
 */
let there: Running;
let byFile: Running;
let byBundle: Running;
let file: string;
beforeAll(async () => {
  there = await run({ origin: 'judges.example/there' });
  await contested(there, 'm');
  await sendTo(there, 'd', call('m'), command('ClaimCall', {}, HEAD), rules([{ ...STRIKE, entries: [6] }], {}, HEAD));
  await there.send('m', command('RecordNote', { kind: 'note', text: 'Measured' }, as('sam', 'scorekeeper')));
  file = await (await fetch(`${there.url}/api/matches/m/export`)).text();
  const bundle = await (await fetch(`${there.url}/api/matches/m/bundle`)).text();
  const { key } = JSON.parse(bundle.split('\n')[0] ?? '') as { key: string };
  byFile = await run();
  byBundle = await run({ trustedKeys: [key] });
  for (const [server, body] of [
    [byFile, file],
    [byBundle, bundle],
  ] as const) {
    const people = server.from(People);
    for (const id of ['ann', 'bob', 'hana', 'jo', 'sam'])
      await people.put(id, { name: `${id} Here`, club: id === 'ann' || id === 'jo' ? 'Red Dice' : null });
    expect((await importInto(server, body)).status).toBe(200);
    await put(server, '/api/event', { conflicts: ['club'] });
  }
});
afterAll(() => Promise.all([there.close(), byFile.close(), byBundle.close()]));

async function importInto({ url }: Running, body: string): Promise<Response> {
  return fetch(`${url}/api/matches/import`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-ndjson' },
  });
}

async function put({ url }: Running, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })).status).toBe(200);
}

async function pagesOf({ url }: Running): Promise<readonly string[]> {
  const pdf = new Uint8Array(await (await fetch(`${url}/api/matches/m/report.pdf`)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

const adjust = (by: object): object =>
  command('AdjustPoints', { player: 'A', resource: 'vp', category: 'primary', amount: 1, because: 'Agreed.' }, by);

async function rowOf(server: Running): Promise<Body | undefined> {
  const list = () => server.get('/api/matches').then(({ body }) => listAt(body, 'matches'));
  return (await eventually(list, (rows) => rows.length > 0))[0];
}

describe('a match that came from elsewhere', () => {
  test('says so where it is recorded too: nowhere', async () => {
    for (const body of [
      (await there.get('/api/matches/m')).body,
      await rowOf(there),
      (await there.get('/api/matches/m/verify')).body,
    ])
      expect(at(body, 'imported')).toBeUndefined();
    expect((await pagesOf(there)).join(' ')).not.toContain('FROM ELSEWHERE');
  });

  test('says so on its page, in the list, when it is verified and when it is exported', async () => {
    const imported = {
      entries: 10,
      by: 'local',
      at: expect.any(String) as string,
      seats: true,
      says: expect.stringMatching(
        /^Entries 0 to 9 came from elsewhere: local took them in at .* UTC, from a match file; /,
      ) as string,
    };
    expect((await byFile.get('/api/matches/m')).body['imported']).toEqual(imported);
    expect((await rowOf(byFile))?.['imported']).toEqual(imported);
    expect((await byFile.get('/api/matches/m/verify')).body).toMatchObject({ intact: true, imported });
    const exported = await fetch(`${byFile.url}/api/matches/m/export`);
    expect(exported.headers.get('content-disposition')).toContain('.from-elsewhere.match.jsonl');
    expect(decodeURI(exported.headers.get('x-adjutant-imported') ?? '')).toMatch(/^Entries 0 to 9 came from elsewhere/);
    expect(await exported.text()).toBe(file);
    expect((await byBundle.get('/api/matches/m')).body['imported']).toMatchObject({
      entries: 10,
      covered: { origin: 'judges.example/there' },
      says: expect.stringMatching(/from the log judges\.example\/there, whose checkpoint/) as string,
    });
  });

  test.each([
    ['from a match file', () => byFile],
    ['from a bundle', () => byBundle],
  ] as const)(
    '%s: its report says so on the first page, and calls nobody by the name of somebody here',
    async (_, server) => {
      const pages = await pagesOf(server());
      expect(pages[0]).toMatch(/FROM ELSEWHERE Entries 0 to 9 came from elsewhere: local took them in/);
      expect(pages.join(' ')).not.toMatch(/(ann|bob|hana|jo|sam) Here/);
      expect((await pagesOf(there)).join(' ')).toMatch(/ann/);
    },
  );
});

describe('people of a match from elsewhere', () => {
  const ruled = async (server: Running, by: object): Promise<unknown> =>
    (await server.send('m', adjust(by))).body['code'];
  const penalty = async (server: Running): Promise<Answer> => {
    const what = { policy: 'frontline-itc', infraction: 'slow-play', level: 'warning' };
    const data = { ...what, person: 'ann', because: 'Slow.', match: 'm' };
    const issue = command('IssuePenalty', { ...data, penalty: crypto.randomUUID() }, HEAD);
    return server.post('/api/people/ann/penalties/commands', issue);
  };

  test.each([
    ['from a match file', () => byFile],
    ['from a bundle', () => byBundle],
  ] as const)('%s: have no entries, clubs, seats or penalties here', async (_, which) => {
    const server = which();
    const last = Number((await server.get('/api/matches/m')).body['revision']);
    const undo = command(
      'CorrectEntry',
      { entry: last, correction: { kind: 'strike' }, because: 'a slip' },
      as('sam', 'scorekeeper'),
    );
    expect((await server.send('m', undo)).body['code']).toBe('access/not-your-last');
    expect(await server.from(Origins).seatsHere('m', { A: { player: 'ann' }, B: { player: 'bob' } })).toEqual({
      A: { player: '\u2060ann' },
      B: { player: '\u2060bob' },
    });
    expect((await penalty(server)).body['code']).toBe('penalty/not-in-this-match');
    tally('people here for whom somebody elsewhere could be taken', 'kept apart', 5);
    expect(await ruled(server, JO)).toBeUndefined();
    expect(await ruled(server, as('ann', 'judge'))).toBeUndefined();
  });

  test('are who they are where it was recorded', async () => {
    const last = Number((await there.get('/api/matches/m')).body['revision']);
    const undo = command(
      'CorrectEntry',
      { entry: last, correction: { kind: 'strike' }, because: 'a slip' },
      as('sam', 'scorekeeper'),
    );
    expect((await there.send('m', undo)).body['outcome']).toBe('recorded');
    expect(await ruled(there, as('ann', 'judge'))).toBe('ruling/own-match');
    expect((await penalty(there)).body['outcome']).toBe('recorded');
  });

  test('once the seats are corrected here, whoever sits there is somebody here', async () => {
    const seats = { A: { player: 'ann' }, B: { player: 'bob' } };
    const said = command(
      'CorrectSeats',
      { seats: { A: { player: 'ann' }, B: { player: 'bo' } }, because: 'Both are here.' },
      as('olga', 'organizer'),
    );
    expect((await byFile.send('m', said)).body['outcome']).toBe('recorded');
    const back = command('CorrectSeats', { seats, because: 'It was bob.' }, as('olga', 'organizer'));
    expect((await byFile.send('m', back)).body['outcome']).toBe('recorded');
    expect((await byFile.get('/api/matches/m')).body['imported']).toMatchObject({ seats: false });
    expect(await ruled(byFile, JO)).toBe('ruling/own-club');
    expect(await ruled(byFile, as('ann', 'judge'))).toBe('ruling/own-match');
  });

  test('whoever sits down there in a staffed place is not told that they are somebody else', async () => {
    const { server, organizer, seatAt } = await staffed();
    await server.from(People).put('ann', { name: 'Ann Here' });
    expect((await organizer.ask('POST', '/api/matches/import', file)).status).toBe(200);
    const seat = await seatAt('m', 'A');
    expect(at((await seat.get('/api/access/me')).body, 'person', 'name')).toBe('ann');
    await server.close();
  });
});
