import { disposition } from '@adjutant/event';
import { ledgerCsv } from '@adjutant/views';
import { command, started } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

const ZOE = '33333333-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
let event: StaffedServer;
beforeAll(async () => {
  event = await staffed();
  const sam = await event.hire('Sam', 'scorekeeper');
  await event.organizer.ask('PUT', `/api/people/${ZOE}`, { name: 'Zoë "Z" Ó Briain' });
  const seats = { A: { player: ZOE }, B: { player: 'bob' } };
  const opened = command('OpenMatch', { title: 'Round 3: table 12', pack: { id: 'wh40k-10e' }, seats });
  expect((await sam.send('m', opened, ...started().slice(1))).status).toBe(200);
});
afterAll(() => event.server.close());

const named = async (path: string) => {
  const headers = { authorization: `Bearer ${event.organizer.token}` };
  const answer = await fetch(`${event.server.url}/api/matches/m/${path}`, { headers });
  expect(answer.status).toBe(200);
  return { name: answer.headers.get('content-disposition'), type: answer.headers.get('content-type'), answer };
};

test.each([
  ['export', 'attachment', 'match.jsonl'],
  ['bundle', 'attachment', 'bundle.jsonl'],
  ['ledger.csv', 'attachment', 'ledger.csv'],
  ['uses.csv', 'attachment', 'uses.csv'],
  ['events.jsonl', 'attachment', 'events.jsonl'],
  ['report.pdf', 'inline', 'audit.pdf'],
  ['sheet.pdf', 'inline', 'sheet.pdf'],
  ['slip.pdf', 'inline', 'slip.pdf'],
])('the file of %s is called by title, players and day', async (path, kind, ending) => {
  const { name } = await named(path);
  const day = new Date().toISOString().slice(0, 10);
  const plain = `Round 3 table 12 - Zoe Z O Briain vs bob - ${day}.${ending}`;
  const whole = `Round 3 table 12 - Zoë Z Ó Briain vs bob - ${day}.${ending}`;
  expect(name).toBe(`${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(whole)}`);
});

test('the ledgers come as a table with the names of the players, and are no formula', async () => {
  const { answer, type } = await named('ledger.csv');
  expect(type).toMatch(/^text\/csv; charset=utf-8/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [heads, ...rows] = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(heads).toBe(
    'Entry,Moment,Side,Player,Account,Kind,What,Declared,Credited,Balance,Taken out,Told,Recorded at,Recorded in',
  );
  expect(rows.some((row) => row.includes(',A,"Zoë ""Z"" Ó Briain",cp,'))).toBe(true);
  const line = {
    number: 1,
    at: null,
    player: 'A',
    account: 'cp',
    kind: 'gain',
    what: 'x',
    whatName: '=1+1',
    clock: '',
  };
  const shown = { ...line, declared: -2, due: -2, capped: 0, credited: -2, balance: 0, mark: null } as const;
  const csv = ledgerCsv({ cp: { A: [shown as never], B: [] }, vp: { A: [], B: [] } }, [], { A: '@ann', B: 'bob' });
  expect(csv.split('\r\n')[1]).toBe("1,,A,'@ann,cp,gain,'=1+1,-2,-2,0,,,,");
});

test('no name of a file leads out of its folder, turns its direction or breaks the header', () => {
  expect(disposition('attachment', '../..\\etc/passwd\r\nX: "1"', 'csv')).toBe(
    'attachment; filename="etc passwd X 1.csv"'.replace('etc', '.. etc'),
  );
  expect(disposition('inline', 'a\u202Efdp', 'pdf')).toBe('inline; filename="a fdp.pdf"');
  expect(disposition('inline', '日本', 'pdf')).toBe(
    `inline; filename="__.pdf"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.pdf`,
  );
  expect(disposition('inline', ' ?* ', 'pdf')).toBe('inline; filename="match.pdf"');
  expect(disposition('inline', 'x'.repeat(500), 'pdf').length).toBeLessThan(170);
});

test('whoever was erased stands in no name of a file', async () => {
  expect((await event.organizer.ask('DELETE', `/api/people/${ZOE}`)).status).toBe(200);
  expect((await named('export')).name).toContain('player A vs bob');
});
