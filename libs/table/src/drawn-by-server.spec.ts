import { decideHere, type MatchCommand, type OpenedState } from '@adjutant/match';
import { advances, by, CARD_SHELF, CARDS, chooses, decideOn, mustered, stateOf } from '@adjutant/testing/given';
import { composedOf } from './composing.js';
import { nowAt } from './now.js';
import { weighed } from './weighing.js';

const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const due = decideOn(CARD_SHELF, mustered({}, CARDS), [
  ...[chooses('style', 'A', 'free'), start, advances('1.A.muster')],
]);
const sitting = {
  ...{ shelf: CARD_SHELF, occasion: by('scorekeeper') },
  state: stateOf(due, CARD_SHELF) as OpenedState,
};

test('a card that the server draws can be pressed on a device that draws nothing, which waits for what comes', () => {
  const tap = nowAt(sitting, ['A']).waits.find(({ id }) => id.startsWith('server draw A'));
  if (tap === undefined) throw new Error('The draw by the server is not offered.');
  const command = composedOf(tap, []);
  expect(weighed(sitting, command)).toMatchObject({ refusal: null, effects: [] });
  const { shelf, state, occasion } = sitting;
  expect(decideHere({ shelf, state, sides: ['A', 'B'], occasion }, command)).toEqual({
    outcome: 'not-known-here',
    because: 'The server draws this card.',
  });
});
