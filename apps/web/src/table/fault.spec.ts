import { Problem } from '../api/client.js';
import { faultOf } from './fault.js';

const from = [
  { id: 'u1', name: 'Guard', open: true },
  { id: 'u2', name: 'Scouts', open: true },
];
const UNIT = { what: 'pick', into: ['unit'], says: 'Which unit?', from } as const;
const TARGETS = { what: 'several', into: ['targets'], says: 'On whom?', from } as const;
const POINTS = { what: 'number', into: ['points'], says: 'How many?', least: 0, most: 9 } as const;
const SAID = { unit: 'u1', targets: ['u2'], points: 4 };

const reason = (facts: object) => ({
  code: 'unit/destroyed',
  message: 'It is destroyed.',
  facts: { ...facts },
  cites: [],
});
const refusal = (facts: object) => ({ ...reason(facts), reasons: [reason(facts)] });

test('a reason that names what was said is about it, and about nothing else that was said', () => {
  const against = refusal({ unit: 'u1' });
  expect(faultOf(UNIT, SAID, null, against)).toBe('It is destroyed.');
  expect(faultOf(TARGETS, SAID, null, against)).toBeUndefined();
  expect(faultOf(TARGETS, SAID, null, refusal({ unit: 'u2' }))).toBe('It is destroyed.');
});

test('so it is where the server has refused it once it was sent', () => {
  const { facts, reasons } = refusal({ unit: 'u1' });
  const problem = new Problem(422, 'Refused', 'It is destroyed.', 'unit/destroyed', { facts, reasons });
  expect([UNIT, TARGETS].map((ask) => faultOf(ask, SAID, problem, null))).toEqual(['It is destroyed.', undefined]);
});

test('what was not said, and what names nothing that was said, is no fault of a question', () => {
  expect(faultOf(UNIT, {}, null, refusal({ unit: 'u1' }))).toBeUndefined();
  expect(faultOf(UNIT, SAID, null, refusal({ round: 1 }))).toBeUndefined();
  expect(faultOf(UNIT, SAID, new Error('No answer'), null)).toBeUndefined();
});

test('a member of what was sent that cannot be understood is told where it was said', () => {
  const problem = new Problem(400, 'The request cannot be understood', 'points must be whole', 'request/invalid');
  problem.faults = [{ at: 'data.points', message: 'points must be whole' }];
  expect(faultOf(POINTS, SAID, problem, null)).toBe('points must be whole');
  expect(faultOf(UNIT, SAID, problem, null)).toBeUndefined();
});
