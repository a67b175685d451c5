import { itemOf } from '../engine/queue/item-of.js';
import type { Entry, Item } from '../engine/queue/item.js';
import { saidOf } from '../engine/queue/said.js';
import { ownWaiting } from './own-waiting.js';

const waits = (by: string, match = 'm', command: Item['command'] = { type: 'AdvancePhase', data: {} }): Entry => ({
  item: itemOf({ match, by, command, where: 'R1.A.Command' }),
  standing: { is: 'here', because: null },
});

const BENS = { match: 'm', here: 'ben', said: (item: Item) => saidOf(item) };

test('on a phone that was given on, what the other player left there is not said to be on its way', () => {
  expect(ownWaiting([waits('ada')], BENS)).toEqual([]);
  expect(ownWaiting([waits('ada'), waits('ben')], BENS)).toMatchObject([{ says: 'Next step' }]);
});

test('what nobody is known to have pressed is said, and of this match alone', () => {
  expect(ownWaiting([waits(''), waits('ben', 'another')], BENS)).toHaveLength(1);
});

test('what is no button of its own is said by who does it, without the place, which is where it waits', () => {
  const draws = waits('ben', 'm', { type: 'DrawObjective', data: { player: 'B', dice: [1, 2] } });
  expect(ownWaiting([draws], BENS)).toMatchObject([{ says: 'B draws' }]);
});
