import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kernel from '@adjutant/kernel';
import { isCatalogue, type Refusals } from '@adjutant/kernel';
import { exportsOf } from './running.js';

/** The codes of a library, or of the server, under the name that it has for them. */
export interface Catalogue {
  readonly of: string;
  readonly name: string;
  readonly refusals: Refusals;
}

/** Where the server keeps those that no library has. */
const EDGE = 'apps/api/src/problems/refusals.ts';

/** Every catalogue that there is: a library that has one is found by its file. */
export function catalogues(root: string): readonly Catalogue[] {
  const libraries = readdirSync(join(root, 'libs')).filter((lib) => existsSync(join(root, 'libs', lib, FILE)));
  return [
    ...libraries.sort().flatMap((lib) => {
      // Its own catalogues are known to be such in the copy of the kernel that runs here.
      return catalogued(lib, lib === 'kernel' ? kernel : exportsOf(join(root, 'libs', lib, FILE)));
    }),
    ...catalogued('api', exportsOf(join(root, EDGE))),
  ];
}

const FILE = 'src/refusals.ts';

function catalogued(of: string, written: { readonly [name: string]: unknown }): readonly Catalogue[] {
  return Object.entries(written).flatMap(([name, refusals]) => (isCatalogue(refusals) ? [{ of, name, refusals }] : []));
}

/** When packs refuse with codes of their own, as `libs/packs` says. */
export function packRefusals(root: string): { readonly [code: string]: string } {
  return JSON.parse(readFileSync(join(root, 'libs/packs/refusals.json'), 'utf8')) as { [code: string]: string };
}

/** The codes that packs give to conditions, limits and checks of their own. */
export function packCodes(root: string): readonly string[] {
  const entries = readdirSync(join(root, 'libs/packs'), { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      entry.isFile() &&
      (entry.name === 'pack.json' || (entry.name.endsWith('.json') && entry.parentPath.includes('layers'))),
  );
  const found = files.flatMap((entry) => codesIn(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'))));
  return [...new Set(found)].sort();
}

function codesIn(value: unknown): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    name === 'code' && typeof one === 'string' ? [one] : codesIn(one),
  );
}
