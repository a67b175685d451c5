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

test('a result slip has names, seats, a box for each category, how it ended and places to sign, at every depth', async () => {
  for (const depth of ['result', 'score', 'full'] as const) {
    const slip = command('OpenMatch', { ...(open(`Slip, ${depth}`) as { readonly data: object }).data, depth });
    expect((await sam.send(`slip-${depth}`, slip)).status).toBe(200);
    const pages = await pagesOf(`/matches/slip-${depth}/slip.pdf`, event.someone());
    expect(pages).toHaveLength(1);
    for (const words of [
      ...[`Slip, ${depth}`, 'A ann', 'B bob', 'Primary mission', 'up to 50', 'Battle Ready', 'In all'],
      ...[
        'ann wins',
        'bob wins',
        'a draw',
        'time ran out',
        'given up by B',
        'Table',
        'ended at',
        'Judge or scorekeeper',
      ],
      ...['Opens this match', `Match slip-${depth}`],
    ])
      expect(pages[0]).toContain(words);
  }
  const [begun] = await pagesOf('/matches/begun/slip.pdf', sam);
  expect(begun).toMatch(/Primary mission up to 50 50 0 .*In all 50 0/);
  const [over] = await pagesOf('/matches/over/slip.pdf', sam);
  expect(over).toMatch(/As recorded: .*Judge or scorekeeper/);
  expect(over).not.toContain('a draw');
});

test('slips come several a page, and a stack of them is printed by staff', async () => {
  const pages = await pagesOf('/slips.pdf', sam);
  const slips = pages.map((page) => page.split('Opens this match').length - 1);
  expect(slips).toEqual([3, 2]);
  expect(pages.join(' ')).toContain('Round 2, table 9');
  expect(pages.join(' ')).not.toContain('Match over');
  expect((await event.someone().get('/api/slips.pdf')).status).toBe(401);
});

test('there is no sheet of a match that is not there', async () => {
  for (const path of ['sheet', 'sheet.pdf', 'slip.pdf'])
    expect((await sam.get(`/api/matches/nowhere/${path}`)).body['code']).toBe('match/unknown');
});
