import type { OpenedState } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import { amid, by, PACK, stateOf } from '@adjutant/testing/given';
import { nowAt } from './now.js';

/** Whoever faces Heavy Air pays one more for each stratagem; what that makes too dear counts unpaid. */
const always = { record: 'clock-is', turn: 'either' } as const;
const air = PACK.entries['core/heavy-air'];
if (!air) throw new Error('The invented pack has no Heavy Air.');
const dearer = { ...air, grants: { price: air.grants?.price?.map((one) => ({ ...one, when: always })) ?? [] } };
const pack: Pack = {
  ...PACK,
  digest: 'dd'.repeat(32),
  entries: { ...PACK.entries, 'core/heavy-air': dearer },
  economy: { ...PACK.economy, unpaid: { when: always, source: air.source } },
};

function gust(cp: number) {
  const shelf = new Shelf([pack]);
  const state = stateOf(amid(cp, {}, pack), shelf) as OpenedState;
  const tap = nowAt({ shelf, occasion: by('scorekeeper'), state }, ['A']).acts.find(({ name }) => name === 'Gust!');
  return { open: tap?.open, cost: tap?.cost, says: tap?.says };
}

const summary = PACK.entries['core/gust']?.summary ?? '';

test('a use that a raised price made too dear is offered for nothing, and says that nothing comes of it', () => {
  expect(gust(1)).toEqual({
    open: true,
    cost: { resource: 'cp', due: 0 },
    says: `${summary} The price rose beyond what is left: nothing is paid, nothing comes of it, and the use counts.`,
  });
});

test('one that can be paid costs what it became', () => {
  expect(gust(2)).toEqual({ open: true, cost: { resource: 'cp', due: 2 }, says: summary });
});

test('one that was too dear as it is printed stays closed', () => {
  expect(gust(0)).toMatchObject({ open: false });
});

test('a use that takes something out of a hand in which nothing is says so, and not that nobody fits', () => {
  const gustOf = PACK.entries['core/gust'];
  if (!gustOf) throw new Error('The invented pack has no Gust.');
  const roles = { objective: { is: 'own-objective', says: 'what goes', always: true } } as const;
  const shelf = new Shelf([
    { ...pack, digest: 'de'.repeat(32), entries: { ...pack.entries, 'core/gust': { ...gustOf, roles } } },
  ]);
  const state = stateOf(amid(5, {}, { ...pack, digest: 'de'.repeat(32) }), shelf) as OpenedState;
  const tap = nowAt({ shelf, occasion: by('scorekeeper'), state }, ['A']).acts.find(({ name }) => name === 'Gust!');
  expect(tap?.because.map(({ message }) => message)).toEqual(['Gust!: nothing in hand fits now.']);
});
