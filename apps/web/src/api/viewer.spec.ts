import { lookedAt, seenAs } from './viewer.js';

test.each([
  ['/matches/1', 'spectator', '/matches/1'],
  ['/matches/1', 'A', '/matches/1?viewer=A'],
  ['/matches/1/replay?from=0', 'judge', '/matches/1/replay?from=0&viewer=judge'],
] as const)('%s as %s', (path, viewer, address) => {
  expect(seenAs(path, viewer)).toBe(address);
});

test('another page is looked at by the same person', () => {
  expect([lookedAt('/disputes/1', 'B'), lookedAt('/disputes/1', 'spectator')]).toEqual([
    '/disputes/1?as=B',
    '/disputes/1',
  ]);
});
