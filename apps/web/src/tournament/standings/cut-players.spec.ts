import type { StandingsAnswer } from '@adjutant/tournament';
import { cutBy } from './cut-players.js';

const row = (player: string, place: number | null, losses: number): StandingsAnswer['rows'][number] => ({
  ...{ player, name: player, place, losses, shared: false, byLots: false, values: [], partedBy: null, marks: [] },
});
const ROWS = [row('ann', 1, 0), row('bo', 2, 1), row('cy', 2, 1), row('di', 4, 1), row('ed', null, 0)];
const all = (): boolean => true;
const place = (take: number) => ({ by: 'place', take }) as const;

test.each([
  [place(1), ['ann'], []],
  [place(2), ['ann', 'bo'], ['bo', 'cy']],
  [place(3), ['ann', 'bo', 'cy'], []],
  [place(9), ['ann', 'bo', 'cy', 'di'], []],
  [{ by: 'record', losses: 0 } as const, ['ann'], []],
  [{ by: 'record', losses: 1 } as const, ['ann', 'bo', 'cy', 'di'], []],
])('by %j they go on: %j', (rule, players, level) => {
  expect(cutBy(ROWS, rule, { isHere: all })).toEqual({ players, level });
});

test('whoever has left leaves their place to the next', () => {
  expect(cutBy(ROWS, place(2), { isHere: (player) => player !== 'bo' })).toEqual({ players: ['ann', 'cy'], level: [] });
});

test('of groups the firsts stand before the seconds, and who is level on the line of one is told', () => {
  const groups = [
    ['bo', 'cy'],
    ['di', 'ann'],
  ];
  const group = (take: number) => cutBy(ROWS, { by: 'group', take }, { isHere: all, groups });
  expect(group(1)).toEqual({ players: ['ann', 'bo'], level: ['bo', 'cy'] });
  expect(group(2)).toEqual({ players: ['ann', 'bo', 'cy', 'di'], level: [] });
});

test('by group nobody goes on who is in none', () => {
  expect(cutBy(ROWS, { by: 'group', take: 1 }, { isHere: all, groups: [['bo'], ['di']] }).players).toEqual([
    'bo',
    'di',
  ]);
});
