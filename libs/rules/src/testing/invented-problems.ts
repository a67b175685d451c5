import { inspect } from '../pack/assemble.js';
import { filesOf, INVENTED, type InventedFiles } from './invented-files.js';
import { digestOf } from './invented-pack.js';

/** Where the invented pack keeps what belongs to its first layer. */
export const TIDE = 'layers/first-tide';

export const FLARE = `${TIDE}/entries/core__flare-up.json`;
export const flare = INVENTED[FLARE] as { readonly [member: string]: unknown };
export const head = INVENTED['pack.json'] as { readonly [member: string]: unknown };

export const source = { document: 'almanac', section: 'Here' };
export const layer = (kind: string, date = '2002-01-01') => ({ kind, title: `A ${kind}`, date, source });
export const chain = (...layers: string[]) => [{ release: 'first', date: '2001-01-01', layers, summary: 'Layers.' }];
export const change = (target: object, ...replace: object[]) => ({ ...target, replace, why: 'Because.', source });

/** What is said of the invented pack with these files changed, as `file:line message`. */
export function problemsOf(changes: InventedFiles): string[] {
  const { problems, pack } = inspect(filesOf({ ...INVENTED, ...changes }), 'first', digestOf);
  expect(pack === null).toBe(problems.length > 0);
  return problems.map((one) => `${one.file}:${one.line} ${one.message}`);
}

export const withFlare = (changes: object) => problemsOf({ [FLARE]: { ...flare, ...changes } });
export const withHead = (changes: object) => problemsOf({ 'pack.json': { ...head, ...changes } });
export const entry = (id: string, changes: object = {}) => ({
  [`${TIDE}/entries/${id.replaceAll('/', '__')}.json`]: {
    id,
    name: id,
    kind: 'trait',
    owner: 'core',
    summary: 'Something.',
    source,
    ...changes,
  },
});
