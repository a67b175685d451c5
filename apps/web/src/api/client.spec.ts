import { problemOf } from './problem.js';

describe('what the server says went wrong', () => {
  test('its own words come first', () => {
    const text = JSON.stringify({ title: 'Not found', detail: 'There is no match x.', code: 'match/absent' });
    const problem = problemOf(404, text);
    expect([problem.status, problem.title, problem.message, problem.code]).toEqual([
      404,
      'Not found',
      'There is no match x.',
      'match/absent',
    ]);
  });

  test('a proxy without a server behind it is told apart', () => {
    expect(problemOf(502, '<html>').message).toContain('npm start');
  });

  test('anything else names its status', () => {
    expect(problemOf(418, 'null').message).toBe('The server answered with status 418.');
  });
});

test('a refusal keeps its facts and its reasons', () => {
  const reason = { code: 'ruling/already-given', message: 'Judge Kim has ruled.', facts: { judge: 'kim' }, cites: [] };
  const text = JSON.stringify({ detail: reason.message, code: reason.code, facts: reason.facts, reasons: [reason] });
  expect(problemOf(409, text).refusal).toEqual({ facts: { judge: 'kim' }, reasons: [reason] });
});
