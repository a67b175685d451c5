import { extractText, getDocumentProxy } from 'unpdf';
import { at, command, listAt, open, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let sam: Person;
beforeAll(async () => {
  event = await staffed();
  sam = await event.hire('Sam', 'scorekeeper');
  const scores = [
    command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: 60, what: 'everything' }),
    command('ScoreVictoryPoints', { player: 'B', category: 'primary', points: 0, what: 'nothing' }),
  ];
  expect((await sam.send('begun', ...started(), ...scores)).status).toBe(200);
  expect((await sam.send('waiting', open('Round 2, table 9'))).status).toBe(200);
  expect((await sam.send('over', ...started(), command('FinishMatch', { ending: 'time' }))).status).toBe(200);
});
afterAll(() => event.server.close());

async function pagesOf(path: string, { token }: Person): Promise<readonly string[]> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${event.server.url}/api${path}`, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(file, { mergePages: false })).text.map((page) => page.replaceAll(/\s+/g, ' '));
}

test('the sheet of a match that has not begun is blank, with everything that is asked for', async () => {
  const { body } = await sam.get('/api/matches/waiting/sheet');
  expect(body).toMatchObject({ status: 'opened', firstTurn: null, result: null, order: 'fixed', depth: 'full' });
  expect(at(body, 'rows', 0)).toMatchObject({
    category: 'primary',
    cap: 50,
    points: { A: { rounds: [null, null, null, null, null], all: null } },
  });
  const pages = await pagesOf('/matches/waiting/sheet.pdf', event.someone());
  expect(pages).toHaveLength(1);
  for (const words of [
    'Round 2, table 9',
    'Primary mission',
    'up to 50',
    'Round 5',
    'Began at',
    'first turn [ ]',
    'a draw',
  ])
    expect(pages[0]).toContain(words);
});

test('the sheet of a match under way holds what counts in the record, round by round', async () => {
  const { body } = await sam.get('/api/matches/begun/sheet');
  const [primary] = listAt(body, 'rows');
  // 60 were told, and 50 is the cap.
  expect(primary?.['points']).toEqual({
    A: { rounds: [50, null, null, null, null], all: 50 },
    B: { rounds: [0, null, null, null, null], all: 0 },
  });
  const [page] = await pagesOf('/matches/begun/sheet.pdf', sam);
  expect(page).toMatch(/Primary mission up to 50 50 50/);
  const [over] = await pagesOf('/matches/over/sheet.pdf', sam);
  expect(over).toContain('As recorded:');
});

test('a stack holds a page for every match that is not over, and is printed by staff', async () => {
  const pages = await pagesOf('/sheets.pdf', sam);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('Round 2, table 9');
  const { status, body } = await event.someone().get('/api/sheets.pdf');
  expect([status, body['code']]).toEqual([401, 'access/sign-in-first']);
  expect((await (await event.seatAt('begun', 'A')).get('/api/sheets.pdf')).status).toBe(403);
});

test('there is no sheet of a match that is not there', async () => {
  for (const path of ['sheet', 'sheet.pdf'])
    expect((await sam.get(`/api/matches/nowhere/${path}`)).body['code']).toBe('match/unknown');
});
