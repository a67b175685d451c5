import { darkPath, linkBlocks, opensHereAlone } from './link-blocks.js';

const link = (player: string) => ({ player, link: `http://x/me#${player}`, token: player });

test('blocks stand in the order of names, and who has no name by the id', () => {
  const names: { readonly [player: string]: string } = { p1: 'Zoe', p2: 'émile', p3: 'Frank' };
  const blocks = linkBlocks({ links: ['p1', 'p2', 'p3', 'ann'].map(link) }, (player) => names[player] ?? player);
  expect(blocks.map(({ name }) => name)).toEqual(['ann', 'émile', 'Frank', 'Zoe']);
  expect(blocks[3]).toEqual({ player: 'p1', name: 'Zoe', link: 'http://x/me#p1' });
});

test('two of one name keep their own links', () => {
  const blocks = linkBlocks({ links: ['b', 'a'].map(link) }, () => 'Kim');
  expect(blocks.map(({ link: to }) => to)).toEqual(['http://x/me#a', 'http://x/me#b']);
});

test.each([
  'http://localhost:3931',
  'http://cup.localhost',
  'http://127.0.0.1:3000',
  'http://127.1',
  'http://[::1]:3000',
])('a link that begins with %s opens on this machine alone', (origin) =>
  expect(opensHereAlone(`${origin}/tournaments/cup/me#x`)).toBe(true),
);

test.each([
  'http://192.168.1.20:3000',
  'https://adjutant.example.org',
  'http://localhost.example.org',
  'http://hall-pc:3000',
])('a link that begins with %s opens on phones', (origin) =>
  expect(opensHereAlone(`${origin}/tournaments/cup/me#x`)).toBe(false),
);

test('dark modules are drawn where they stand: column to the right, row down', () => {
  const dark = ['01', '10'];
  expect(darkPath({ size: 2, get: (row, column) => dark[row]?.[column] === '1' })).toBe('M1 0h1v1h-1zM0 1h1v1h-1z');
});
