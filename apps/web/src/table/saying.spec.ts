import { isPlainTap } from './plain-tap.js';
import { beyond, missingOf, saidAtFirst, saidFor, saying, saysNothing, wantedFirst } from './saying.js';

const unit = (id: string, open = true) => ({ id, name: id, open });
const TARGET = {
  what: 'pick',
  into: ['roles', 'target'],
  says: 'Who?',
  from: [unit('u1'), unit('u2', false)],
} as const;
const ENEMY = { what: 'pick', into: ['roles', 'enemy'], says: 'Whom?', from: [unit('u3'), unit('u4')] } as const;
const DICE = { what: 'dice', into: ['dice', 0], says: 'Dice', count: 2, sides: 6 } as const;
const WHY = { what: 'words', into: ['what'], says: 'What for?', optional: true } as const;

test('where there is one to point at it is pointed at, and no other is', () => {
  expect(saidAtFirst([TARGET, ENEMY, WHY])).toEqual({ 'roles.target': 'u1' });
});

test('dice of which one is still to be read are not said yet', () => {
  const values = saying(saying({}, 'dice.0', [3, 0]), 'roles.enemy', 'u4');
  expect(missingOf([ENEMY, DICE, WHY], values)).toEqual([DICE]);
  expect(saidFor([ENEMY, DICE, WHY], values)).toEqual([{ into: ['roles', 'enemy'], value: 'u4' }]);
  expect(saidFor([DICE], { 'dice.0': [3, 5] })).toEqual([{ into: ['dice', 0], value: [3, 5] }]);
});

test('what is unsaid again is missing again', () => {
  expect(missingOf([ENEMY], saying({ 'roles.enemy': 'u4' }, 'roles.enemy', undefined))).toEqual([ENEMY]);
});

test('a step and a point more are sent at once; what vouches for something is shown first', () => {
  expect(isPlainTap({ kind: 'points', type: 'GainCommandPoints', asks: [WHY] })).toBe(true);
  expect(isPlainTap({ kind: 'points', type: 'GainCommandPoints', asks: [ENEMY] })).toBe(false);
  expect(isPlainTap({ kind: 'use', type: 'UseStratagem', asks: [] })).toBe(false);
  expect(isPlainTap({ kind: 'waits', type: 'AgreeTakeBack', asks: [] })).toBe(false);
});

test('a fact is never sent with nothing said, even where each part of it may be left out', () => {
  expect(isPlainTap({ kind: 'fact', type: 'RecordFact', asks: [WHY] })).toBe(false);
  expect(isPlainTap({ kind: 'fact', type: 'RecordFact', asks: [] })).toBe(true);
});

test('what is not ticked is not so, where it has to be said', () => {
  const inCombat = { what: 'yes-no', into: ['data', 'in-combat'], says: 'In combat?' } as const;
  expect(saidAtFirst([inCombat, { ...inCombat, into: ['data', 'other'], optional: true }])).toEqual({
    'data.in-combat': false,
  });
});

test('a number above its cap is kept as it was typed, told with the cap, and never whole', () => {
  const points = { what: 'number', into: ['points'], says: 'How many?', least: 0, most: 50 } as const;
  const typed = saying({}, 'points', 55);
  expect(typed).toEqual({ points: 55 });
  expect(beyond(points, typed)).toBe('50 at most.');
  expect(missingOf([points], typed)).toEqual([points]);
  expect(missingOf([{ ...points, optional: true }], typed)).toHaveLength(1);
  expect(missingOf([{ ...points, optional: true }], {})).toEqual([]);
  expect(beyond({ ...points, least: 1 }, { points: 0 })).toBe('1 at least.');
  expect(beyond({ ...points, among: [0, 10] }, { points: 7 })).toBe('0 or 10.');
  expect(beyond({ ...points, among: [0, 10] }, { points: 10 })).toBeUndefined();
  expect(beyond(points, { points: 50 })).toBeUndefined();
  expect(missingOf([points], { points: 50 })).toEqual([]);
});

test('a card is not scored by none of its awards: one is ticked or counted first', () => {
  const box = { what: 'yes-no', into: ['awards', 0, 'times'], says: '2 VP', optional: true } as const;
  const number = { what: 'number', into: ['awards', 1, 'times'], says: '3 VP each', least: 1, most: 20 } as const;
  const card = { type: 'ClaimAwards', asks: [box, { ...number, optional: true }] } as const;
  expect(saysNothing(card, {})).toBe(true);
  expect(saysNothing(card, { 'awards.0.times': false })).toBe(true);
  expect(saysNothing(card, { 'awards.1.times': 2 })).toBe(false);
  expect(saysNothing({ ...card, asks: [] }, {})).toBe(false);
  expect(saysNothing({ ...card, type: 'RecordNote' }, {})).toBe(false);
});

test('nothing is written down of several that may be left out until one of them is said, and the button says so', () => {
  const holder = { ...ENEMY, into: ['facts', 0, 'data', 'holder'], optional: true } as const;
  const control = { type: 'RecordFacts', asks: [holder, { ...holder, into: ['facts', 1, 'data', 'holder'] }] } as const;
  const said = saying({}, 'facts.1.data.holder', 'u3');
  expect([saysNothing(control, {}), saysNothing(control, said)]).toEqual([true, false]);
  expect([wantedFirst(control, {}), wantedFirst(control, said)]).toEqual(['Say first what is so', undefined]);
});

test('the button says what is asked first, and nothing once all of it is said', () => {
  const test = { type: 'RecordUnitDestroyed', asks: [ENEMY] } as const;
  expect(wantedFirst(test, {})).toBe('Say first: Whom?');
  expect(wantedFirst(test, { 'roles.enemy': 'u4' })).toBeUndefined();
});
