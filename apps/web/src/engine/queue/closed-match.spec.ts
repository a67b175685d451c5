import { closedOf } from './closed-match.js';

test('a match that is void says so and why, whatever it came to', () => {
  const voided = { entry: 5, because: 'Opened twice.' } as never;
  expect(closedOf({ voided, status: 'confirmed' })).toEqual({
    isVoid: true,
    says: 'The match is void (entry 5): Opened twice. The head judge or an organizer can restore it.',
  });
});

test('a match whose result counts takes nothing more; one that goes on, or waits for that, does', () => {
  expect(closedOf({ voided: null, status: 'confirmed' })).toMatchObject({ isVoid: false });
  expect(closedOf({ voided: null, status: 'running' })).toBeNull();
  expect(closedOf({ voided: null, status: 'finished' })).toBeNull();
});
