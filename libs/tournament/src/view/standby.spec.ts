import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { decider, entered, event, FOUR } from '../event/testing/given.js';
import { shownStandby } from './standby.js';

const nameOf = (id: string): string => id.toUpperCase();
const table = (number: number, A: string, B: string) => ({ table: number, A, B });

function shown(tables: readonly ReturnType<typeof table>[], ...events: readonly TournamentEvent[]) {
  const drafted = event('RoundDrafted', { round: 1, engine: 'x', tables: [...tables], byes: [] });
  const state = fold(decider, [...FOUR, ...events, drafted]);
  const round = state.status === 'absent' ? undefined : state.rounds[0];
  if (state.status === 'absent' || round === undefined) throw new Error('nothing is drafted');
  return shownStandby(state, round, nameOf).map(({ player, plays, says }) => [player, plays, says]);
}

const SAM = entered('sam', { standby: true });
const PAIRS = [table(1, 'ann', 'bob'), table(2, 'cy', 'di')];

test('whoever stands by stands aside where the others are even', () => {
  expect(shown(PAIRS, SAM)).toEqual([
    ['sam', false, 'SAM stands by: 4 others play, an even number, so nobody is needed.'],
  ]);
});

test('and plays where they are odd; of several the lot takes one', () => {
  const odd = [...PAIRS, table(3, 'eve', 'sam')];
  expect(shown(odd, SAM, entered('eve'))).toEqual([
    ['sam', true, 'SAM stands by: 5 others play, an odd number, so one who stands by plays.'],
  ]);
  expect(shown(odd, SAM, entered('kim', { standby: true }), entered('eve'))[1]).toEqual([
    ...['kim', false, 'KIM stands by: 5 others play, an odd number, and the lot took another who stands by.'],
  ]);
});

test('who plays in every round stands by no longer', () => {
  expect(shown(PAIRS, SAM, event('StandbyChanged', { player: 'sam', standby: false }))).toEqual([]);
});
