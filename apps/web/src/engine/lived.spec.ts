import { jest } from '@jest/globals';
import { onceLived } from './lived.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after so long it is called, once', () => {
  const then = jest.fn();
  onceLived(2_500, then);
  jest.advanceTimersByTime(2_499);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a page that slept for hours has lived one moment more', () => {
  const then = jest.fn();
  onceLived(3_000, then);
  // Whatever the clock says by then: a page that wakes is called once by what was due.
  jest.advanceTimersToNextTimer();
  jest.advanceTimersToNextTimer();
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersToNextTimer();
  expect(then).toHaveBeenCalledTimes(1);
});

test('what is called off is not called', () => {
  const then = jest.fn();
  const callOff = onceLived(3_000, then);
  jest.advanceTimersByTime(1_500);
  callOff();
  jest.advanceTimersByTime(10_000);
  expect(then).not.toHaveBeenCalled();
});
