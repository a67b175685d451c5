import { fold } from '@adjutant/kernel';
import type { OpenedTournament } from '../event/state/state.js';
import { decider, entered, event, PUBLISHED, DRAFTED, SEED, SET_UP } from '../event/testing/given.js';
import { eventFileOf } from './event-of.js';

const state = fold(decider, [
  SET_UP,
  entered('ann', { rating: 1800, barredFromBye: true, groups: { club: ['kites'] } }),
  ...['bob', 'cy', 'di'].map((one) => entered(one)),
  event('ByeGiven', { round: 1, player: 'di', kind: 'zero' }),
  DRAFTED,
  PUBLISHED,
  event('ByeGiven', { round: 2, player: 'ann', kind: 'half', because: 'A wedding' }),
  event('ByeGiven', { round: 2, player: 'di', kind: 'zero' }),
]) as OpenedTournament;
const players = (staff: boolean) => eventFileOf(state, { seed: SEED, nameOf: String, staff }).players;

test('a file for everybody has no rating, no bar from byes, no groups, and byes only of rounds that are out', () => {
  expect(players(false)).toEqual(
    ['ann', 'bob', 'cy', 'di'].map((id) => ({
      ...{ id, name: id, groups: {}, from: 1 },
      ...(id === 'di' ? { asked: [{ round: 1, kind: 'zero' }] } : {}),
    })),
  );
});

test('a file for staff has them all, so that it draws as the event does', () => {
  const [ann, , , di] = players(true);
  expect(ann).toMatchObject({
    ...{ rating: 1800, barredFromBye: true, groups: { club: ['kites'] } },
    asked: [{ round: 2, kind: 'half' }],
  });
  expect(di?.asked).toHaveLength(2);
});
