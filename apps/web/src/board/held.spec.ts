import type { BoardLine } from '@adjutant/views';
import { gridFor, pagesOf, readAnew, withNews } from './held.js';

const line = (match: string, revision: number, title = ''): BoardLine => ({ match, revision, title }) as BoardLine;
const told = (lines: ReadonlyMap<string, BoardLine>) =>
  [...lines.values()].map(({ match, revision }) => `${match}${revision}`);

describe('what is on the screen', () => {
  const held = new Map([
    ['a', line('a', 4)],
    ['b', line('b', 7)],
  ]);

  test('takes what is newer, keeps its order, and puts what is new behind it', () => {
    expect(told(withNews(held, [line('b', 8), line('c', 0)]))).toEqual(['a4', 'b8', 'c0']);
  });

  test('takes nothing older', () => {
    expect(withNews(held, [line('a', 3)])).toBe(held);
  });

  test('read anew it has the order of the server, and loses nothing that came in meanwhile', () => {
    expect(told(readAnew(held, [line('b', 6), line('d', 1)]))).toEqual(['b7', 'd1']);
  });

  test('read anew it takes another name of a match that is where it was', () => {
    expect(readAnew(held, [line('a', 4, 'Renamed')]).get('a')?.title).toBe('Renamed');
  });
});

describe('how many tiles fit', () => {
  const screen = { width: 1920, height: 1000 };
  const least = { width: 900, height: 240 };

  test.each([
    [40, { columns: 2, rows: 4 }],
    [8, { columns: 2, rows: 4 }],
    [5, { columns: 2, rows: 3 }],
    [3, { columns: 1, rows: 3 }],
    [1, { columns: 1, rows: 1 }],
    [0, { columns: 1, rows: 1 }],
  ])('%d matches', (count, grid) => expect(gridFor(screen, least, count)).toEqual(grid));

  test('a screen that is smaller than a tile has one', () => {
    expect(gridFor({ width: 300, height: 100 }, least, 9)).toEqual({ columns: 1, rows: 1 });
  });

  test('every match is on one page', () => {
    const all = Array.from({ length: 40 }, (_, index) => index);
    const pages = pagesOf(all, gridFor(screen, least, all.length));
    expect([pages.length, pages.flat()]).toEqual([5, all]);
    expect(pagesOf([], { columns: 2, rows: 4 })).toEqual([[]]);
  });
});
