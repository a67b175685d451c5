import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, Shelf, type PackFile } from '@adjutant/rules';
import { runScenario, type Scenario } from '@adjutant/scenarios';
import { digest } from '@adjutant/seal';
import { readPackFolder } from '@adjutant/store';
import { parse } from 'yaml';

/**
 * No code knows a game: with every id of a pack written backwards, in its files and in its scenarios, all goes as before. What
 * stays are the words of the engine itself.
 */
const PACK = 'wh40k-11e';
const FOLDER = join(import.meta.dirname, PACK);
const ENGINE = new Set(['core', 'stratagem', 'battle-shock', 'battle-shocked', 'cp', 'nobody']);

/** Members that hold words of people or of the engine, and no ids. */
const WORDS = new Set([
  ...[
    'name',
    'says',
    'asks',
    'summary',
    'title',
    'section',
    'window',
    'trigger',
    'lasts',
    'code',
    'note',
    'why',
    'date',
  ],
  ...[
    'per',
    'turn',
    'scope',
    'op',
    'record',
    'decision',
    'release',
    'layers',
    'unit',
    'roll',
    'turnOf',
    'is',
    'selects',
  ],
  '$schema',
]);
const SAID = new Set(['scenario', 'case', 'say', 'source', 'for', 'name', 'keywords', 'then', 'because', 'exactly']);

type Mapping = (text: string) => string;

const backwards: Mapping = (id) =>
  id
    .split('/')
    .map((part) => (ENGINE.has(part) ? part : [...part].reverse().join('')))
    .join('/');

/** Every id of the pack: what stands under `id` anywhere, kinds of entries, documents. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { id, kind, owner, documents } = value as { readonly [member: string]: unknown };
  const own = [id, ...(typeof owner === 'string' ? [kind] : [])].filter((one) => typeof one === 'string');
  return [...own, ...Object.keys(documents ?? {}), ...Object.values(value).flatMap(idsIn)];
}

const isWordy = (value: unknown): boolean => [value].flat().every((one) => typeof one === 'string');

/** The value with its strings and the names of its members mapped, but for the words that stand under members left alone. */
function mapped(value: unknown, map: Mapping, alone: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, map, alone));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([member, inner]) => {
    const stays = alone.has(member) && isWordy(inner);
    return [map(member), stays ? inner : mapped(inner, map, alone)] as const;
  });
  return Object.fromEntries(members);
}

/** A moment of the engine may be called like a step: `at` is left alone where it is no list of moments of scoring. */
function spared(path: string, value: unknown): unknown {
  return path === 'pack.json' ? JSON.parse(JSON.stringify(value).replaceAll('"at":"', '"@at":"')) : value;
}

const files = readPackFolder(FOLDER).map(({ path, text }) => ({ path, value: JSON.parse(text) as unknown }));
const ids = new Set(files.flatMap(({ value }) => idsIn(value)).filter((id) => !ENGINE.has(id)));
const words = new Set([...ids].flatMap((id) => id.split('/')).filter((word) => !ENGINE.has(word)));

const ofPack: Mapping = (text) => (ids.has(text) ? backwards(text) : text);
/** Scenarios write ids in sentences of their own, as `cleanse/a x2` or `vp/primary`: word by word. */
const ofScenario: Mapping = (text) =>
  text.replaceAll(/(?<![\w-])[a-z0-9]+(-[a-z0-9]+)*(?![\w-])/g, (word) => (words.has(word) ? backwards(word) : word));

function renamed({ path, value }: (typeof files)[number]): PackFile {
  const text = JSON.stringify(mapped(spared(path, value), ofPack, new Set([...WORDS, '@at']))).replaceAll(
    '"@at":',
    '"at":',
  );
  const { id } = JSON.parse(text) as { readonly id?: string };
  const called = id !== undefined && /\/(entries|rules|facts)\//.test(path);
  return { path: called ? path.replace(/[^/]+$/, `${id.replaceAll('/', '__')}.json`) : path, text };
}

const pack = assemble(files.map(renamed), '2026-11', digest);
const shelf = new Shelf([pack]);
const scenarios = readdirSync(join(FOLDER, 'scenarios'));

it('leaves no id as it was', () => {
  const kept = Object.keys(pack.entries).filter((id) => ids.has(id));
  expect([pack.id, kept, Object.keys(pack.questions).filter((id) => ids.has(id))]).toEqual(['e11-k04hw', [], []]);
});

it.each(scenarios)('%s goes as its file says, whatever ids are called', async (file) => {
  const written = parse(readFileSync(join(FOLDER, 'scenarios', file), 'utf8')) as Scenario;
  const scenario = mapped(written, ofScenario, SAID) as Scenario;
  expect((await runScenario(shelf, scenario)).mismatches).toEqual([]);
});
