import { problemOf } from '../api/problem.js';
import { besides, faultAt, faultBelow, lengthFault } from './limited.js';
import { LIMITS } from './limits.js';

test.each([
  ['', null],
  ['four dice', 'At least 10 characters.'],
  ['four dice in a row', null],
  ['x'.repeat(201), '201 characters: at most 200 characters can be kept.'],
])('a password of %j', (text, fault) => expect(lengthFault(text, LIMITS.account.password)).toBe(fault));

test('what the server says of a member stands at its field, as a sentence', () => {
  const errors = [{ at: 'data.because', message: 'because must be a text of 1 to 1000 characters' }];
  const problem = problemOf(400, JSON.stringify({ detail: 'x', code: 'request/invalid', errors }));
  expect(faultAt(problem, 'because')).toBe('Must be a text of 1 to 1000 characters.');
  expect(faultAt(problem, 'name')).toBeNull();
});

test('a fault deep in what was sent is told where it belongs, and once', () => {
  const errors = [{ at: 'data.penalties[1].because', message: 'because must be a text' }];
  const problem = problemOf(400, JSON.stringify({ detail: 'x', code: 'request/invalid', errors }));
  expect(faultAt(problem, 'penalties[1].because')).toBe('Must be a text.');
  expect(faultAt(problem, 'penalties[0].because')).toBeNull();
  expect(faultBelow(problem, 'penalties[1]')).toBe('Because must be a text.');
  expect(faultBelow(problem, 'penalties[10]')).toBeNull();
  expect(besides(problem, ['penalties'])).toBeNull();
  expect(besides(problem, ['remedies', 'because'])).toBe(problem);
  expect(besides(new Error('no answer'), ['because'])).toBeInstanceOf(Error);
});
