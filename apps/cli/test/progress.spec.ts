import { jest } from '@jest/globals';
import { Progress } from '../src/show/progress.js';

/** What is written on standard error while a work goes on: `[after so many seconds, so much is done]`. */
function told(isTTY: boolean, steps: readonly (readonly [seconds: number, done: number])[], all?: number): string[] {
  const written: string[] = [];
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const stderr = { isTTY, write: (text: string) => void written.push(text) };
  const progress = new Progress({ stdout: stderr, stderr, env: {}, cwd: '/' }, 'events', all);
  for (const [seconds, done] of steps) {
    now = seconds * 1_000;
    progress.at(done);
  }
  progress.done();
  clock.mockRestore();
  return written;
}

describe('progress', () => {
  const steps = [
    [0, 0],
    [1, 5_000],
    [1.05, 5_100],
    [2, 10_000],
    [15, 75_000],
    [30, 150_000],
  ] as const;

  it('says to a person how far it is, how fast it goes, and what is left', () => {
    expect(told(true, steps, 1_000_000)).toEqual([
      '\r\x1b[K0 of 1,000,000 events …',
      '\r\x1b[K5,000 of 1,000,000 events, 5,000 a second, 4 min left …',
      '\r\x1b[K10,000 of 1,000,000 events, 5,000 a second, 4 min left …',
      '\r\x1b[K75,000 of 1,000,000 events, 5,000 a second, 4 min left …',
      '\r\x1b[K150,000 of 1,000,000 events, 5,000 a second, 3 min left …',
      '\r\x1b[K',
    ]);
  });

  it('writes a line now and then where nobody looks, and none where it is soon done', () => {
    expect(told(false, steps, 1_000_000)).toEqual([
      '75,000 of 1,000,000 events\n',
      '150,000 of 1,000,000 events, 5,000 a second, 3 min left\n',
    ]);
    expect(told(false, steps.slice(0, 4))).toEqual([]);
  });

  it('says what it knows where nobody knows how much there is', () => {
    expect(told(true, steps.slice(0, 2))).toEqual([
      '\r\x1b[K0 events …',
      '\r\x1b[K5,000 events, 5,000 a second …',
      '\r\x1b[K',
    ]);
  });
});
