import { broken, filesBelow, lint, textOf } from './lint.js';

const API = 'apps/web/src/api/virtual.ts';
const PAGE = 'apps/web/src/match/virtual.tsx';
const ASKING = `import { get, post } from '../api/client.js';\n`;

/** What the page once said of its own about answers, and the drift that came of it. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  [
    'a type of an answer',
    API,
    `export interface Ruling {\n  readonly takenBack: { readonly revision: number } | null;\n}`,
  ],
  ['the same as an alias', API, `export type Person = { readonly id: string };`],
  ['a list of them', API, `export type People = readonly { readonly id: string }[];`],
  ['exported by its name', API, `interface Ruling {\n  readonly at: string;\n}\nexport type { Ruling };`],
  ['written out where it is asked', PAGE, `${ASKING}export const x = get<{ readonly id: string }>('/people');`],
  [
    'declared beside the component',
    PAGE,
    `${ASKING}interface Me {\n  readonly mode: string;\n}\nexport const x = get<Me>('/access/me');`,
  ],
  [
    'brought from another file of the page',
    PAGE,
    `${ASKING}import type { Me } from './me.js';\nexport const x = get<readonly Me[]>('/access/me');`,
  ],
  ['left to be guessed', PAGE, `${ASKING}export const x = (): Promise<{ id: string }> => post('/people', {});`],
  [
    'left open by a function between',
    API,
    `import { get } from './client.js';\nfunction ask<Answer>(path: string) {\n  return get<Answer>(path);\n}\nexport const x = (): Promise<{ id: string }> => ask('/me');`,
  ],
];

const TAKEN: readonly (readonly [string, string, string])[] = [
  [
    'the type of a library',
    PAGE,
    `${ASKING}import type { Me } from '@adjutant/access';\nexport const x = get<Me>('/access/me');`,
  ],
  [
    'a part of one',
    API,
    `import type { DisputePage } from '@adjutant/lists';\nimport { get } from './client.js';\nexport type Calls = Pick<DisputePage, 'disputes'>;\nexport const x = get<Pick<DisputePage, 'disputes'>>('/disputes');`,
  ],
  ['nothing that is looked at', PAGE, `${ASKING}export const x = post<unknown>('/access/sign-out', {});`],
  ['what a component is given', PAGE, `export interface Props {\n  readonly id: string;\n}`],
];

const texts = [...REFUSED, ...TAKEN].map(([, file, text]) => ({ file, text: `${text}\n` }));
const found = lint(texts).map((messages) => broken(messages).filter((rule) => rule?.startsWith('fence/')));

describe('the page declares no type of what the server answers', () => {
  test.each(REFUSED.map(([name], index) => [name, index] as const))('refused: %s', (_, index) => {
    expect(found[index]).toEqual(['fence/answers']);
  });

  test.each(TAKEN.map(([name], index) => [name, REFUSED.length + index] as const))('taken: %s', (_, index) => {
    expect(found[index]).toEqual([]);
  });

  test('the page asks for answers that libraries describe, and for many', () => {
    const asking = filesBelow('apps/web/src').filter((file) => /\b(get|post|put|patch)<\w+/.test(textOf(file)));
    expect(asking.length).toBeGreaterThan(10);
  });
});
