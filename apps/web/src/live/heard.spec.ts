import { jest } from '@jest/globals';
import { hearing, onHeard } from './heard.js';

/** Where nothing is answered any more. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
});

afterEach(() => {
  hearing.heard('send');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('where nobody is told, nobody asks again and again', () => {
  hearing.unheard('send');
  expect([hearing.silentSince === null, jest.getTimerCount()]).toEqual([false, 0]);
});

test('whoever comes to be told asks at once, and then until there is an answer or they leave', async () => {
  hearing.unheard('read');
  const told: boolean[] = [];
  const leave = onHeard((reached) => told.push(reached));
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(1);
  jest.mocked(fetch).mockResolvedValue(Response.json({ alive: true }));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(told).toEqual([true]);
  jest.mocked(fetch).mockRejectedValue(new TypeError());
  leave();
  hearing.unheard('read');
  expect(jest.getTimerCount()).toBe(0);
});
