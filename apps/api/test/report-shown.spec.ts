import type { ReportBlock, ReportCell, ReportView } from '@adjutant/views';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, contested, JO, rules, sendTo, STRIKE } from './judges.js';
import { advance, command, run, type Running } from './running.js';

let server: Running;
let report: ReportView;
let pages: readonly string[];
beforeAll(async () => {
  server = await run();
  await contested(server, 'm');
  await server.send('m', advance());
  await contested(server, 'n');
  await sendTo(server, 'd', call('m'));
  await sendTo(server, 'd', command('ClaimCall', {}, JO));
  await sendTo(server, 'd', rules([STRIKE]));
  report = (await server.get('/api/matches/m/report')).body as unknown as ReportView;
  const file = await (await fetch(`${server.url}/api/matches/m/report.pdf`)).arrayBuffer();
  pages = (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false })).text;
});
afterAll(() => server.close());

const textIn = (cell: ReportCell): readonly string[] =>
  typeof cell === 'string' ? [cell] : [cell.text, ...cell.notes];

function saidIn(block: ReportBlock): readonly string[] {
  switch (block.kind) {
    case 'words':
      return [block.text];
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(({ cells }) => cells.flatMap(textIn))];
    case 'chart':
      return [];
    case 'checkpoint':
      return [...block.says, block.command, ...block.exactly.flatMap(({ title, text }) => [title, text])];
  }
}

const everythingSaid = (): readonly string[] => [
  ...report.front.flatMap(saidIn),
  ...report.sections.flatMap(({ title, blocks, parts }) => [
    title,
    ...blocks.flatMap(saidIn),
    ...parts.flatMap((part) => [part.title, ...part.blocks.flatMap(saidIn)]),
  ]),
];

/** What a diagram says beside the numbers of its table, and what stands on every page. */
const BESIDE = /^(?:Command|Victory|points|Player|[AB]|battle|round|Page|of|\d+)$/;
const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

test('whatever the page is told stands on paper', () => {
  const paper = unspaced(pages.join(' '));
  const missing = everythingSaid()
    .flatMap(wordsIn)
    .filter((word) => !paper.includes(word));
  // What is too long for its column is broken wherever the column ends: a digest, a hash.
  expect(missing.filter((word) => word.length < 20)).toEqual([]);
  for (const { title } of report.sections) expect(paper).toContain(unspaced(title));
});

test('and paper says nothing besides', () => {
  const said = unspaced([report.head, report.foot, ...everythingSaid()].join(' '));
  const more = pages.flatMap(wordsIn).filter((word) => !BESIDE.test(word) && !said.includes(word));
  expect(more).toEqual([]);
});

const usesIn = ({ sections }: ReportView): readonly unknown[] => {
  const uses = sections.find(({ id }) => id === 'uses')?.blocks[0];
  if (uses?.kind !== 'table') throw new Error('no uses');
  return uses.rows.map(({ cells, struck = false }) => [...cells.flatMap(textIn).slice(3), struck]);
};

test('the report says what was used, by whom and at which cost, and what was taken out', async () => {
  expect(usesIn(report)).toEqual([['Grenade', 'fallen because of a correction', 'stratagem', '–', true]]);
  const other = (await server.get('/api/matches/n/report')).body as unknown as ReportView;
  expect(usesIn(other)).toEqual([['Grenade', 'stratagem', '1', false]]);
});

test('every chart has its numbers in a table of the same part', () => {
  for (const { blocks } of report.sections) {
    for (const block of blocks) {
      if (block.kind !== 'chart') continue;
      const rows = block.points.map(({ round, cp, vp }) => [round, cp.A, cp.B, vp.A, vp.B].map(String));
      expect(blocks).toContainEqual(expect.objectContaining({ kind: 'table', rows: rows.map((cells) => ({ cells })) }));
    }
  }
  expect(report.sections.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === 'chart')).toBe(true);
});

test('the files of it say the same in their own forms', async () => {
  const textOf = async (path: string, match = 'm') =>
    (await fetch(`${server.url}/api/matches/${match}/${path}`)).text();
  const [heads = '', ...uses] = (await textOf('uses.csv', 'n')).trimEnd().split('\r\n');
  expect(heads.replace('\uFEFF', '')).toBe(
    'Entry,Moment,Side,Player,Kind,What,Id,Cost,Taken out,Told,Recorded at,Recorded in',
  );
  expect(uses.some((line) => line.includes('stratagem,Grenade,core/grenade,1,'))).toBe(true);
  const lines = (await textOf('events.jsonl')).trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { revision: number; type: string; text: string });
  const record = report.sections.find(({ id }) => id === 'record')?.blocks[0];
  if (record?.kind !== 'table') throw new Error('no record');
  expect(entries.map(({ revision }) => String(revision))).toEqual(record.rows.map(({ cells }) => cells[0]));
  expect(entries[0]).toMatchObject({ revision: 0, type: 'MatchOpened' });
});

test('there is no report to show of a match that is not there', async () => {
  const { status, body } = await server.get('/api/matches/nowhere/report');
  expect([status, body['code']]).toEqual([404, 'match/unknown']);
});
