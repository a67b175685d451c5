import type { ShownLine } from '@adjutant/views';
import { changedLines } from './changed-lines.js';

const line = (number: number, credited: number, mark: ShownLine['mark'] = null, balance = 0): ShownLine =>
  ({ number, account: 'cp', what: 'x', kind: 'gain', credited, mark, balance }) as ShownLine;

test('lines with another amount or mark, and lines that are new, are changed; another balance alone is not', () => {
  const was = [line(1, 1), line(2, -1), line(3, 1), line(3, 1)];
  const now = [line(1, 1, null, 9), line(2, -1, 'struck'), line(3, 1), line(3, 1), line(3, 1), line(4.5, -1)];
  expect([...changedLines(was, now)]).toEqual([now[1], now[4], now[5]]);
  expect(changedLines(was, was).size).toBe(0);
});
