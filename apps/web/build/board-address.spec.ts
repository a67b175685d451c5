import { pageAt } from './board-address.js';

test.each([
  ['/board', '/board.html'],
  ['/board?turn=10', '/board.html'],
  ['/board/round-2', '/board.html'],
  ['/overlay/round-2?side=A', '/board.html'],
  ['/boards', '/boards'],
  ['/src/board/main.tsx', '/src/board/main.tsx'],
  ['/board.html', '/board.html'],
  ['/matches/board', '/matches/board'],
])('while somebody builds, %s is %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});
