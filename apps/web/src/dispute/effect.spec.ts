import type { StepView } from '@adjutant/views';
import type { Outcome } from '../api/dispute-types.js';
import { effectOf, entriesOf } from './effect.js';

const board = (cp: number) => ({
  clock: null,
  clockText: '',
  cp: { A: cp, B: 0 },
  vp: { A: 10, B: 10 },
  score: { A: {}, B: {} },
});
const step = (number: number, before: number, after: number): Pick<StepView, 'number' | 'before' | 'after'> => ({
  number,
  before: board(before),
  after: board(after),
});
const carried: Outcome = { carriedOut: true, entry: 34, revision: 35, hash: 'h', asPreviewed: true, at: '' };

test('the effect reaches from before the ruling to after what followed from it', () => {
  const steps = [step(34, 1, 1), step(35, 1, 2)];
  expect(effectOf(carried, steps)).toEqual({
    before: { A: { cp: 1, vp: 10 }, B: { cp: 0, vp: 10 } },
    after: { A: { cp: 2, vp: 10 }, B: { cp: 0, vp: 10 } },
  });
});

test('nothing is said of what is not carried out, or not read yet', () => {
  expect(entriesOf(null)).toBeNull();
  expect(entriesOf({ carriedOut: false, code: 'x', message: 'y', at: '' })).toBeNull();
  expect(entriesOf({ ...carried, entry: null })).toBeNull();
  expect(effectOf(carried, [step(34, 1, 1)])).toBeNull();
});
