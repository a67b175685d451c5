import { create } from 'fontkit';
import { getDocumentProxy } from 'unpdf';
import { Sheet } from '../sheet.js';
import { languagesOf } from './language.js';
import { Patchwork } from './patchwork.js';

const dated = new Date('2026-01-01T00:00:00Z');

async function printed(paragraphs: readonly string[]): Promise<Buffer> {
  const sheet = new Sheet({ title: 'A test', subject: 'East Asia', dated });
  for (const paragraph of paragraphs) {
    sheet.paragraph(paragraph);
    sheet.paragraph(paragraph, { face: 'bold' });
  }
  return sheet.finish('head', 'foot');
}

async function read(file: Buffer): Promise<{ readonly text: string; readonly fonts: ReadonlySet<string> }> {
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
  const { items } = await page.getTextContent();
  await page.getOperatorList();
  const names = items.flatMap((item) => ('fontName' in item ? [item.fontName] : []));
  const fonts = names.map((name) => (page.commonObjs.get(name) as { readonly name: string }).name.replace(/^.*\+/, ''));
  return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), fonts: new Set(fonts) };
}

/** The letters of a text as a program that reads the embedded font finds them. */
function embedded(font: Patchwork, text: string) {
  const subset = font.createSubset();
  const places = Array.from(text, (letter) => subset.includeGlyph(letter.codePointAt(0) ?? 0));
  const opened = create(subset.encode());
  return places.map((place) => opened.getGlyph(place));
}

const drawn = (font: Patchwork, text: string) =>
  JSON.stringify(embedded(font, text).map(({ path }) => path.commands.map(({ command, args }) => [command, ...args])));

test.each([
  ['山田太郎', 'sc'],
  ['山田さくら', 'jp'],
  ['サクラ 山田', 'jp'],
  ['김철수', 'kr'],
  ['金 철수', 'kr'],
  ['𠮷野家の', 'jp'],
])('%s is written as in %s', (text, language) => {
  expect(languagesOf(text)(0)).toBe(language);
});

test('each name of a line is of its own language', () => {
  const line = '王小明 vs 骨太の vs 金철수';
  const languageAt = languagesOf(line);
  expect(['王', '骨', '金'].map((letter) => languageAt(line.indexOf(letter)))).toEqual(['sc', 'jp', 'kr']);
});

test('names are drawn in outlines of their language and weight, and can be found and copied', async () => {
  const names = ['王小明', '山田さくら', '김철수', '、「欧阳」'];
  const { text, fonts } = await read(await printed(names));
  for (const name of names) expect(text).toContain(name);
  expect([...fonts].filter((name) => name.startsWith('Noto')).toSorted()).toEqual(
    ['JP', 'KR', 'SC'].flatMap((language) => [`NotoSans${language}-Bold`, `NotoSans${language}-Regular`]),
  );
  expect([...fonts].join(' ')).not.toContain('Unifont');
});

test('what is embedded is a font of its letters, each with its outline and its width', () => {
  const [first, second, again] = embedded(new Patchwork('jp', 400), '山田山');
  expect(first?.path.commands.length).toBeGreaterThan(10);
  expect([first?.advanceWidth, second?.advanceWidth]).toEqual([1000, 1000]);
  expect(again?.id).toBe(first?.id);
});

test('one letter is drawn in another way in Japan than in China, and bolder where it is bold', () => {
  const [chinese, japanese, bold] = [new Patchwork('sc', 400), new Patchwork('jp', 400), new Patchwork('jp', 700)];
  expect(drawn(japanese, '骨')).not.toBe(drawn(chinese, '骨'));
  expect(inked(bold)).toBeGreaterThan(inked(japanese) * 1.3);
  expect(inked(japanese)).toBeGreaterThan(inked(new Patchwork('jp', 100 as 400)) * 1.3);
});

/** How much of its square a bar takes, as it is one stroke: 一. */
function inked(font: Patchwork): number {
  const [bar] = embedded(font, '一');
  const ys = bar?.path.commands.flatMap(({ args }) => args.filter((_, at) => at % 2 === 1)) ?? [];
  return Math.max(...ys) - Math.min(...ys);
}

test('the same letters give the same bytes, whatever was printed before', async () => {
  const before = await printed(['山田さくら']);
  await printed(['東京の骨']);
  expect((await printed(['山田さくら'])).equals(before)).toBe(true);
});

test('a report with a thousand different letters of each language stays below a megabyte', async () => {
  const from = (first: number, letters: number) =>
    String.fromCodePoint(...Array.from({ length: letters }, (_, at) => first + at));
  const file = await printed([from(0x4e00, 1000), `の${from(0x5800, 200)}`, from(0xac00, 200)]);
  expect(file.length).toBeLessThan(1_000_000);
});
