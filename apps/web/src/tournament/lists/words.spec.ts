import { dueText, isDoubtful, isTaken, listSays } from './words.js';

const HOUR = 3_600_000;
const NOON = Date.parse('2031-05-04T12:00:00.000Z');
const lists = { wanted: true, late: 'recorded', shown: 'never' } as const;
const settings = (more: object = {}) => ({
  settings: { name: 'x', rounds: 3, checkIn: false, seedCommitment: 'x', lists: { ...lists, ...more } },
  listsLocked: false,
  status: 'running' as const,
});

test('how a list stands is told in words', () => {
  const list = { digest: 'd', check: 'legal', late: false } as const;
  expect(listSays(list)).toEqual(['good', 'legal']);
  expect(listSays({ ...list, check: 'illegal', late: true })).toEqual(['bad', 'illegal, late']);
  expect(listSays({ ...list, overruled: true })).toEqual(['good', 'legal, by an official']);
  expect([list, { ...list, check: 'unchecked' as const }, { ...list, late: true }].map(isDoubtful)).toEqual([
    false,
    true,
    true,
  ]);
});

test('until when lists are taken is told with the time left', () => {
  const due = settings({ deadline: new Date(NOON + HOUR).toISOString() });
  expect(dueText(due, NOON)).toMatch(/^Lists are due until .*: 1 h 00 min left\.$/);
  expect(isTaken(due, NOON + HOUR)).toBe(true);
  expect(dueText(due, NOON + 2 * HOUR)).toMatch(/^Lists were due until /);
  expect(isTaken(due, NOON + 2 * HOUR)).toBe(false);
  expect(dueText({ ...due, listsLocked: true }, NOON)).toBe('Lists are locked.');
  expect(dueText(settings(), NOON)).toBe('Lists are taken until they are locked.');
  const over = { ...settings(), status: 'ended' as const };
  expect([dueText(over, NOON), isTaken(over, NOON)]).toEqual([
    'The event has ended: no list is taken any more.',
    false,
  ]);
});
