// Who may import what. This table is the only place to change: eslint.config.mjs makes both fences from it, the tags of
// Nx (`scope:*`) and our own rule `fence/arrows`, and arrows.spec.ts proves that each of them bites.

/** Everything that is there. */
export const ANY = '*';

/** Drawing identifiers from a name is arithmetic; the other versions read the clock or the dice. */
const UUID_BY_NAME = { uuid: ['v5', 'validate'] };

/** Hashing and signing are arithmetic too. Whoever makes keys or nonces does so at the edge and hands them in. */
const CRYPTO = {
  'node:crypto': ['createHash', 'createPrivateKey', 'createPublicKey', 'sign', 'verify', 'timingSafeEqual', 'KeyObject'],
};

const BROWSER = {
  react: ANY,
  'react-dom': ANY,
  'react-router': ANY,
  '@mantine/*': ANY,
  '@tanstack/react-query': ANY,
  recharts: ANY,
};

/**
 * `may`: workspace packages. `packages`: what comes from outside, and which of its names where that matters.
 * `pure`: no clock, no chance, no process, no network (world.mjs).
 */
export const ARROWS = {
  'libs/kernel': { may: [], packages: UUID_BY_NAME, pure: true },
  'libs/rules': { may: ['kernel'], packages: {}, pure: true },
  'libs/match': { may: ['kernel', 'rules'], packages: {}, pure: true },
  'libs/replay': { may: ['kernel', 'rules', 'match'], packages: {}, pure: true },
  'libs/dispute': { may: ['kernel'], packages: {}, pure: true },
  'libs/tournament': { may: ['kernel'], packages: {}, pure: true },
  'libs/views': { may: ['kernel', 'rules', 'match', 'replay'], packages: {}, pure: true },
  'libs/seal': { may: ['kernel'], packages: { canonicalize: ANY, ...CRYPTO }, pure: true },
  'libs/packs': { may: [], packages: {}, pure: true },
  'libs/testing': { may: ANY, packages: { ajv: ANY, 'fast-check': ANY, yaml: ANY }, pure: true },
  'libs/store': {
    may: ['kernel', 'seal'],
    packages: { 'lru-cache': ANY, 'better-sqlite3': ANY, uuid: ANY, 'node:*': ANY },
    pure: false,
  },
  'apps/web': { may: ['kernel', 'rules', 'match', 'replay', 'views'], packages: BROWSER, pure: false },
  'apps/*': { may: ANY, packages: ANY, pure: false },
  'tools/*': { may: ANY, packages: ANY, pure: false },
};

/** What a *.spec.ts of a library may import besides: it has to read files, make keys and tell the story of a match. */
export const SPEC_EXTRAS = {
  may: ['testing'],
  packages: {
    '@jest/globals': ANY,
    'fast-check': ANY,
    yaml: ANY,
    'node:crypto': ANY,
    'node:fs': ANY,
    'node:fs/promises': ANY,
    'node:path': ANY,
    'node:url': ANY,
  },
};

/** The packs are data, so their specs are about what the engine makes of them. */
const SPEC_ROWS = { 'libs/packs': ANY, 'libs/testing': ANY };

/** The row of a file, given its path from the root of the workspace; undefined outside libs, apps and tools. */
export function placeOf(path) {
  const found = /^(libs|apps|tools)\/([^/]+)\//.exec(path);
  if (!found) return undefined;
  const [, group, name] = found;
  const root = `${group}/${name}`;
  return { group, name, root, spec: /\.spec\.tsx?$/.test(path), row: ARROWS[root] ?? ARROWS[`${group}/*`] };
}

/** The workspace packages that a place may import. */
export function mayImport({ group, root, spec, row }) {
  if (group !== 'libs' || !spec) return row.may;
  if (row.may === ANY || SPEC_ROWS[root] === ANY) return ANY;
  return [...row.may, ...SPEC_EXTRAS.may];
}

/** The outside packages that a place may import. */
export function packagesOf({ group, spec, row }) {
  if (group !== 'libs' || !spec || row.packages === ANY) return row.packages;
  return { ...row.packages, ...SPEC_EXTRAS.packages };
}

/** The folders of the libraries that may not touch the world. */
export const PURE = Object.keys(ARROWS).filter((root) => ARROWS[root].pure);

const tagsFor = (may) => (may === ANY ? ['type:domain', 'type:infra', 'type:testing', 'type:data'] : may.map(scope));
const scope = (name) => `scope:${name}`;

function constraint(root, may) {
  const [group, name] = root.split('/');
  const everyOfAKind = { apps: 'type:app', tools: 'type:tool' };
  const sourceTag = name === ANY ? everyOfAKind[group] : scope(name);
  return { sourceTag, onlyDependOnLibsWithTags: tagsFor(may) };
}

/** The table in the words of `@nx/enforce-module-boundaries`, for sources or for specs. */
export function nxConstraints({ spec }) {
  return Object.entries(ARROWS).map(([root, row]) => {
    const [group, name] = root.split('/');
    return constraint(root, mayImport({ group, name, root, spec, row }));
  });
}
