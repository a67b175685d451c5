import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { Sheet } from './sheet.js';

const dated = new Date('2026-01-01T00:00:00Z');
const RULING = 'הכלל (ראו 3.4) לא חל 12 פעמים על Grenade';
const JOINED = ['देवनागरी', 'ਪੰਜਾਬੀ', 'తెలుగు', 'শ্রী', 'กี่ปีที่แล้ว'];

interface Printed {
  /** The text of the page, as a reader of the file finds it. */
  readonly text: string;
  /** Every line of the page as it stands on paper, letter by letter from left to right. */
  readonly lines: readonly string[];
}

async function printed(paragraphs: readonly string[], turned: readonly string[] = []): Promise<Printed> {
  const sheet = new Sheet({ title: 'A test', subject: 'Scripts', dated, turned });
  for (const paragraph of paragraphs) sheet.paragraph(paragraph);
  const file = await sheet.finish('head', 'foot');
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return { text, lines: await linesOn(page) };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Shown = number | null | { readonly unicode: string; readonly width: number };

/** The letters of a page by where its operators draw them. */
async function linesOn(page: Page): Promise<readonly string[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const letters: { readonly letter: string; readonly x: number; readonly y: number }[] = [];
  let [size, x, y] = [1, 0, 0];
  fnArray.forEach((operator, at) => {
    const given = argsArray[at] as readonly unknown[];
    if (operator === OPS.setFont) size = Number(given[1]);
    if (operator === OPS.setTextMatrix) [x, y] = placeIn(given);
    if (operator !== OPS.showText) return;
    for (const shown of given[0] as readonly Shown[]) {
      if (typeof shown === 'object' && shown !== null) letters.push({ letter: shown.unicode, x, y });
      const width = typeof shown === 'number' ? -shown : (shown?.width ?? 0);
      x += (width / 1000) * size;
    }
  });
  const rows = [...Map.groupBy(letters, (one) => Math.round(one.y / 4))].sort(([one], [other]) => other - one);
  return rows.map(([, row]) =>
    row
      .sort((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join(''),
  );
}

function placeIn([matrix]: readonly unknown[]): [x: number, y: number] {
  const { 4: x, 5: y } = matrix as { readonly 4: number; readonly 5: number };
  return [x, y];
}

let page: Printed;
beforeAll(async () => {
  const paragraphs = [
    'עומר הכהן 5 CP',
    `Entry 6: ${RULING}. End 7`,
    'A (محمد علي) wins 3–2',
    '山田太郎 vs 김철수 😀',
    '\u{30000} Bob',
    ...JOINED,
  ];
  page = await printed(paragraphs, ['עומר הכהן', RULING, 'محمد علي']);
});

test('a name that goes from right to left leaves the number beside it where it was written', () => {
  expect(page.lines).toContain('ןהכה רמוע 5 CP');
  expect(page.text).toContain('עומר הכהן 5 CP');
});

test('names within brackets leave brackets, points and names in their places', () => {
  expect(page.lines).toContain('A (يلع دمحم) wins 3–2');
  expect(page.text).toContain('A (محمد علي) wins 3–2');
});

test('what somebody wrote from right to left is so as a whole: its digits are not turned, its brackets are', () => {
  expect(page.lines).toContain('Entry 6: Grenade לע םימעפ 12 לח אל (3.4 ואר) ללכה. End 7');
});

test.each([['山田太郎 vs 김철수 😀'], ...JOINED.map((word) => [word])])('%s is drawn, and can be copied', (written) => {
  expect(page.lines).toContain(written);
});

test('what no font has is written by its code point', () => {
  expect(page.lines).toContain('[U+30000] Bob');
});

test('letters that a script joins and no font here joins are said to stand one by one', async () => {
  expect(page.text).not.toContain('one by one');
  expect((await printed(['བོད་ཡིག'])).text).toContain('Some letters stand one by one in this report');
});
