import { jest } from '@jest/globals';
import { hearingArrivals } from './arrivals.js';

test('whoever sat down before anybody listened is heard of, once', () => {
  const arrived = jest.fn();
  const hear = hearingArrivals(arrived);
  hear(null);
  expect(arrived).not.toHaveBeenCalled();
  hear('ada m');
  hear('ada m');
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('whoever comes instead, comes back, or sits down at another match is heard of again', () => {
  const arrived = jest.fn();
  const hear = hearingArrivals(arrived);
  for (const who of ['ada m', ' ', null, 'ada m', 'ada n']) hear(who);
  expect(arrived).toHaveBeenCalledTimes(4);
});

test('who is not known for a moment has not gone', () => {
  const arrived = jest.fn();
  const hear = hearingArrivals(arrived);
  for (const who of ['ada m', null, 'ada m']) hear(who);
  expect(arrived).toHaveBeenCalledTimes(1);
});
