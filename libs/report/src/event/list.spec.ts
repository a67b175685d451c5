import { extractText, getDocumentProxy } from 'unpdf';
import { renderList } from './list.js';
import { shortened } from './shortened.js';
import { renderEventSlips } from './slips.js';

const pagesOf = async (file: Buffer): Promise<readonly string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
};
const columns = [
  { title: 'Place', wide: 10, right: true },
  { title: 'Name', wide: 90 },
] as const;

it.each([
  ['Ann', 10, 'Ann'],
  ['Annabella', 5, 'Anna…'],
  ['Ann Bella', 5, 'Ann…'],
  ['e\u0301e\u0301e\u0301', 4, 'e\u0301…'],
  ['Annabella', 0, '…'],
])('%j in %i letters is %j', (text, width, short) => {
  expect(shortened(text, width, (one) => one.length)).toBe(short);
});

it('a list of 2,000 players has its heading and number on every page, and names that are too long end in “…”', async () => {
  const long = 'Maximiliana '.repeat(20).trim();
  const rows = Array.from({ length: 2_000 }, (_, at) => [String(at + 1), at === 3 ? long : `Player ${at + 1}`]);
  const list = { title: 'An open: standings after round 5', under: ['by points'], columns, rows };
  const file = await renderList(list);
  const pages = await pagesOf(file);
  expect(pages.length).toBeGreaterThan(30);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toMatch(/Place\s+Name/);
  }
  expect(pages[0]).toMatch(/Maximiliana Maxi.*…/);
  expect(pages.at(-1)).toContain('Player 2000');
  expect((await renderList(list)).equals(file)).toBe(true);
});

it('a slip has table, round, both players and places to sign; a code only where it has an address', async () => {
  const slip = { event: 'An open', round: 2, table: 7, mission: 'Take and hold', players: ['Ann', 'Bo'] } as const;
  const pages = await pagesOf(await renderEventSlips([slip, { ...slip, table: 8, address: 'https://example.org/8' }]));
  expect(pages).toHaveLength(1);
  for (const text of ['Table 7', 'Table 8', 'An open · round 2 · Take and hold', 'A Ann', 'Ann wins', 'a draw'])
    expect(pages[0]).toContain(text);
  expect(pages[0]?.match(/Opens this table/g)).toHaveLength(1);
  expect((await pagesOf(await renderEventSlips([])))[0]).toContain('No table waits to be played.');
});
