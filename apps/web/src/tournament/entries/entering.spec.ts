import { enterAll, idsText, type IdsRefused } from './entering.js';
import type { Newcomer } from './pasted.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const MAY_NOT = { title: 'Not allowed', detail: 'A scorekeeper changes no ids.', code: 'access/no-role' };
const ann: Newcomer = { id: 'ann', name: 'Ann Archer', known: true, enteredAlready: false, outside: { fide: '2' } };
const cy: Newcomer = { id: 'cy', name: 'Cy Cole', known: false, enteredAlready: false, club: 'Iron Hand' };

/** A server that refuses to write down some people; what it was told of entries. */
function serverRefusing(refused: readonly string[], status = 403): string[] {
  const entered: string[] = [];
  globalThis.fetch = (address, init) => {
    const path = String(address);
    if (refused.some((id) => path.endsWith(`/people/${id}`)))
      return Promise.resolve(new Response(JSON.stringify({ ...MAY_NOT, status }), { status }));
    if (path.endsWith('/commands')) {
      const commands = JSON.parse(init?.body as string) as readonly { readonly data: { readonly player: string } }[];
      entered.push(...commands.map(({ data }) => data.player));
    }
    return Promise.resolve(new Response('{}'));
  };
  return entered;
}

async function enter(newcomers: readonly Newcomer[]): Promise<readonly IdsRefused[]> {
  const all: IdsRefused[] = [];
  await enterAll('e', newcomers, (_, refused) => all.push(...refused));
  return all;
}

test('whoever may not change an id of somebody known enters them and all others, and is told which id stays', async () => {
  const entered = serverRefusing(['ann']);
  const refused = await enter([ann, cy]);
  expect(entered).toEqual(['ann', 'cy']);
  expect(refused).toEqual([{ id: 'ann', name: 'Ann Archer', outside: { fide: '2' } }]);
  expect(refused.map(idsText)).toEqual(['Ann Archer: fide 2']);
});

test('where nothing is refused, nothing is told', async () => {
  const entered = serverRefusing([]);
  expect(await enter([ann, cy])).toEqual([]);
  expect(entered).toEqual(['ann', 'cy']);
});

test('somebody new whom the server does not write down would be nameless, and any other trouble stops it', async () => {
  const entered = serverRefusing(['cy']);
  await expect(enter([ann, cy])).rejects.toThrow('A scorekeeper changes no ids.');
  serverRefusing(['ann'], 500);
  await expect(enter([ann])).rejects.toThrow();
  expect(entered).toEqual([]);
});
