import { itemOf } from '../engine/queue/item-of.js';
import type { Entry } from '../engine/queue/item.js';
import { ownWaiting } from './own-waiting.js';

const waits = (by: string, match = 'm'): Entry => ({
  item: itemOf({ match, by, command: { type: 'AdvancePhase', data: {} } }),
  standing: { is: 'here', because: null },
});

test('on a phone that was given on, what the other player left there is not said to be on its way', () => {
  expect(ownWaiting([waits('ada')], 'm', 'ben')).toEqual([]);
  expect(ownWaiting([waits('ada'), waits('ben')], 'm', 'ben')).toMatchObject([{ says: 'Next step' }]);
});

test('what nobody is known to have pressed is said, and of this match alone', () => {
  expect(ownWaiting([waits(''), waits('ben', 'another')], 'm', 'ben')).toHaveLength(1);
});
