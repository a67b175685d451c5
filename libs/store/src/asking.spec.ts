import { jest } from '@jest/globals';
import { asking, waitedMs } from './asking.js';
import { oneAtATime } from './one-at-a-time.js';

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('how long whoever asks has waited', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('is nothing where nobody asks', () => {
    expect(waitedMs()).toBe(0);
  });

  it('counts from when they came, their waiting for a turn included, each for itself', async () => {
    const waited: number[] = [];
    const turn = () =>
      asking(() =>
        oneAtATime(waited, 'one stream', async () => {
          await after(100);
          waited.push(waitedMs());
        }),
      );
    const first = turn();
    await jest.advanceTimersByTimeAsync(30);
    const second = turn();
    await jest.advanceTimersByTimeAsync(200);
    await Promise.all([first, second]);
    expect(waited).toEqual([100, 170]);
    expect(waitedMs()).toBe(0);
  });

  it('counts from the outer one inside of another', async () => {
    const asked = asking(async () => {
      await after(50);
      return asking(() => Promise.resolve(waitedMs()));
    });
    await jest.advanceTimersByTimeAsync(50);
    expect(await asked).toBe(50);
  });

  it('is nothing any more for what was begun on the way and goes on after the answer', async () => {
    let left: Promise<number> | undefined;
    await asking(() => {
      left = after(100).then(() => waitedMs());
      return Promise.resolve();
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(await left).toBe(0);
  });
});
