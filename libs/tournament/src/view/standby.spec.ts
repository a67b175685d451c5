import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { decider, entered, event, FOUR, SETTINGS } from '../event/testing/given.js';
import { shownStandby } from './standby.js';

const nameOf = (id: string): string => id.toUpperCase();
const table = (number: number, A: string, B: string) => ({ table: number, A, B });

const shown = (tables: readonly ReturnType<typeof table>[], ...events: readonly TournamentEvent[]) =>
  shownOf([...FOUR, ...events], tables);

function shownOf(
  record: readonly TournamentEvent[],
  tables: readonly ReturnType<typeof table>[],
  groups?: readonly string[][],
) {
  const among = groups === undefined ? {} : { groups: [...groups] };
  const drafted = event('RoundDrafted', { round: 1, engine: 'x', tables: [...tables], byes: [], ...among });
  const state = fold(decider, [...record, drafted]);
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

describe('where everybody meets everybody by schedule', () => {
  const format = { by: 'round-robin' } as const;
  const robin = [event('TournamentSetUp', { ...SETTINGS, format }), ...FOUR.slice(1)];
  const odd = [table(1, 'ann', 'bob'), table(2, 'cy', 'di')];

  test('nobody who stands by is in it, whether the others are odd or even', () => {
    const says = 'SAM stands by: rounds go by a schedule, which takes nobody who stands by.';
    expect(shownOf([...robin, SAM], odd)).toEqual([['sam', false, says]]);
    expect(shownOf([...robin, SAM, entered('eve')], odd)).toEqual([['sam', false, says]]);
  });

  test('whoever was put there by hand plays, and whoever has a place in it keeps that', () => {
    expect(shownOf([...robin, SAM, entered('eve')], [...odd, table(3, 'eve', 'sam')])).toEqual([
      ['sam', true, 'SAM stands by: rounds go by a schedule, and somebody was put there by hand.'],
    ]);
    const later = event('StandbyChanged', { player: 'ann', standby: true });
    expect(shownOf([...robin, later], odd, [['ann', 'bob', 'cy', 'di']])).toEqual([
      ['ann', true, 'ANN stands by: rounds go by a schedule, in which they have a place.'],
    ]);
  });

  test('who would have been needed after a cut is told as ever', () => {
    const cut = event('FieldCut', { players: ['ann', 'bob'], others: 'play-on' });
    expect(shownOf([...robin, SAM, cut], odd)).toEqual([
      ['sam', false, 'SAM stands by: 4 others play, an even number, so nobody is needed.'],
    ]);
  });
});

test('who plays in every round stands by no longer', () => {
  expect(shown(PAIRS, SAM, event('StandbyChanged', { player: 'sam', standby: false }))).toEqual([]);
});
