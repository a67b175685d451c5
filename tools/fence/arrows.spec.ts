import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { broken, exists, lint, NX, root } from './lint.js';

// Written out a second time on purpose: whoever moves an arrow in arrows.mjs has to say so here as well.
const ALLOWED: Record<string, string[]> = {
  kernel: [],
  rules: ['kernel'],
  match: ['kernel', 'rules'],
  replay: ['kernel', 'rules', 'match'],
  dispute: ['kernel'],
  tournament: ['kernel'],
  views: ['kernel', 'rules', 'match', 'replay'],
  seal: ['kernel'],
  store: ['kernel', 'seal', 'rules'],
  lists: [
    'kernel',
    'rules',
    'match',
    'replay',
    'dispute',
    'tournament',
    'views',
    'seal',
    'store',
    'health',
    'contexts',
  ],
  health: ['kernel'],
  contexts: ['kernel', 'rules', 'match', 'dispute', 'tournament'],
  scenarios: ['kernel', 'rules', 'match', 'replay', 'views', 'seal', 'store'],
  moving: [
    'kernel',
    'rules',
    'seal',
    'contexts',
    'store',
    'people',
    'access',
    'event',
    'evidence',
    'sealing',
    'integrity',
  ],
  sealing: ['kernel', 'rules', 'match', 'dispute', 'seal', 'store', 'health', 'integrity'],
  integrity: ['rules', 'match', 'seal', 'store', 'lists', 'health', 'contexts'],
  table: ['kernel', 'rules', 'match', 'views'],
  runs: ['kernel', 'rules', 'seal'],
  report: ['kernel', 'rules', 'views'],
  rosters: ['kernel'],
  evidence: ['kernel', 'dispute', 'store', 'health'],
  access: ['contexts', 'kernel', 'rules', 'match', 'dispute', 'views', 'store', 'people'],
  people: ['kernel', 'store'],
  rulings: [
    'kernel',
    'rules',
    'match',
    'replay',
    'dispute',
    'tournament',
    'contexts',
    'views',
    'seal',
    'store',
    'lists',
    'health',
    'integrity',
    'access',
    'evidence',
    'event',
  ],
  event: [
    'kernel',
    'rules',
    'match',
    'replay',
    'dispute',
    'views',
    'table',
    'seal',
    'store',
    'lists',
    'health',
    'integrity',
    'people',
    'access',
  ],
  testing: [
    'kernel',
    'rules',
    'match',
    'replay',
    'dispute',
    'tournament',
    'views',
    'seal',
    'store',
    'lists',
    'health',
    'contexts',
    'scenarios',
    'moving',
    'sealing',
    'integrity',
    'report',
    'rosters',
    'evidence',
    'access',
    'people',
    'rulings',
    'event',
  ],
};
const LIBS = Object.keys(ALLOWED);
const DOMAIN = LIBS.filter((name) => name !== 'testing');
/** Tried with every other one; of the rest, what each may, and what nobody but a program may. */
const CORE = ['kernel', 'seal', 'rules', 'match', 'replay', 'dispute', 'tournament', 'views', 'store', 'lists'];
const OF_FEW = ['testing', 'moving', 'report'];
const APPS = ['api', 'cli', 'web', 'relay', 'projector'];

// Apps export nothing, so that Nx cannot resolve an import of one; our own rule goes by the name.
const nxSees = (from: string, to: string) => exists(from) && exists(`libs/${to}`);

/** One import of `to`, in a file of `from`; `allowed` says what must come of it. */
function arrow(from: string, to: string, allowed: boolean, file = 'src/virtual.ts') {
  const expected = allowed ? [] : nxSees(from, to) ? [NX, 'fence/arrows'] : ['fence/arrows'];
  const text = `import { x } from '@adjutant/${to}';\nexport const y = x;\n`;
  return { name: `${from}/${file} -> ${to}`, file: `${from}/${file}`, text, expected };
}

const mayLib = (from: string, to: string): boolean => (ALLOWED[from] ?? []).includes(to);
const isTried = (from: string, to: string): boolean =>
  (CORE.includes(from) && CORE.includes(to)) || OF_FEW.includes(to) || (from !== 'testing' && mayLib(from, to));
const betweenLibs = LIBS.flatMap((from) =>
  LIBS.filter((to) => to !== from && isTried(from, to)).map((to) => arrow(`libs/${from}`, to, mayLib(from, to))),
);
const specsToTesting = DOMAIN.map((from) => arrow(`libs/${from}`, 'testing', true, 'src/virtual.spec.ts'));
const specsKeepArrows = [
  arrow('libs/kernel', 'match', false, 'src/virtual.spec.ts'),
  arrow('libs/rules', 'store', false, 'src/virtual.spec.ts'),
];
const libsToApps = LIBS.flatMap((from) => ['api', 'cli', 'web'].map((to) => arrow(`libs/${from}`, to, false)));
// What a program loads when it needs it, it may load nowhere else: that is another rule, so these are loaded late as well.
const late = (one: ReturnType<typeof arrow>) => ({ ...one, text: `export const y = await ${lateImport(one.text)};\n` });
const lateImport = (text: string): string => `import(${/'[^']+'/.exec(text)?.[0]})`;
const appsToLibs = ['api', 'cli'].flatMap((app) => LIBS.map((to) => late(arrow(`apps/${app}`, to, true))));
// The page takes types from where what it is told is described; what runs there comes late, from the readers of lists alone.
const WEB_RUNS = ['rosters'];
const WEB_TYPES = [
  'kernel',
  'rules',
  'match',
  'replay',
  'dispute',
  'views',
  'table',
  'tournament',
  'scenarios',
  'lists',
  'people',
  'access',
  'evidence',
  'rulings',
];
// One room of it runs the engine, in a worker; Nx knows no rooms, so that it lets the rest of the page have these as well.
const ENGINE_RUNS = ['kernel', 'rules', 'match', 'views', 'table', 'seal', 'runs'];
const ENGINE_TYPES = ['store'];
// Another has the pages of events, which read tables of players, know presets and say what is wrong with a row.
const EVENT_PAGES_RUN = ['kernel', 'tournament', 'seal'];
const ofWeb = (to: string, how: string, text: string, allowed: boolean) => ({
  name: `apps/web, ${how} -> ${to}`,
  file: 'apps/web/src/virtual.tsx',
  text,
  expected: allowed ? [] : notOfWeb(to),
});
const notOfWeb = (to: string): string[] => {
  if (WEB_RUNS.includes(to)) return [NX];
  const toNx = [...WEB_TYPES, ...ENGINE_RUNS, ...ENGINE_TYPES, ...EVENT_PAGES_RUN];
  return exists(`libs/${to}`) && !toNx.includes(to) ? [NX, 'fence/arrows'] : ['fence/arrows'];
};
const webToLibs = LIBS.flatMap((to) => [
  ofWeb(to, 'what runs', `import { x } from '@adjutant/${to}';\nexport const y = x;\n`, false),
  ofWeb(
    to,
    'types',
    `import type { X } from '@adjutant/${to}';\nexport type Y = X;\n`,
    [...WEB_TYPES, ...WEB_RUNS].includes(to),
  ),
  ofWeb(to, 'what runs, late', `export const x = await import('@adjutant/${to}');\n`, WEB_RUNS.includes(to)),
]);
const webByOtherWays = [
  ofWeb(
    'access',
    'a type within an import that runs',
    `import { type X } from '@adjutant/access';\nexport type Y = X;\n`,
    false,
  ),
  ofWeb('access', 'a re-export', `export { X } from '@adjutant/access';\n`, false),
  ofWeb('access', 'a re-export of all', `export * from '@adjutant/access';\n`, false),
  ofWeb('access', 'a re-export of types', `export type { X } from '@adjutant/access';\n`, true),
  ofWeb('access', 'a type in place', `export type X = import('@adjutant/access').X;\n`, true),
];
const engineToLibs = LIBS.filter((to) => [...CORE, ...ENGINE_RUNS].includes(to)).map((to) => {
  const allowed = ENGINE_RUNS.includes(to);
  return { ...arrow('apps/web', to, allowed, 'src/engine/virtual.ts'), expected: allowed ? [] : notOfWeb(to) };
});
const eventPagesToLibs = ['match', 'store', ...EVENT_PAGES_RUN].map((to) => {
  const allowed = EVENT_PAGES_RUN.includes(to);
  return { ...arrow('apps/web', to, allowed, 'src/tournament/virtual.ts'), expected: allowed ? [] : notOfWeb(to) };
});
const typesOfEngine = {
  ...arrow('apps/web', 'store', true, 'src/engine/virtual.ts'),
  text: `import type { X } from '@adjutant/store';\nexport type Y = X;\n`,
};
const appsToApps = APPS.flatMap((from) =>
  APPS.filter((to) => to !== from).map((to) => arrow(`apps/${from}`, to, false)),
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
const INTO_AN_APP = [
  ['an app, by an import at run time', `export const x = await import('@adjutant/api');`],
  ['an app, by a way into it', `export const x = await import('@adjutant/api/moving');`],
  ['an app, by what was built of it', `export * from '../../api/dist/application.js';`],
] as const;
const roundabout = [
  ...ROUNDABOUT.map(([name, text]) => ({ name, text, file: 'libs/rules/src/virtual.ts' })),
  ...INTO_AN_APP.map(([name, text]) => ({ name, text, file: 'apps/cli/src/virtual.ts' })),
];

const cases = [
  ...betweenLibs,
  ...specsToTesting,
  ...specsKeepArrows,
  ...libsToApps,
  ...appsToLibs,
  ...appsToApps,
  ...webToLibs,
  ...webByOtherWays,
  ...engineToLibs,
  ...eventPagesToLibs,
  typesOfEngine,
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
const MADE = `import { createRequire } from 'node:module';\n`;
const computed = [
  { file: 'libs/match/src/virtual.ts', text: `export const load = (name: string) => import(name);` },
  {
    file: 'apps/cli/src/virtual.ts',
    text: `const API: string = '@adjutant/api';\nexport const x = await import(API);`,
  },
  { file: 'apps/web/src/virtual.tsx', text: 'export const load = (name: string) => import(`@adjutant/${name}`);' },
  {
    file: 'apps/cli/src/virtual.ts',
    text: `${MADE}export const tokens: unknown = createRequire(import.meta.url)('../../api/dist/tokens.js');`,
  },
  {
    file: 'apps/cli/src/virtual.ts',
    text: `${MADE}const take = createRequire(import.meta.url);\nexport const tokens: unknown = take('../../api/dist/tokens.js');`,
  },
  {
    file: 'apps/cli/src/virtual.ts',
    text: `${MADE}const require = createRequire(import.meta.url);\nexport const load = (name: string): unknown => require(name);`,
  },
];
const homeless = { file: 'libs/nowhere/src/virtual.ts', text: `export * from '@adjutant/kernel';` };

const answers = lint([...cases, ...roundabout, ...computed, homeless, ...drivers]);
const answer = (index: number) => broken(answers[index] ?? []);

describe('arrows between packages', () => {
  test.each(cases.map((one, index) => [one.name, one.expected, index] as const))('%s: %j', (_, expected, index) => {
    expect(answer(index)).toEqual(expected);
  });

  test('every library is tried', () => {
    const there = readdirSync(join(root, 'libs')).filter((name) => !['packs', 'policies'].includes(name));
    expect(LIBS).toEqual(expect.arrayContaining(there));
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

  test.each(computed.map(({ file }, index) => [file, cases.length + roundabout.length + index] as const))(
    'what is imported is not computed: %s',
    (_, index) => {
      expect(answer(index)).toEqual(['fence/known-imports']);
    },
  );

  test('a library without a row in the table is refused', () => {
    expect(answer(cases.length + roundabout.length + computed.length)).toEqual(['fence/arrows']);
  });
});

describe('drivers of databases', () => {
  const first = cases.length + roundabout.length + computed.length + 1;
  test.each(DRIVERS.map(([from, driver, allowed], index) => [from, driver, allowed, first + index] as const))(
    '%s -> %s: %s',
    (_, __, allowed, index) => {
      expect(answer(index)).toEqual(allowed ? [] : ['fence/arrows']);
    },
  );
});
