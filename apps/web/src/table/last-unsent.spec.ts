import { itemOf } from '../engine/queue/item-of.js';
import type { Entry, Standing } from '../engine/queue/item.js';
import { lastUnsent } from './last-unsent.js';

const entry = (by: string, standing: Standing, match = 'm'): Entry => ({
  item: itemOf({ match, by, command: { type: 'AdvancePhase', data: {} } }),
  standing,
});
const HERE: Standing = { is: 'here', because: null };
const ben = { match: 'm', here: 'ben' };

test('what was pressed last may be taken back, and nothing that somebody else has pressed or that is of another match', () => {
  const [first, last] = [entry('ben', HERE), entry('ben', HERE)];
  const others = [entry('ada', HERE), entry('ben', HERE, 'another')];
  expect(lastUnsent([first, last, ...others], ben)).toBe(last.item);
  expect(lastUnsent(others, ben)).toBeUndefined();
});

test('what is recorded, or waits for more than a line, is not taken back here', () => {
  expect(lastUnsent([entry('ben', { is: 'recorded', answer: null })], ben)).toBeUndefined();
  expect(lastUnsent([entry('ben', { is: 'here', because: 'Another tab sends it.' })], ben)).toBeUndefined();
});
