import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { Me } from '../../access/access-api.js';
import { itemOf } from '../queue/item-of.js';
import { knowKeysOf } from './knowing.js';
import { signedAt, signHere } from './signing.js';

interface Told {
  readonly match: string;
  readonly key: string;
  readonly actor: unknown;
}

/** A server that takes every key, and what it was told. */
function taking(): Told[] {
  const told: Told[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const [, match, key] = /matches\/(.+)\/keys\/(.+)$/.exec(String(path)) ?? [];
    if (match === undefined || key === undefined) return Promise.resolve(new Response('[]'));
    const { actor } = JSON.parse(String(init?.body)) as { readonly actor?: unknown };
    told.push({ match, key, actor });
    return Promise.resolve(new Response(JSON.stringify({ note: 'n', others: [] })));
  });
  return told;
}
afterEach(() => jest.restoreAllMocks());

const note = { type: 'RecordNote', data: { kind: 'note', text: 'x' } } as never;
const me = (more: Partial<Me>): Me => ({ mode: 'staffed', person: null, roles: [], seat: null, until: null, ...more });

test('a seat that is taken by another link says anew whose the key is, and one that is held says it once', async () => {
  const told = taking();
  const ann = { person: { id: 'ann', name: 'Ann' }, seat: { match: 'known-1', side: 'A' as const } };
  for (const until of ['22:00', '22:00', '23:00', '23:00']) await knowKeysOf(me({ ...ann, until }));
  expect(told.map(({ match }) => match)).toEqual(['known-1', 'known-1']);
  expect(new Set(told.map(({ key }) => key)).size).toBe(1);
});

test('where nobody signs in what is pressed as a player is signed with a key that is known as theirs', async () => {
  const told = taking();
  const by = { match: 'known-2', command: note, by: 'local' };
  await signHere(itemOf({ ...by, actor: { id: 'ada', role: 'player' } }));
  await signHere(itemOf({ ...by, actor: { id: 'ben', role: 'player' } }));
  await signHere(itemOf({ ...by, actor: { id: 'judge', role: 'judge' } }));
  await signHere(itemOf({ ...by, actor: undefined }));
  expect((await signedAt('known-2')).map(({ person }) => person).sort()).toEqual(['ada', 'ben', 'local', 'local']);
  const owner = me({ mode: 'single-user' });
  await knowKeysOf(owner);
  await knowKeysOf(owner, 'known-2');
  const here = told.filter(({ match }) => match === 'known-2');
  expect(here.map(({ actor }) => actor)).toEqual([
    { id: 'ada', role: 'player' },
    { id: 'ben', role: 'player' },
    undefined,
  ]);
});

test('at the device of a table each press is of that device, whichever player pressed it', async () => {
  await signHere(itemOf({ match: 'known-3', command: note, by: 'ann', actor: { id: 'bob', role: 'player' } }));
  expect((await signedAt('known-3')).map(({ person }) => person)).toEqual(['ann']);
});
