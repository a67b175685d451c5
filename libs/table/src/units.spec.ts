import type { MatchCommand, OpenedState } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import { advances, by, CARDS, chooses, decideOn, drawsCard, mustered, stateOf } from '@adjutant/testing/given';
import { nowAt } from './now.js';

const PACK: Pack = {
  ...CARDS,
  digest: 'cc'.repeat(32),
  actions: [...CARDS.actions, { id: 'nested', name: 'built a nest', cards: ['card/Tin', 'card/Salt'] }],
};
const SHELF = new Shelf([PACK]);
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const DRAWN = decideOn(SHELF, mustered({}, PACK), [
  ...[chooses('style', 'A', 'free'), start, advances('1.A.muster'), drawsCard('A', 'Tin')],
]);
const sitting = { shelf: SHELF, occasion: by('scorekeeper'), state: stateOf(DRAWN, SHELF) as OpenedState };

function actionsOf(player: 'A' | 'B') {
  const asks = nowAt(sitting, [player]).acts.find(({ type }) => type === 'RecordUnitAction')?.asks ?? [];
  return asks.flatMap((ask) => (ask.what === 'pick' && ask.into[0] === 'action' ? ask.from : []));
}

test('what belongs to cards is started by whoever has one of them, and says to everybody else whose it is', () => {
  const own = actionsOf('A');
  expect(own.map(({ id }) => id)).toEqual(PACK.actions.map(({ id }) => id));
  expect(own.every(({ open }) => open)).toBe(true);
  expect(actionsOf('B').filter(({ open }) => !open)).toEqual([
    { id: 'nested', name: 'built a nest', open: false, says: 'It belongs to Tin, Salt: B does not hold it.' },
  ]);
});
