import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTEXTS } from '@adjutant/contexts';
import { catalogues, packCodes, packRefusals } from './catalogues.js';
import { pages } from './pages.js';

const root = join(import.meta.dirname, '../../..');
const words = readFileSync(join(root, 'docs/words.md'), 'utf8');
const plain = (text: string): string => text.replace(/[\s|*_;-]+/g, '');
/** Of a module, how it is set: quotes and commas. */
const plainOf = (path: string, text: string): string =>
  path.endsWith('.ts') ? plain(text).replace(/['",]+/g, '') : plain(text);

const SKIPPED = /\/(node_modules|dist|test|testing)\/|\/(src|problems)\/refusals(\/[a-z-]+)?\.ts$/;

describe('the reference', () => {
  it.each(Object.entries(pages(root)))('%s is what the code says; run `npm run docs`', (path, text) => {
    // Prettier lays tables and lists out; the words are what counts.
    expect(plainOf(path, readFileSync(join(root, path), 'utf8')) === plainOf(path, text)).toBe(true);
  });
});

/** Entries that the server makes beside those that a command asks for; words.md tells of them. */
const BESIDES = ['ObjectiveRevealed', 'TimeTurned', 'TimeRanOut'];

describe('every event', () => {
  const recorded = CONTEXTS.flatMap(({ commands }) => Object.values(commands)).map(
    ({ schema }) => /Records (.*)$/.exec(schema.description ?? '')?.[1] ?? '',
  );
  const events = CONTEXTS.flatMap((context) => Object.keys(context.events));

  it('is named by a command that records it', () => {
    const named = new Set(recorded.flatMap((text) => text.match(/\w+/g) ?? []));
    expect(events.filter((event) => !named.has(event))).toEqual(BESIDES);
    expect(BESIDES.filter((event) => !words.includes(`\`${event}\``))).toEqual([]);
  });

  it('that a command says to record is one', () => {
    expect(recorded.filter((text) => !events.includes(/^\w+/.exec(text)?.[0] ?? ''))).toEqual([]);
  });
});

describe('what people read on the pages', () => {
  const section = /## On the pages\n([\s\S]*?)\n## /.exec(words)?.[1] ?? '';
  const quoted = [...section.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
  const shownTexts = sourcesIn([join(root, 'apps/web/src')]);

  it('is told for many terms', () => expect(quoted.length).toBeGreaterThan(20));
  // Names and letters of players stand for any.
  it.each(quoted)('“%s” stands in their sources', (text) => {
    const parts = text.split(/\b(?:Ada|Ben|A|B|3)\b/).map((part) => part.trim());
    for (const part of parts) expect(shownTexts).toContain(part);
  });
});

describe('refusal codes', () => {
  const every = catalogues(root).flatMap(({ of, name, refusals }) =>
    Object.entries(refusals).map(([code, kind]) => ({
      of,
      code: name === 'USE_REFUSALS' ? `…/${code}` : code,
      ...kind,
    })),
  );
  const sources = sourcesIn(['libs', 'apps'].map((folder) => join(root, folder)));

  it('stand in one catalogue each', () => {
    const codes = every.map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('say in sentences what is wrong, what to do and when', () => {
    const sentence = /^[A-Z].*[.]$/;
    expect(every.filter(({ says, when }) => ![says, when].every((text) => sentence.test(text)))).toEqual([]);
  });

  it('are each given somewhere', () => {
    const given = (code: string): boolean => {
      const end = code.replace('…/', '');
      // What packs call is put at the end: `already-used-this-${limit.per}`.
      const family = /^(already-\w+-this-|insufficient-|unknown-)/.exec(end)?.[0];
      return sources.includes(`'${end}'`) || (family !== undefined && sources.includes(`\`${family}\${`));
    };
    expect(every.map(({ code }) => code).filter((code) => !given(code))).toEqual([]);
  });

  it('of packs are each described, and no other', () => {
    const own = new Set(every.map(({ code }) => code));
    expect(packCodes(root).filter((code) => !own.has(code))).toEqual(Object.keys(packRefusals(root)));
  });

  it('of every context stand in the catalogues', () => {
    const known = new Set(every.map(({ code }) => code));
    expect(CONTEXTS.flatMap(({ refusals }) => Object.keys(refusals)).filter((code) => !known.has(code))).toEqual([]);
  });
});

/** Everything that is no test and no catalogue. */
function sourcesIn(folders: readonly string[]): string {
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  return entries
    .filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) && !/\.spec\./.test(name) && !SKIPPED.test(`${parentPath}/${name}`),
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}
