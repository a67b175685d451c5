import type { EntrantView } from '@adjutant/tournament';
import { changesTyped, typedOf } from './changes-typed.js';
import { groupId } from './pasted.js';

const ENTRY: EntrantView = {
  ...{ player: 'ann', name: 'Ann', status: 'entered', checkedIn: true, from: 1 },
  ...{ faction: 'Orks', rating: 1500, groups: { club: ['c1'], team: ['t1'] } },
};
const typed = (more: Partial<ReturnType<typeof typedOf>>) =>
  changesTyped('open', ENTRY, { ...typedOf(ENTRY), ...more });

test('what is typed anew is told, and what stays is not', () => {
  expect(typed({})).toBeNull();
  expect(typed({ faction: ' Orks ' })).toBeNull();
  expect(typed({ faction: 'Eldar', table: '12', barredFromBye: true })).toEqual({
    ...{ faction: 'Eldar', table: 12, barredFromBye: true },
  });
});

test('what is emptied is taken away', () => {
  expect(typed({ faction: '', rating: ' ' })).toEqual({ faction: null, rating: null });
});

test('a number that is none is told to nobody', () => {
  expect(typed({ faction: 'Eldar', table: 'by the door' })).toBeNull();
  expect(typed({ table: '0' })).toBeNull();
  expect(typed({ rating: 'high' })).toBeNull();
});

test('a club goes along as the id that entries of the same club have, and other groups stay', () => {
  expect(typed({ club: 'Kites' })).toEqual({ groups: { team: ['t1'], club: [groupId('open', 'club', 'kites')] } });
  expect(typed({ club: '-' })).toEqual({ groups: { team: ['t1'] } });
});
