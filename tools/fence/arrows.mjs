// Who may import what. This table is the only place to change: eslint.config.mjs makes both fences from it, the tags of
// Nx (`scope:*`) and our own rule `fence/arrows`, and arrows.spec.ts proves that each of them bites.

/** Everything that is there. */
export const ANY = '*';

/** Drawing identifiers from a name is arithmetic; the other versions read the clock or the dice. */
const UUID_BY_NAME = { uuid: ['v5', 'validate'] };

/** Hashing and signing are arithmetic too. Whoever makes keys or nonces does so at the edge and hands them in. */
const CRYPTO = {
  'node:crypto': [
    'hash',
    'createHash',
    'createPrivateKey',
    'createPublicKey',
    'sign',
    'verify',
    'timingSafeEqual',
    'KeyObject',
  ],
};

const BROWSER = {
  react: ANY,
  'react-dom': ANY,
  ...{ wouter: ANY, 'wouter/*': ANY },
  '@mantine/*': ANY,
  '@tanstack/react-query': ANY,
  ...{ idb: ANY, recharts: ANY },
  // What signs, packs, shows and reads what is handed over.
  ...{ '@noble/*': ANY, fflate: ANY, jsqr: ANY, qrcode: ANY },
  ...{ 'workbox-core': ANY, 'workbox-precaching': ANY, 'workbox-routing': ANY, 'workbox-strategies': ANY },
};

/**
 * `may`: workspace packages; `types`: those of which only types are taken, with `import type`, so that nothing of them runs
 * there. `packages`: what comes from outside, and which of its names where that matters.
 * `pure`: no clock, no chance, no process, no network (world.mjs).
 */
export const ARROWS = {
  'libs/kernel': { may: [], packages: { ...UUID_BY_NAME, typebox: ANY, 'typebox/*': ANY }, pure: true },
  'libs/rules': { may: ['kernel'], packages: { ajv: ANY, 'jsonc-parser': ANY, typebox: ANY }, pure: true },
  'libs/match': { may: ['kernel', 'rules'], packages: { typebox: ANY }, pure: true },
  'libs/replay': { may: ['kernel', 'rules', 'match'], packages: { typebox: ANY }, pure: true },
  'libs/dispute': { may: ['kernel'], packages: { typebox: ANY }, pure: true },
  'libs/tournament': { may: ['kernel'], packages: { typebox: ANY }, pure: true },
  'libs/views': { may: ['kernel', 'rules', 'match', 'replay'], packages: { typebox: ANY }, pure: true },
  'libs/table': { may: ['kernel', 'rules', 'match', 'views'], packages: { typebox: ANY }, pure: true },
  'libs/seal': { may: ['kernel'], packages: { canonicalize: ANY, ...CRYPTO }, pure: true },
  'libs/runs': { may: ['kernel', 'rules', 'seal'], packages: { typebox: ANY }, pure: true },
  'libs/packs': { may: [], packages: {}, pure: true },
  'libs/policies': { may: [], packages: { ajv: ANY }, pure: true },
  'libs/testing': { may: ANY, packages: { 'fast-check': ANY, 'node:crypto': ['createHash'] }, pure: true },
  'libs/store': {
    may: ['kernel', 'seal', 'rules'],
    packages: {
      'lru-cache': ANY,
      'better-sqlite3': ANY,
      '@eventstore/db-client': ANY,
      'p-retry': ANY,
      kysely: ANY,
      pg: ANY,
      uuid: ANY,
      'node:*': ANY,
    },
    pure: false,
  },
  'libs/lists': {
    may: [
      ...['kernel', 'rules', 'match', 'replay', 'dispute', 'tournament', 'views', 'seal', 'store', 'health'],
      'contexts',
    ],
    packages: { kysely: ANY, 'lru-cache': ANY, 'node:path': ANY, 'node:timers/promises': ANY },
    pure: false,
  },
  'libs/health': {
    may: ['kernel'],
    packages: { 'prom-client': ANY, pino: ANY, '@opentelemetry/*': ANY, 'node:*': ANY },
    pure: false,
  },
  'libs/contexts': {
    may: ['kernel', 'rules', 'match', 'dispute', 'tournament'],
    packages: { typebox: ANY },
    pure: true,
  },
  'libs/scenarios': {
    may: ['kernel', 'rules', 'match', 'replay', 'views', 'seal', 'store'],
    packages: { ajv: ANY, yaml: ANY },
    pure: true,
  },
  'libs/moving': {
    may: [
      ...['kernel', 'rules', 'seal', 'contexts', 'store', 'people', 'access', 'event', 'evidence', 'sealing'],
      'integrity',
    ],
    packages: { kysely: ANY, 'node:*': ANY },
    pure: false,
  },
  'libs/sealing': {
    may: [
      ...['kernel', 'rules', 'match', 'dispute', 'seal', 'store', 'health', 'integrity'],
      ...['contexts', 'tournament'],
    ],
    packages: { 'better-sqlite3': ANY, 'lru-cache': ANY, 'node:*': ANY },
    pure: false,
  },
  'libs/integrity': {
    may: ['kernel', 'rules', 'match', 'seal', 'store', 'lists', 'health', 'contexts'],
    packages: { kysely: ANY, 'node:*': ANY },
    pure: false,
  },
  'libs/rosters': { may: ['kernel'], types: ['rules'], packages: { fflate: ANY, saxes: ANY }, pure: true },
  'libs/report': {
    may: ['kernel', 'rules', 'views'],
    packages: {
      'bidi-js': ANY,
      pdfkit: ANY,
      fontkit: ANY,
      'lru-cache': ANY,
      qrcode: ANY,
      'node:fs': ['readFileSync'],
      'node:module': ANY,
      'node:timers/promises': ANY,
      'node:zlib': ['inflateSync'],
    },
    pure: false,
  },
  'libs/evidence': {
    may: ['kernel', 'dispute', 'store', 'health'],
    packages: {
      kysely: ANY,
      'file-type': ANY,
      'node:crypto': ANY,
      'node:fs': ANY,
      'node:fs/promises': ANY,
      'node:path': ANY,
    },
    pure: false,
  },
  'libs/access': {
    may: ['contexts', 'kernel', 'rules', 'match', 'dispute', 'views', 'store', 'people'],
    packages: {
      qrcode: ANY,
      '@node-rs/argon2': ANY,
      'rate-limiter-flexible': ANY,
      unhomoglyph: ANY,
      kysely: ANY,
      'node:crypto': ANY,
      'node:fs': ANY,
      'node:os': ['networkInterfaces'],
      'node:path': ANY,
    },
    pure: false,
  },
  'libs/people': {
    may: ['kernel', 'store'],
    packages: { kysely: ANY, 'node:crypto': ANY, 'node:path': ANY },
    pure: false,
  },
  'libs/rulings': {
    may: [
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
    packages: {
      ajv: ANY,
      'better-sqlite3': ANY,
      'node:crypto': ANY,
      'node:fs': ANY,
      'node:path': ANY,
      'node:timers/promises': ANY,
    },
    pure: false,
  },
  'libs/event': {
    may: [
      'kernel',
      'rules',
      'match',
      'replay',
      'dispute',
      'tournament',
      'contexts',
      'views',
      'table',
      'seal',
      'store',
      'lists',
      'health',
      'integrity',
      'people',
      'access',
      'runs',
      'rosters',
    ],
    packages: {
      kysely: ANY,
      'lru-cache': ANY,
      'node:crypto': ANY,
      'node:fs': ANY,
      'node:http': ANY,
      'node:path': ANY,
      'node:timers/promises': ANY,
    },
    pure: false,
  },
  'apps/web': {
    // What runs there of a library is pure, and fetched when it is wanted: Nx refuses an import of it that is not late.
    may: ['rosters'],
    types: [
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
    ],
    packages: BROWSER,
    pure: false,
  },
  'apps/*': { may: ANY, packages: ANY, pure: false },
  'tools/*': { may: ANY, packages: ANY, pure: false },
};

/** Rooms of a program that may more than the rest of it. */
export const ROOMS = {
  // What tells the match on the device itself runs in a worker, which is fetched when the page is there.
  'apps/web/src/engine': {
    may: ['kernel', 'rules', 'match', 'views', 'table', 'seal', 'runs'],
    types: ['store'],
    packages: BROWSER,
    pure: false,
  },
  // What reads tables of players, knows presets, hashes a list and says what is wrong with a row is the library's own, in parts that
  // are fetched when asked for.
  'apps/web/src/tournament': {
    may: ['kernel', 'tournament', 'seal'],
    types: ['rules', 'match', 'views', 'people', 'access'],
    packages: BROWSER,
    pure: false,
  },
};

/** Programs. Nobody imports one: what two of them need is a library. */
export const APPS = ['api', 'cli', 'web', 'relay', 'projector'];

/** Where tests stand: beside the sources, and in what each adapter of the store is held to and tried out on. */
export const TESTS = [
  '**/*.spec.{ts,tsx}',
  'apps/{api,relay,projector}/test/**/*.ts',
  'libs/{store,lists}/src/{contract,kurrent-double}/**/*.ts',
  'libs/tournament/src/{event,pairing,standing}/testing/**/*.ts',
  'libs/contexts/src/tables/testing/**/*.ts',
  'libs/event/src/tournaments/testing/**/*.ts',
  'apps/web/src/engine/testing/**/*.ts',
];
const isTest = (path) =>
  /\.spec\.tsx?$|^apps\/(api|relay|projector)\/test\/|^libs\/(store|lists)\/src\/(contract|kurrent-double)\/|^libs\/(tournament\/src\/(event|pairing|standing)|event\/src\/tournaments|contexts\/src\/tables)\/testing\/|^apps\/web\/src\/engine\/testing\//.test(
    path,
  );

/** What a test may import besides: it has to read files, make keys, play a server and tell the story of a match. */
export const SPEC_EXTRAS = {
  may: ['testing'],
  packages: {
    '@jest/globals': ANY,
    '@grpc/grpc-js': ANY,
    'google-protobuf': ANY,
    'fake-indexeddb/auto': ANY,
    'fast-check': ANY,
    'edmonds-blossom-fixed': ANY,
    // The peer that Buchholz and Sonneborn-Berger are held to.
    tiebreak: ANY,
    unpdf: ANY,
    yaml: ANY,
    'node:crypto': ANY,
    'node:fs': ANY,
    'node:os': ['tmpdir'],
    'node:fs/promises': ANY,
    'node:path': ANY,
    'node:url': ANY,
  },
};

/** The packs are data, so their specs are about what the engine makes of them. */
const SPECS_OF_EVERYTHING = new Set(['libs/packs', 'libs/policies']);

/** The row of a file, given its path from the root of the workspace; undefined outside libs, apps and tools. */
export function placeOf(path) {
  const found = /^(libs|apps|tools)\/([^/]+)\//.exec(path);
  if (!found) return undefined;
  const [, group, name] = found;
  const root = `${group}/${name}`;
  // What runs in the browser is only what stands in src; the rest of that folder builds it.
  const builds = group === 'apps' && !path.startsWith(`${root}/src/`);
  const room = Object.keys(ROOMS).find((one) => path.startsWith(`${one}/`));
  const row = room === undefined ? ARROWS[root] : ROOMS[room];
  return { group, name, root, spec: isTest(path), row: (builds ? undefined : row) ?? ARROWS[`${group}/*`] };
}

/** The workspace packages that a place may import. */
export function mayImport({ root, spec, row }) {
  if (row.may === ANY || !spec) return row.may;
  if (SPECS_OF_EVERYTHING.has(root)) return ANY;
  return [...row.may, ...SPEC_EXTRAS.may];
}

/** Drivers of databases, and who speaks to them: everybody else asks through `@adjutant/store`, in the same words for every engine. */
export const DRIVERS = { pg: ['libs/store', 'tools/services'], '@eventstore/db-client': ['libs/store'] };

/** The outside packages that a place may import. */
export function packagesOf({ spec, row }) {
  if (!spec || row.packages === ANY) return row.packages;
  return { ...row.packages, ...SPEC_EXTRAS.packages };
}

/** The folders of the libraries that may not touch the world. */
export const PURE = Object.keys(ARROWS).filter((root) => ARROWS[root].pure);

/** Those that read and write files, databases and the clock. */
export const IMPURE = Object.keys(ARROWS).filter((root) => root.startsWith('libs/') && !ARROWS[root].pure);

/** Nx does not tell types from the rest: it lets both through, and our own rule looks closer. */
const reaches = (row, spec, root) => {
  const may = mayImport({ root, spec, row });
  if (may === ANY) return ANY;
  const rooms = Object.keys(ROOMS).filter((one) => one.startsWith(`${root}/`));
  return [
    ...new Set([...may, ...(row.types ?? []), ...rooms.flatMap((one) => [...ROOMS[one].may, ...ROOMS[one].types])]),
  ];
};

const tagsFor = (may) => (may === ANY ? ['type:domain', 'type:infra', 'type:testing', 'type:data'] : may.map(scope));
const scope = (name) => `scope:${name}`;

function constraint(root, may, spec) {
  const [group, name] = root.split('/');
  // The servers that tests and the bench start are a tool as well.
  const starts = name === ANY && (group === 'tools' || spec) ? ['type:tool'] : [];
  const everyOfAKind = { apps: 'type:app', tools: 'type:tool' };
  const sourceTag = name === ANY ? everyOfAKind[group] : scope(name);
  return { sourceTag, onlyDependOnLibsWithTags: [...tagsFor(may), ...starts] };
}

/** The table in the words of `@nx/enforce-module-boundaries`, for sources or for specs. */
export function nxConstraints({ spec }) {
  return Object.entries(ARROWS).map(([root, row]) => constraint(root, reaches(row, spec, root), spec));
}
