import type { OutcomeView, WholeRuling } from '@adjutant/dispute';
import type { StepView } from '@adjutant/views';
import { changedBy, effectOf, entriesOf } from './effect.js';

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
const carried: Extract<OutcomeView, { readonly carriedOut: true }> = {
  carriedOut: true,
  entry: 34,
  revision: 35,
  hash: 'h',
  asPreviewed: true,
  penaltiesRefused: [],
  at: '',
};

test('the effect reaches from before the ruling to after what followed from it', () => {
  const steps = [step(34, 1, 1), step(35, 1, 2)];
  expect(effectOf(entriesOf(carried), steps)).toEqual({
    before: { A: { cp: 1, vp: 10 }, B: { cp: 0, vp: 10 } },
    after: { A: { cp: 2, vp: 10 }, B: { cp: 0, vp: 10 } },
  });
});

test('nothing is said of what is not carried out, or not read yet', () => {
  expect(entriesOf(null)).toBeNull();
  expect(entriesOf({ carriedOut: false, code: 'x', message: 'y', at: '' })).toBeNull();
  expect(entriesOf({ ...carried, entry: null })).toBeNull();
  expect(effectOf(entriesOf(carried), [step(34, 1, 1)])).toBeNull();
});

test('what overturns a ruling has changed what that one did as well', () => {
  const ruling = (number: number, over: Partial<WholeRuling>) =>
    ({ number, verdict: null, takenBack: null, ...over }) as WholeRuling;
  const first = ruling(4, { outcome: carried, takenBack: { entry: 36, restored: true, at: '' } });
  const second = ruling(9, { outcome: { ...carried, entry: 37, revision: 37 }, verdict: 'overturned' });
  expect(changedBy(first, [first, second])).toEqual({ first: 34, last: 35 });
  expect(changedBy(second, [first, second])).toEqual({ first: 36, last: 37 });
  expect(changedBy({ ...second, verdict: 'upheld' }, [first, second])).toEqual({ first: 37, last: 37 });
});
