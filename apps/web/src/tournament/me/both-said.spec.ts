import { presetNamed } from '@adjutant/tournament';
import { fieldsOf } from '../floor/table-figures.js';
import { bothSaid, saidText } from './both-said.js';

const fields = fieldsOf(presetNamed('mtr'), (side) => ({ A: 'Ann', B: 'Bob' })[side]);
const TYPED = { 'A gamesWon': '2', 'B gamesWon': '1', gamesDrawn: '0' };

test('a phone says all that the order asks, of both: what was drawn is typed once', () => {
  expect(bothSaid(fields, TYPED)).toEqual({ A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } });
  for (const wrong of [{ gamesDrawn: '' }, { 'A gamesWon': '2.5' }, { 'B gamesWon': 'x' }])
    expect(bothSaid(fields, { ...TYPED, ...wrong })).toBeNull();
});

test('what was said is read with seat A first', () => {
  expect(saidText({ A: { gamesWon: 2, tp: 12 }, B: { gamesWon: 1 } })).toBe('2:1 games won, 12:– TP');
});
