import { broken, lint } from './lint.js';

const PURE = ['kernel', 'rules', 'match', 'replay', 'views', 'dispute', 'tournament', 'rosters', 'seal', 'testing'];
const GLOBALS = 'no-restricted-globals';
const SYNTAX = 'no-restricted-syntax';

const READS_THE_WORLD = [
  ['the clock', `export const x = () => Date.now();`, SYNTAX],
  ['the clock, by subscript', `export const x = () => Date['now']();`, SYNTAX],
  ['the clock, by destructuring', `const { now } = Date;\nexport const x = now;`, SYNTAX],
  ['a new date', `export const x = () => new Date();`, SYNTAX],
  ['a date as text', `export const x = () => Date();`, SYNTAX],
  ['chance', `export const x = () => Math.random();`, SYNTAX],
  ['chance, by destructuring', `const { random } = Math;\nexport const x = random;`, SYNTAX],
  ['where it stands', `export const x = import.meta.url;`, SYNTAX],
  ['a default clock', `export const x = (now = new Date()) => now;`, SYNTAX],
  ['a default instant', `export function x(now = Date.now()) {\n  return now;\n}`, SYNTAX],
  ['a default die', `export const x = (die = Math.random()) => die;`, SYNTAX],
  ['the process', `export const x = () => process.env['HOME'];`, GLOBALS],
  ['the network', `export const x = () => fetch('http://localhost');`, GLOBALS],
  ['a timer', `export const x = (f: () => void) => setTimeout(f, 1);`, GLOBALS],
  ['an interval', `export const x = (f: () => void) => setInterval(f, 1);`, GLOBALS],
  ['a random id', `export const x = () => crypto.randomUUID();`, GLOBALS],
  ['a random id, roundabout', `export const x = () => globalThis.crypto.randomUUID();`, GLOBALS],
  ['the console', `export const x = () => console.log('x');`, GLOBALS],
  ['a stopwatch', `export const x = () => performance.now();`, GLOBALS],
] as const;

const OUTSIDE = [
  'node:fs',
  'node:path',
  'node:crypto',
  'fs',
  'crypto',
  'node:timers/promises',
  '@nestjs/common',
  '@nestjs/cqrs',
  'better-sqlite3',
  'kafkajs',
  'pg',
  'kysely',
  'fastify',
  'rxjs',
  'axios',
  '@eventstore/db-client',
];
const load = (name: string) => `import * as x from '${name}';\nexport const y = x;`;

const STRICT = PURE.filter((name) => name !== 'seal' && name !== 'testing');
const worldly = PURE.flatMap((lib) =>
  READS_THE_WORLD.map(([what, text, rule]) => ({
    name: `libs/${lib} may not read ${what}`,
    file: `libs/${lib}/src/virtual.ts`,
    text,
    expected: [rule],
  })),
);
const drivers = STRICT.flatMap((lib) =>
  OUTSIDE.map((name) => ({
    name: `libs/${lib} may not import ${name}`,
    file: `libs/${lib}/src/virtual.ts`,
    text: load(name),
    expected: ['fence/arrows'],
  })),
);

const bites = (name: string, file: string, text: string, ...expected: string[]) => ({ name, file, text, expected });
const HASH = `import { createHash } from 'node:crypto';\nexport const x = createHash('sha256');`;
const KEYS = `import { randomBytes } from 'node:crypto';\nexport const x = randomBytes(8);`;
const V5 = `import { v5 } from 'uuid';\nexport const x = v5;`;
const V7 = `import { v7 } from 'uuid';\nexport const x = v7;`;
const CLOCK = `export const x = () => [new Date(), Date.now(), process.pid];`;
const GIVEN = `export const x = (at: string) => new Date(at).toISOString();`;
const ONLY_VIA_DEFAULT = `export const x = (now: () => number = () => Date.now()) => now();`;

const particular = [
  bites('seal may hash', 'libs/seal/src/virtual.ts', HASH),
  bites('seal may not draw keys', 'libs/seal/src/virtual.ts', KEYS, 'fence/arrows'),
  bites('seal may not take all of node:crypto', 'libs/seal/src/virtual.ts', load('node:crypto'), 'fence/arrows'),
  bites('seal may not read files', 'libs/seal/src/virtual.ts', load('node:fs'), 'fence/arrows'),
  bites('testing may not read files', 'libs/testing/src/virtual.ts', load('node:fs'), 'fence/arrows'),
  bites('kernel may name ids', 'libs/kernel/src/virtual.ts', V5),
  bites('kernel may not draw ids', 'libs/kernel/src/virtual.ts', V7, 'fence/arrows'),
  bites('rules may not name ids', 'libs/rules/src/virtual.ts', V5, 'fence/arrows'),
  bites('rules may parse the files of a pack', 'libs/rules/src/virtual.ts', load('jsonc-parser')),
  bites('match may read a date that it was given', 'libs/match/src/virtual.ts', GIVEN),
  bites('a spec of match may read files', 'libs/match/src/virtual.spec.ts', load('node:fs')),
  bites('a spec of match may not open a database', 'libs/match/src/virtual.spec.ts', load('pg'), 'fence/arrows'),
  bites('store may read files', 'libs/store/src/virtual.ts', load('node:fs')),
  bites('store may open a database', 'libs/store/src/virtual.ts', load('better-sqlite3')),
  bites('store may read the clock', 'libs/store/src/virtual.ts', CLOCK),
  bites('store may not know a framework', 'libs/store/src/virtual.ts', load('@nestjs/common'), 'fence/arrows'),
  bites('store may not hide a clock in a default', 'libs/store/src/virtual.ts', ONLY_VIA_DEFAULT, SYNTAX),
  bites('the contract of the store may use fast-check', 'libs/store/src/contract/x.ts', load('fast-check')),
  bites('store itself may not', 'libs/store/src/virtual.ts', load('fast-check'), 'fence/arrows'),
  bites('api may do all of it', 'apps/api/src/virtual.ts', `${load('node:fs')}\n${CLOCK}`),
  bites('a tool may do all of it', 'tools/fence/virtual.ts', `${load('node:fs')}\n${CLOCK}`),
  bites('web may draw', 'apps/web/src/virtual.tsx', load('@mantine/core')),
  bites('web may not use Node built-ins', 'apps/web/src/virtual.tsx', load('node:fs'), 'fence/arrows'),
  bites('what builds web may', 'apps/web/vite.config.ts', load('node:fs')),
  bites('web may not use the server', 'apps/web/src/virtual.tsx', load('@nestjs/common'), 'fence/arrows'),
];

const cases = [...worldly, ...drivers, ...particular];
const answers = lint(cases);

describe('purity', () => {
  test.each(cases.map(({ name, expected }, index) => [name, expected, index] as const))(
    '%s: %j',
    (_, expected, index) => {
      expect(broken(answers[index] ?? [])).toEqual(expected);
    },
  );
});
