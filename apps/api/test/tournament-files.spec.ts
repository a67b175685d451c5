import { VISITOR } from '@adjutant/access';
import { TournamentFiles } from '@adjutant/event';
import { importEvent, standingsOf, factsOf } from '@adjutant/tournament';
import { extractText, getDocumentProxy } from 'unpdf';
import { EventDay } from './event-day.js';
import { listAt, run, type Running } from './running.js';

let server: Running;
let day: EventDay;
beforeAll(async () => {
  server = await run();
  day = await new EventDay(server).setUp();
  await day.plays(1);
  await day.asks('DraftRound', { round: 2 });
  await day.asks('PublishRound', { round: 2 });
});
afterAll(() => server.close());

const fetched = (path: string): Promise<Response> => fetch(`${server.url}/api/tournaments/${day.id}/${path}`);
async function pagesOf(path: string): Promise<readonly string[]> {
  const answer = await fetched(path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(file, { mergePages: false })).text;
}

test('pairings by name and by table, of the newest round or of one that is named', async () => {
  const [byName = ''] = await pagesOf('pairings.pdf');
  expect(byName).toContain('The open: round 2, pairings by name');
  for (const player of ['p01', 'p12']) expect(byName).toContain(player);
  expect((await pagesOf('pairings.pdf?round=1&by=table'))[0]).toContain('round 1, pairings by table');
  const csv = await fetched('pairings.csv?round=1&by=table');
  const lines = (await csv.text()).trim().split('\r\n');
  expect([csv.headers.get('content-type'), lines.length, lines[0]]).toEqual([
    'text/csv; charset=utf-8',
    7,
    'Table,A,B',
  ]);
});

test('standings with their tie-breaks, of closed rounds only', async () => {
  const [page = ''] = await pagesOf('standings.pdf');
  expect(page).toContain('The open: standings after round 1');
  expect(page).toContain('Round 2 is being played: nothing of it counts yet.');
  const csv = await (await fetched('standings.csv?preset=itc')).text();
  expect(csv.split('\r\n')[0]).toMatch(/^place,id,name,.*wins/);
});

test('slips of a round, each with a code that says where it lies', async () => {
  const pages = (await pagesOf('slips.pdf')).join('\n');
  expect([pages.match(/Table \d+/g)?.length, pages.match(/Opens this table/g)?.length]).toEqual([6, 6]);
  const [first] = await server.from(TournamentFiles).slips(day.id, VISITOR, 'http://hall.test');
  expect(first?.address).toBe(`http://hall.test/tournaments/${day.id}/me?round=2&table=1`);
});

test('slips are a sheet for a keyboard too', async () => {
  const csv = await fetched('slips.csv?round=2');
  const lines = (await csv.text()).trim().split('\r\n');
  expect([csv.headers.get('content-type'), lines.length]).toEqual(['text/csv; charset=utf-8', 7]);
  expect(lines[0]).toMatch(/^Round,Table,A,B/);
});

test('the register of irregular acts stands below the standings and in a file of its own, without drafts of others', async () => {
  const other = await new EventDay(server).setUp();
  const before = await (await fetch(`${server.url}/api/tournaments/${other.id}/register.csv`)).text();
  expect(before.trim().split('\r\n')).toEqual(['Entry,Time (UTC),Round,By,Role,Act,What was done']);
  await other.asks('DropPlayer', { player: 'p12' });
  await other.asks('ReinstatePlayer', { player: 'p12', because: 'They found the hall' });
  const at = `${server.url}/api/tournaments/${other.id}`;
  const [, line] = (await (await fetch(`${at}/register.csv`)).text()).split('\r\n');
  expect(line).toMatch(
    /^\d+,\d{4}-\d\d-\d\d \d\d:\d\d,,.*PlayerReinstated,.*is back from round 1 on: They found the hall/,
  );
  const pdf = await (await fetch(`${at}/standings.pdf`)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  expect(text.at(-1)).toContain('Register of irregular acts');
  expect(text.at(-1)).toContain('They found the hall');
  expect(text[0]).not.toContain('They found the hall');
});

test('the event as a file gives the standings of the server, and as TRF as well', async () => {
  const ours = listAt((await fetched('standings.csv').then((one) => one.text())).split('\r\n'));
  const read = importEvent(await (await fetched('event.json')).text());
  if (!read.ok) throw new Error(read.findings[0]?.says);
  const { event } = read.read;
  expect([read.read.findings, event.players.length, event.rounds.length]).toEqual([[], 12, 2]);
  const { rows } = standingsOf(factsOf(event), event.preset!);
  expect(ours.slice(1, 13).map((line) => String(line).split(',')[1])).toEqual(rows.map(({ player }) => player));
  const trf = importEvent(await (await fetched('event.trf')).text());
  expect(trf.ok && [trf.read.format, trf.read.event.players.length, trf.read.event.name]).toEqual([
    'trf',
    12,
    'The open',
  ]);
});

test('files are called by the name of the event and what they hold', async () => {
  const paths = ['standings.csv', 'slips.csv', 'slips.pdf', 'register.csv', 'event.trf', 'pairings.csv?round=1'];
  const answers = await Promise.all(paths.map(fetched));
  expect(answers.map(({ headers }) => /filename="(.*)"/.exec(headers.get('content-disposition') ?? '')?.[1])).toEqual([
    'The open standings.csv',
    'The open slips.csv',
    'The open slips.pdf',
    'The open register.csv',
    'The open.trf',
    'The open round 1, pairings by name.csv',
  ]);
});

test('a draft is for staff, and what is not there is said', async () => {
  const other = await new EventDay(server).setUp();
  const none = await other.get('/pairings.pdf');
  expect([none.status, none.body['code']]).toEqual([404, 'round/unknown']);
  await other.asks('DraftRound', { round: 1 });
  expect((await fetch(`${server.url}/api/tournaments/${other.id}/pairings.csv`)).status).toBe(200);
  const { status, body } = await day.get('/pairings.csv?round=9');
  expect([status, body['code'], body['detail']]).toEqual([
    404,
    'round/unknown',
    'There is no round 9 yet. Look at the rounds of the event.',
  ]);
  expect((await day.get('/pairings.csv?by=colour')).status).toBe(400);
  expect((await day.get('/standings.pdf?preset=luck')).status).toBe(400);
  expect((await server.get('/api/tournaments/nowhere/event.json')).body['code']).toBe('tournament/unknown');
});
