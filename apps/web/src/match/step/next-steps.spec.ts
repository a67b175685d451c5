import { nextSteps } from './next-steps.js';

const players = { A: 'Ada', B: 'Ben' };
const seat = (army: object | null) => ({ player: 'p', detachment: null, faction: null, army });
const due = (says: string, must: boolean) => ({
  what: 'choose',
  id: says,
  player: null,
  must,
  says,
  entry: null,
  options: [],
});
const steps = (match: object) =>
  nextSteps({ settings: { rosters: 'as-declared' }, dues: [], course: [], ...match } as never, ['A', 'B'], players);
const START = 'Whoever keeps the record starts the battle, and says who has the first turn.';

test('rosters come first: of both, and then of whoever is left', () => {
  expect(steps({ seats: { A: seat(null), B: seat(null) } })).toEqual(['Ada and Ben each submit a roster.', START]);
  const one = { seats: { A: seat({}), B: seat(null) }, settings: { rosters: 'checked' } };
  expect(steps(one)).toEqual(['Ben submits a roster, which is checked against the rules.', START]);
});

test('of a match that is not recorded in full no roster is asked for', () => {
  const match = { seats: { A: seat(null), B: seat(null) }, depth: 'Recorded as a result.' };
  expect(steps(match)).toEqual(['Ada and Ben may submit a roster; nobody has to.', START]);
});

test('then what has to be decided, what may be, the start, and the set-up where there is one', () => {
  const dues = [due('Decide on Mission.', true), due('Ada decides on Playstyle.', false)];
  const course = [{ round: 0, parts: [{ turn: null, steps: [{ id: 'd', name: 'Deployment' }] }] }];
  expect(steps({ seats: { A: seat({}), B: seat({}) }, dues, course })).toEqual([
    'Decide on Mission.',
    'Ada decides on Playstyle. This may be left as the pack has it.',
    START,
    'The set-up follows: Deployment.',
  ]);
});
