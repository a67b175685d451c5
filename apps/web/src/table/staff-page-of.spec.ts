import { staffPageOf } from './staff-page-of.js';

test('roles for a match are given at its event, as whoever organizes that alone sees no other staff', () => {
  expect([staffPageOf('open-2026'), staffPageOf(undefined)]).toEqual(['/tournaments/open-2026/staff', '/staff']);
});
