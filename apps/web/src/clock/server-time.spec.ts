import { ServerTime } from './server-time.js';

describe('the time of the server on a page', () => {
  it('is told from the monotonic clock and what the server said, whatever the device takes for the time', () => {
    let monotonic = 1_000;
    const time = new ServerTime(() => monotonic);
    expect(time.now()).toBeUndefined();
    time.measure(1_000, 1_100, 5_000_050);
    monotonic = 3_000;
    expect(time.now()).toBe(5_002_000);
  });

  it('keeps the measurement with the shortest way, until it has grown old', () => {
    let monotonic = 0;
    const time = new ServerTime(() => monotonic);
    time.measure(0, 10, 1_000_005);
    time.measure(100, 1_100, 1_000_900);
    expect(time.now()).toBe(1_000_000);
    time.measure(6_000_000, 6_000_400, 7_000_300);
    monotonic = 6_000_400;
    expect(time.now()).toBe(7_000_500);
  });

  it('takes what contradicts all that was measured before: the device has slept, and its monotonic clock with it', () => {
    let monotonic = 0;
    const time = new ServerTime(() => monotonic);
    time.measure(0, 10, 1_000_005);
    monotonic = 10;
    expect(time.within()).toBe(5);
    time.measure(1_000, 1_400, 1_601_200);
    monotonic = 1_400;
    expect(time.now()).toBe(1_601_400);
  });
});
