import { filesBelow, textOf } from './lint.js';

// The engine knows the words of the field (stratagem, order, battle-shock, command point), never a game or one of its
// entries: what a game says stands in libs/packs, or the next game could not be added without touching the engine.
const ENGINE = ['libs/rules/src', 'libs/match/src'];

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
  'combined regiment',
  'embarked regiment',
  'kriegsmarine',
  'krieg',
  'ork',
  'aeldari',
  'tyranid',
  'stormcast',
];

const ENTRIES = [
  'Lord of Deceit',
  'Go To Ground',
  'Command Re-roll',
  'Counter-Offensive',
  'Epic Challenge',
  'Fire Overwatch',
  'Heroic Intervention',
  'Insane Bravery',
  'Rapid Ingress',
  'Tank Shock',
  'Smokescreen',
  'Fields of Fire',
  'Inspired Command',
  'Suppression Fire',
  'Grand Strategist',
  'Drill Commander',
  'Rigged Blind Grenades',
  'Take Aim',
  'Fix Bayonets',
  'All-out Attack',
  'Magical Intervention',
  'Big Guns Never Tire',
];

// Names that packs give to entries and that are at the same time words of the field.
const WORDS_OF_THE_FIELD = new Set(['tactical objectives', 'victory points', 'command points', 'battle ready']);

/** What the packs call their entries, where the name is more than a word that anybody might use. */
function namesInPacks(): string[] {
  const files = filesBelow('libs/packs').filter((path) => path.endsWith('.json') && !path.includes('/schema/'));
  const names = files.map((path) => (JSON.parse(textOf(path)) as { name?: unknown }).name);
  return names.filter((name): name is string => typeof name === 'string' && /\S[ ]\S/.test(name));
}

/** "Go To Ground" is found as Go to Ground, go-to-ground, goToGround and go_to_ground. */
function asPattern(name: string): RegExp {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[\\s,'’_-]*")}(?![\\p{L}\\p{N}])`, 'iu');
}

const forbidden = [...new Set([...SYSTEMS, ...ENTRIES, ...namesInPacks()])]
  .filter((name) => !WORDS_OF_THE_FIELD.has(name.toLowerCase()))
  .map((name) => ({ name, pattern: asPattern(name) }));

function namedIn(text: string): string[] {
  return forbidden.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

const sources = ENGINE.flatMap((folder) => filesBelow(folder)).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'),
);

describe('the engine names no game', () => {
  test('there are sources to read', () => {
    expect(sources.length).toBeGreaterThan(20);
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
    '0x10eff',
  ])('%s is a word like any other', (text) => {
    expect(namedIn(text)).toEqual([]);
  });
});
