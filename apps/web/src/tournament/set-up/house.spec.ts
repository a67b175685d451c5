import type { EventPolicy } from '../../api/penalties.js';
import { handedOver, isAnEvent, takenOver } from './house.js';
import { blank, setUpOf } from './plan.js';

const HOUSE: EventPolicy = {
  ...{ name: 'Club Open', conflicts: ['club'], penalties: 'wtc', appealMinutes: 30, ownAppeals: null },
  ...{ players: 'show-seats', publicDelay: 5 },
};

test('an event takes over the name and all by which judges rule, what is open as well', () => {
  const form = { ...blank('opr'), ...takenOver(HOUSE) };
  expect(form.judging).toMatchObject({ conflicts: 'club', penalties: 'wtc', appeal: '30' });
  const { name, judging } = setUpOf(form, [], undefined);
  expect([name, judging]).toEqual([
    'Club Open',
    { conflicts: ['club'], penalties: 'wtc', appealMinutes: 30, ownAppeals: null },
  ]);
});

test('what is typed differently afterwards is the event’s own', () => {
  const { judging, ...form } = { ...blank('opr'), ...takenOver(HOUSE) };
  const typed = { ...form, judging: { ...judging, appeal: '10', conflicts: 'none' } };
  expect(setUpOf(typed, [], undefined).judging).toMatchObject({ appealMinutes: 10, conflicts: [], penalties: 'wtc' });
});

test('the installation goes on without a name, and offers it to no other event', () => {
  const { name: _, ownAppeals: __, ...stays } = HOUSE;
  expect(handedOver(HOUSE, 'open')).toEqual({ ...stays, became: 'open' });
  expect([HOUSE, { ...HOUSE, name: '' }, { ...HOUSE, became: { event: 'open', called: 'x' } }].map(isAnEvent)).toEqual([
    true,
    false,
    false,
  ]);
});
