import { rulesOr, RECORD_AND_PATH, type PairingRules } from '@adjutant/tournament';
import { hallIn, moved, rulesOf, weightName, weightsFault, weightsTyped } from './weights.js';

const RULES: PairingRules = {
  ...RECORD_AND_PATH,
  forfeits: 'not-met',
  criteria: [{ by: 'group', kind: 'team', rounds: { until: 2 } }, { by: 'score' }, { by: 'float', within: 3 }],
  spread: ['terrain'],
  tables: [
    { number: 3, terrain: 'ruins' },
    { number: 4, terrain: 'ruins' },
    { number: 1, mission: 'hold' },
    { number: 9 },
  ],
};

test.each([RECORD_AND_PATH, RULES, rulesOr(undefined, { noByeAfter: ['pairing', 'forfeit'] })])(
  'rules that nobody touched are the same rules %#',
  (rules) => {
    expect(JSON.stringify(rulesOf(weightsTyped(rules), rules))).toBe(JSON.stringify(rules));
  },
);

test('what the rules have stands first, then what they might have, switched off', () => {
  const { weights, spread, hall } = weightsTyped(RULES);
  expect(weights.map(({ criterion, on }) => `${on ? 'on' : 'off'}: ${weightName(criterion)}`)).toEqual([
    'on: Not two of one team',
    'on: Players of one score meet',
    'on: Nobody is paired out of their score again within 3 rounds',
    'off: Not two of one club',
    'off: Not two of one nation',
    'off: Players who won the same rounds meet',
    'off: Not two who keep a table each',
    'off: Neighbours by rating meet',
    'off: Neighbours by vp meet',
  ]);
  expect(spread.map(({ what, on }) => [what, on])).toEqual([
    ['terrain', true],
    ['table', false],
    ['mission', false],
  ]);
  expect(hall).toBe('3-4 => ruins\n1 => , hold\n9');
});

test('what is moved up, switched off and bound to rounds is sent so, and the rest stays', () => {
  const typed = weightsTyped(RULES);
  const [score, float] = [1, 2].map((at) => typed.weights[at]!);
  const weights = [
    { ...score!, from: '2' },
    { ...float!, on: false },
    { ...typed.weights[4]!, on: true },
  ];
  expect(rulesOf({ ...typed, weights, spread: moved(typed.spread, 0, 1), hall: '' }, RULES)).toEqual({
    ...{ score: RULES.score, spent: RULES.spent, forfeits: 'not-met' },
    criteria: [
      { by: 'score', rounds: { from: 2 } },
      { by: 'group', kind: 'nation' },
    ],
    spread: ['terrain'],
  });
});

test('one that is first or last moves no further', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test.each([
  ['2', '1', /Players of one score meet: the first and the last round/],
  ['0', '', /whole numbers/],
  ['two', '', /whole numbers/],
  ['', '3', undefined],
  ['3', '3', undefined],
])('rounds from “%s” to “%s”', (from, until, says) => {
  const typed = weightsTyped(RULES);
  const fault = weightsFault({ ...typed, weights: [{ ...typed.weights[1]!, from, until }] });
  if (says === undefined) expect(fault).toBeUndefined();
  else expect(fault).toMatch(says);
});

test('rounds of what is switched off are nobody’s concern', () => {
  const typed = weightsTyped(RULES);
  expect(weightsFault({ ...typed, weights: [{ ...typed.weights[1]!, on: false, from: 'two' }] })).toBeUndefined();
});

test.each([
  ['1-2 => ruins\n\n3 => forest, hold the hill\n4', [[1, 'ruins'], [2, 'ruins'], [3, 'forest', 'hold the hill'], [4]]],
  ['', []],
])('tables with their terrain: %j', (text, expected) => {
  const read = hallIn(text);
  const tables = 'tables' in read ? read.tables : read;
  expect(tables).toEqual(
    expected.map(([number, terrain, mission]) => ({
      number,
      ...(terrain === undefined ? {} : { terrain }),
      ...(mission === undefined ? {} : { mission }),
    })),
  );
});

test.each([
  ['1-2 => ruins\nruins => 3', /^Line 2, “ruins => 3”: write it as “1-8 => ruins”/],
  ['8-1 => ruins', /^Line 1/],
  ['1-3\n2 => forest', /^Line 2: table 2 stands in a line above/],
])('tables that cannot be read: %j', (hall, says) => {
  expect(weightsFault({ ...weightsTyped(RECORD_AND_PATH), hall })).toMatch(says);
});
