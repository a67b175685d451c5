import { broken, exists, lint, NX } from './lint.js';

// Written out a second time on purpose: whoever moves an arrow in arrows.mjs has to say so here as well.
const ALLOWED: Record<string, string[]> = {
  kernel: [],
  seal: ['kernel'],
  rules: ['kernel'],
  match: ['kernel', 'rules'],
  replay: ['kernel', 'rules', 'match'],
  dispute: ['kernel'],
  tournament: ['kernel'],
  views: ['kernel', 'rules', 'match', 'replay'],
  store: ['kernel', 'seal', 'rules'],
  health: ['kernel'],
  lists: ['kernel', 'rules', 'match', 'replay', 'dispute', 'views', 'seal', 'store', 'health'],
  integrity: ['rules', 'match', 'seal', 'store', 'lists', 'health'],
  sealing: ['kernel', 'rules', 'match', 'dispute', 'seal', 'store', 'health', 'integrity'],
  scenarios: ['kernel', 'rules', 'match', 'replay', 'views', 'seal', 'store'],
  testing: [
    ...['kernel', 'seal', 'rules', 'match', 'replay', 'dispute', 'tournament', 'views', 'store', 'health', 'lists'],
    ...['scenarios', 'integrity', 'sealing'],
  ],
};
const LIBS = Object.keys(ALLOWED);
const DOMAIN = LIBS.filter((name) => name !== 'testing');
const APPS = ['api', 'cli', 'web'];

// Apps export nothing, so that Nx cannot resolve an import of one; our own rule goes by the name.
const nxSees = (from: string, to: string) => exists(from) && exists(`libs/${to}`);

/** One import of `to`, in a file of `from`; `allowed` says what must come of it. */
function arrow(from: string, to: string, allowed: boolean, file = 'src/virtual.ts') {
  const expected = allowed ? [] : nxSees(from, to) ? [NX, 'fence/arrows'] : ['fence/arrows'];
  const text = `import { x } from '@adjutant/${to}';\nexport const y = x;\n`;
  return { name: `${from}/${file} -> ${to}`, file: `${from}/${file}`, text, expected };
}

const betweenLibs = LIBS.flatMap((from) =>
  LIBS.filter((to) => to !== from).map((to) => arrow(`libs/${from}`, to, (ALLOWED[from] ?? []).includes(to))),
);
const specsToTesting = DOMAIN.map((from) => arrow(`libs/${from}`, 'testing', true, 'src/virtual.spec.ts'));
const specsKeepArrows = [
  arrow('libs/kernel', 'match', false, 'src/virtual.spec.ts'),
  arrow('libs/rules', 'store', false, 'src/virtual.spec.ts'),
];
const libsToApps = LIBS.flatMap((from) => APPS.map((to) => arrow(`libs/${from}`, to, false)));
const appsToLibs = ['api', 'cli'].flatMap((app) => LIBS.map((to) => arrow(`apps/${app}`, to, true)));
const webToLibs = LIBS.map((to) =>
  arrow('apps/web', to, ['kernel', 'rules', 'match', 'replay', 'dispute', 'views'].includes(to), 'src/virtual.tsx'),
);
const packs = LIBS.map((to) => arrow('libs/packs', to, false));

const ROUNDABOUT = [
  ['a type imported in place', `export type X = import('@adjutant/match').State;`],
  ['an import at run time', `export const x = await import('@adjutant/match');`],
  ['a re-export', `export * from '@adjutant/match';`],
  ['a named re-export', `export { x } from '@adjutant/match';`],
  ['a type-only import', `import type { X } from '@adjutant/match';\nexport type Y = X;`],
  ['an import for its effect', `import '@adjutant/match';`],
  ['a path into the package', `export * from '@adjutant/match/src/state.js';`],
  ['a relative path', `export * from '../../match/src/index.js';`],
] as const;
const roundabout = ROUNDABOUT.map(([name, text]) => ({ name, text, file: 'libs/rules/src/virtual.ts' }));

const cases = [
  ...betweenLibs,
  ...specsToTesting,
  ...specsKeepArrows,
  ...libsToApps,
  ...appsToLibs,
  ...webToLibs,
  ...packs,
];
const DRIVERS = [
  ['apps/projector', 'pg', false],
  ['apps/api', 'pg', false],
  ['apps/api', '@eventstore/db-client', false],
  ['libs/lists', 'better-sqlite3', false],
  ['libs/lists', 'pg', false],
  ['libs/lists', 'kysely', true],
  ['libs/store', 'pg', true],
  ['libs/store', '@eventstore/db-client', true],
  ['tools/services', 'pg', true],
] as const;
const drivers = DRIVERS.map(([from, driver]) => {
  return { file: `${from}/src/virtual.ts`, text: `import x from '${driver}';\nexport const y = x;\n` };
});
const computed = { file: 'libs/match/src/virtual.ts', text: `export const load = (name: string) => import(name);` };
const homeless = { file: 'libs/nowhere/src/virtual.ts', text: `export * from '@adjutant/kernel';` };

const answers = lint([...cases, ...roundabout, computed, homeless, ...drivers]);
const answer = (index: number) => broken(answers[index] ?? []);

describe('arrows between packages', () => {
  test.each(cases.map((one, index) => [one.name, one.expected, index] as const))('%s: %j', (_, expected, index) => {
    expect(answer(index)).toEqual(expected);
  });

  test('the arrows tried are many, allowed and forbidden', () => {
    expect(cases.filter(({ expected }) => expected.length === 0).length).toBeGreaterThan(40);
    expect(cases.filter(({ expected }) => expected.length > 0).length).toBeGreaterThan(80);
    expect(cases.filter(({ expected }) => expected.includes(NX)).length).toBeGreaterThan(40);
  });

  test('the message names the row and what it allows', () => {
    const index = cases.findIndex(({ name }) => name.startsWith('libs/match') && name.endsWith('-> store'));
    expect(answers[index]?.find(({ ruleId }) => ruleId === 'fence/arrows')?.message).toBe(
      'libs/match may not import @adjutant/store; tools/fence/arrows.mjs allows it @adjutant/kernel, @adjutant/rules.',
    );
  });
});

describe('ways round a forbidden arrow', () => {
  test.each(roundabout.map(({ name }, index) => [name, cases.length + index] as const))('%s', (_, index) => {
    expect(answer(index)).toContain('fence/arrows');
  });

  test('a library cannot compute what it imports', () => {
    expect(answer(cases.length + roundabout.length)).toEqual(['fence/known-imports']);
  });

  test('a library without a row in the table is refused', () => {
    expect(answer(cases.length + roundabout.length + 1)).toEqual(['fence/arrows']);
  });
});

describe('drivers of databases', () => {
  const first = cases.length + roundabout.length + 2;
  test.each(DRIVERS.map(([from, driver, allowed], index) => [from, driver, allowed, first + index] as const))(
    '%s -> %s: %s',
    (_, __, allowed, index) => {
      expect(answer(index)).toEqual(allowed ? [] : ['fence/arrows']);
    },
  );
});
