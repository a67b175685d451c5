import { BackOff, sleep } from './back-off.js';

const steps = (backOff: BackOff, count: number): number[] => Array.from({ length: count }, () => backOff.nextMs());

describe('waiting before the next try', () => {
  it('takes twice as long each time, up to the most', () => {
    expect(steps(new BackOff(100, 1_000, () => 1), 6)).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  });

  it('differs between those who were turned away together, by up to half', () => {
    expect(steps(new BackOff(100, 1_000, () => 0), 5)).toEqual([50, 100, 200, 400, 500]);
  });

  it('begins anew after a success', () => {
    const backOff = new BackOff(100, 1_000, () => 1);
    steps(backOff, 4);
    backOff.reset();
    expect([backOff.attempt, ...steps(backOff, 2)]).toEqual([0, 100, 200]);
  });

  it('ends at once when there is nothing to wait for any more', async () => {
    const stopping = new AbortController();
    const started = performance.now();
    const waiting = sleep(60_000, stopping.signal);
    stopping.abort();
    await waiting;
    await sleep(60_000, stopping.signal);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
