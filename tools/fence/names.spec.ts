import { filesBelow, textOf } from './lint.js';

// The engine knows the words of the field (stratagem, order, battle-shock, command point), never a game or one of its
// entries: what a game says stands in libs/packs, or the next game could not be added without touching the engine. Its
// specs play games that nobody sells, for the same reason.
const ENGINE = ['libs/rules', 'libs/match'];

/** Games, publishers and armies as people say them; what the packs themselves say is added below. */
const SYSTEMS = [
  'warhammer',
  'games workshop',
  '40k',
  '40,000',
  'wh40k',
  '10e',
  '8e',
  '4e',
  'age of sigmar',
  'sigmar',
  'aos',
  'opr',
  'one page rules',
  'onepagerules',
  'grimdark',
  'astra militarum',
  'astartes',
  'tempestus',
  'kriegsmarine',
  'krieg',
  'ork',
  'aeldari',
  'tyranid',
  'stormcast',
  'maelstrom',
  'eternal war',
];

/** Names that packs give to entries and that are at the same time words of the field or of the language. */
const GENERAL = new Set([
  'tactical objectives',
  'tactical objective',
  'victory points',
  'command points',
  'battle ready',
  'temporary',
]);

/** One word says a game only where it is a long one; two say it where they are written as a name: "Secret Orders", not "First turn". */
const LONG = 8;

interface Named {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly kind?: unknown;
}

const isPartOfPack = (path: string): boolean =>
  /^libs\/packs\/[^/]+\/(pack\.json|layers\/[^/]+\/(entries|rules)\/)/.test(path);

/** What the packs call themselves, their entries and their general rules. */
function namedInPacks(): readonly Named[] {
  return filesBelow('libs/packs')
    .filter((path) => path.endsWith('.json') && isPartOfPack(path))
    .map((path) => JSON.parse(textOf(path)) as Named);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isName = (words: string): boolean => /\s(.*\s)?[\p{Lu}\d]/u.test(words);

/** Names, long words of what is used or scored (rules are often called by their matter: "Deployment"), and ids such as owner/slug. */
function wordsOf({ id, name, kind }: Named): readonly string[] {
  const [one, plain] = [text(id), text(name)];
  const telling = /\s/.test(plain) ? isName(plain) : plain.length >= LONG && text(kind) !== '' && kind !== 'rule';
  return [...(telling ? [plain] : []), ...(one.includes('/') && kind !== 'rule' ? [one] : [])];
}

const packIds = filesBelow('libs/packs')
  .filter((path) => /^libs\/packs\/[^/]+\/pack\.json$/.test(path))
  .map((path) => text((JSON.parse(textOf(path)) as Named).id));

/** "Go To Ground" is found as Go to Ground, go-to-ground, goToGround and go_to_ground. */
function asPattern(name: string): RegExp {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[\\s,'’_/-]*")}(?![\\p{L}\\p{N}])`, 'iu');
}

const forbidden = [...new Set([...SYSTEMS, ...packIds, ...namedInPacks().flatMap(wordsOf)])]
  .filter((name) => !GENERAL.has(name.toLowerCase()))
  .map((name) => ({ name, pattern: asPattern(name) }));

function namedIn(text: string): string[] {
  return forbidden.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

const sources = ENGINE.flatMap((folder) => filesBelow(folder)).filter(
  (path) => path.endsWith('.ts') || path.endsWith('.json'),
);

describe('the engine names no game', () => {
  test('there are sources to read', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(packIds).toContain('wh40k-10e');
    expect(forbidden.length).toBeGreaterThan(100);
  });

  test.each(sources)('%s', (path) => {
    expect(namedIn(`${path}\n${textOf(path)}`)).toEqual([]);
  });

  test.each([
    ['as a title', `// as in Go to Ground`, 'Go To Ground'],
    ['as a slug', `if (entry === 'core/go-to-ground') return;`, 'Go To Ground'],
    ['as an identifier', `const goToGround = 1;`, 'Go To Ground'],
    ['a pack', `import pack from 'wh40k-10e';`, 'wh40k'],
    ['an edition', `// in 8e only`, '8e'],
    ['a short name', `case 'aos':`, 'aos'],
    ['a keyword', `has('ASTRA MILITARUM')`, 'astra militarum'],
    ['an id', `case 'core/grenade':`, 'core/grenade'],
    ['a long word', `// unless it is behind a Smokescreen`, 'Smokescreen'],
    ['a golden file', `{ "entry": "core/grenade" }`, 'core/grenade'],
  ])('a name is found %s', (_, text, name) => {
    expect(namedIn(text)).toContain(name);
  });

  test.each([
    'stratagem',
    'battle-shock',
    'order',
    'command point',
    'work',
    'copra',
    'chaos',
    'tactical objectives',
    'forgo to ground',
    'First turn',
    'turn order',
    '0x10eff',
  ])('%s is a word like any other', (text) => {
    expect(namedIn(text)).toEqual([]);
  });
});
