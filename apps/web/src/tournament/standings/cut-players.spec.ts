import type { StandingsAnswer } from '@adjutant/tournament';
import { cutAt } from './cut-players.js';

const row = (player: string, place: number | null): StandingsAnswer['rows'][number] => ({
  ...{ player, name: player, place, shared: false, byLots: false, values: [], partedBy: null, marks: [] },
});
const ROWS = { rows: [row('ann', 1), row('bo', 2), row('cy', 2), row('di', 4), row('ed', null)] };

test.each([
  [1, ['ann'], []],
  [2, ['ann', 'bo'], ['bo', 'cy']],
  [3, ['ann', 'bo', 'cy'], []],
  [9, ['ann', 'bo', 'cy', 'di'], []],
])('the first %i are %j', (places, players, level) => {
  expect(cutAt(ROWS, places)).toEqual({ players, level });
});
