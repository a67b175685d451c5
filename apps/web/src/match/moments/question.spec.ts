import { questionsIn, type Known } from './question.js';

const told: Known = {
  players: { A: 'Anna Keller', B: 'Ruvim Sokolov' },
  units: [
    { id: 'O-1', owner: 'A', name: 'Commander' },
    { id: 'B2', owner: 'B', name: 'Guard' },
    { id: 'A2', owner: 'A', name: 'Shock Troops' },
  ],
};
const read = (text: string): readonly string[] =>
  questionsIn(text, told).map(({ player, when }) => `${player} ${when}`);

test.each<[string, readonly string[]]>([
  ['Anna had fewer than 2 CP', ['A cp-below:2']],
  ['ruvim below 3 command points', ['B cp-below:3']],
  ['B < 3 CP', ['B cp-below:3']],
  ['Ruvim’s CP below 1', ['B cp-below:1']],
  ['Anna Keller had no CP', ['A cp-below:1']],
  ['anna had at most 1 CP left', ['A cp-below:2']],
  ['1 CP or fewer', ['A cp-below:2', 'B cp-below:2']],
  ['Sokolov reached 20 VP', ['B vp-at-least:20']],
  ['A had more than 10 victory points', ['A vp-at-least:11']],
  ['A ≥ 10 VP', ['A vp-at-least:10']],
  ['Anna overspent', ['A overspent']],
  ['Anna had fewer CP than were spent', ['A overspent']],
  ['round 3 began', ['A round:3']],
  ['Guard was destroyed', ['B destroyed:B2']],
  ['shock troops died', ['A destroyed:A2']],
  ['Anna had other points than the paper says', ['A paper']],
  ['Anna had other CP than the paper says 12=3, 20 = 1', ['A paper-cp:12=3,20=1']],
  ['Ruvim had other VP than the paper says', ['B paper-vp']],
])('“%s” is asked as it is meant', (text, asked) => expect(read(text)).toEqual(asked));

test.each(['Anna had fewer than 2 CP in round 3', 'A spent 2 CP in round 2', 'Guard charges', 'Grenade', ''])(
  '“%s” is no question of the server: nothing of it is left aside',
  (text) => expect(read(text)).toEqual([]),
);

test('what was understood is said in names', () =>
  expect(questionsIn('b under 2 cp, B', told).map(({ says }) => says)).toEqual(['Ruvim Sokolov had fewer than 2 CP']));
