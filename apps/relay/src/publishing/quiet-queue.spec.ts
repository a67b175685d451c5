import { jest } from '@jest/globals';
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { onlyWhereSomethingWaits } from './quiet-queue.js';

class Waiting extends RequestQueue {
  constructor(override readonly pending: readonly unknown[]) {
    super({ clientId: 'relay', broker: 'nowhere', maxInFlightRequests: 1 });
  }
}

/** For how many milliseconds a connection with so many requests that wait sets timers. */
function timersOf(waiting: number): readonly (number | undefined)[] {
  const some = setTimeout(() => undefined, 0);
  const timers = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(some);
  new Waiting(Array.from({ length: waiting })).scheduleCheckPendingRequests();
  const set = timers.mock.calls.map(([, ms]) => ms);
  timers.mockRestore();
  return set;
}

test('a connection on which nothing waits sets no timer for a moment that is long gone', () => {
  const [before] = timersOf(0);
  expect(before).toBeLessThan(-1e12);
  onlyWhereSomethingWaits();
  expect(timersOf(0)).toEqual([]);
  expect(timersOf(1)).toEqual([10]);
});
