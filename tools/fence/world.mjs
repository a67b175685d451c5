// What a pure library may not touch, and what to do instead. Everything here comes from the occasion of a command, which
// the edge reads once and hands in; that is why a replay gives the same answer in ten years.
const OCCASION = 'The core reads no clock, no chance and no process: take it from the occasion that the edge hands in.';

const GLOBALS = [
  'process',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'console',
  'crypto',
  'performance',
  'navigator',
  'window',
  'document',
  'localStorage',
  'require',
  '__dirname',
  '__filename',
];

export const PURE_GLOBALS = {
  globals: GLOBALS.map((name) => ({ name, message: OCCASION })),
  checkGlobalObject: true,
};

/** The ways to ask what time it is, or for a die. */
const READINGS = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Date"][property.value="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
  'MemberExpression[object.name="Math"][property.value="random"]',
  'VariableDeclarator[init.name=/^(Date|Math|globalThis)$/]',
  'MemberExpression[object.name="Temporal"][property.name="Now"]',
  'MetaProperty[property.name="meta"]',
];

export const PURE_SYNTAX = READINGS.map((selector) => ({ selector, message: OCCASION }));

const DEFAULT = 'A default that reads the world hides an input: name it, and let the caller pass it.';

const WORLDLY_DEFAULTS = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
  'MemberExpression[object.name="performance"]',
  'MemberExpression[object.name="process"]',
  'MemberExpression[property.name="randomUUID"]',
  'CallExpression[callee.name="randomUUID"]',
];

/** For libraries that may read the world, but not behind the caller's back. */
export const DEFAULTS_SYNTAX = WORLDLY_DEFAULTS.map((reading) => ({
  selector: `AssignmentPattern ${reading}`,
  message: DEFAULT,
}));

const ALL_RUN = 'Every test runs: one left out or singled out makes the sum at the end of .ci/run a lie.';

/** `test.only`, `describe.skip`, `it.concurrent.only.each`, `test['skip']`, `xit`, `fdescribe`, `test.todo`. */
export const JEST_SYNTAX = [
  'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo)$/]',
  'MemberExpression[object.name=/^(describe|it|test)$/][property.value=/^(only|skip|todo)$/]',
  'MemberExpression[object.object.name=/^(it|test)$/][property.name=/^(only|skip)$/]',
  'CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xit|xtest)$/]',
].map((selector) => ({ selector, message: ALL_RUN }));

const OWNERS =
  'What an installation keeps is for its owner alone: make files and folders through private-files.ts and sqlite-file.ts of libs/store, or with a mode.';

/** Ways to make a file or a folder that others can read. */
export const PRIVATE_SYNTAX = [
  'NewExpression[callee.name="Database"]',
  'CallExpression[callee.name=/^(mkdir|mkdirSync)$/]',
  'CallExpression[callee.name=/^(writeFile|writeFileSync|appendFileSync|createWriteStream)$/]:not(:has(Property[key.name="mode"]))',
  'CallExpression[callee.name="openSync"][arguments.1.value=/[wa]/][arguments.length=2]',
].map((selector) => ({ selector, message: OWNERS }));

const DOORS =
  'What is written here may quote anything: say it through apps/cli/src/io.ts, which writes out what a terminal obeys.';

/** The command line writes through the doors of its io.ts, and nowhere else. */
export const TERMINAL_SYNTAX = [
  'MemberExpression[property.name="write"][object.property.name=/^(stdout|stderr)$/]',
  'MemberExpression[property.name="write"][object.name=/^(stdout|stderr)$/]',
  'MemberExpression[object.name="console"]',
].map((selector) => ({ selector, message: DOORS }));
