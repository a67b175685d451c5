import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from './lint.js';

// What a package can be asked for is said once, in tools/nx/targets.mjs: a copy in a package.json goes stale unseen.
const packages = ['libs', 'apps', 'tools'].flatMap((group) =>
  readdirSync(join(root, group), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/package\.json$/.test(path))
    .map((path) => `${group}/${path.replace('/package.json', '')}`),
);
const scriptsOf = (folder: string): Record<string, string> =>
  (JSON.parse(textOf(`${folder}/package.json`)) as { scripts?: Record<string, string> }).scripts ?? {};

test('packages are found', () => {
  expect(packages.length).toBeGreaterThan(25);
});

test.each(packages)('%s copies no target', (folder) => {
  const own = folder === 'apps/web' ? ['build', 'dev'] : [];
  expect(Object.keys(scriptsOf(folder))).toEqual(own);
});
