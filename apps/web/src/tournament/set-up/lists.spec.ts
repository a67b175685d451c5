import { listsOf, listsTyped, NO_LISTS } from './lists.js';

test('an event that wants no lists says nothing of them', () => {
  expect(listsTyped(undefined)).toBe(NO_LISTS);
  expect(listsOf(NO_LISTS)).toBeUndefined();
});

test('what is shown is what is decided, to the minute', () => {
  const typed = { ...NO_LISTS, wanted: true, illegal: 'refused', due: '2031-05-04T20:30' } as const;
  const said = listsOf(typed);
  expect(said).toMatchObject({ wanted: true, late: 'recorded', illegal: 'refused', shown: 'when-locked' });
  expect(said?.deadline).toMatch(/^2031-05-0\dT\d\d:30:00\.000Z$/);
  expect(listsTyped(said)).toEqual(typed);
});

test('what was said before this could be said is not said by looking at it', () => {
  const before = { wanted: true, late: 'refused', shown: 'never' } as const;
  expect(listsOf(listsTyped(before), before)).toEqual(before);
});

test('a deadline can be taken away, and lists be wanted no more', () => {
  const before = { wanted: true, late: 'refused', shown: 'never', deadline: '2031-05-04T20:30:00.000Z' } as const;
  expect(listsOf({ ...listsTyped(before), due: '', wanted: false }, before)).toEqual({
    ...{ wanted: false, late: 'refused', shown: 'never' },
  });
});
