import type { EventBook } from '@adjutant/rules';
import { rosterOf, type Draft } from './draft.js';
import { withTold } from './told-keywords.js';

const BOOK: EventBook = {
  book: 'adjutant/1',
  packs: [{ pack: 'demo', entries: [], cards: [], keywords: { 'Ember Guard': ['INFANTRY', 'CINDER'] } }],
};
const draft = (typed: readonly (readonly [string, string])[] = []): Draft => ({
  name: 'Tide',
  roster: { faction: 'Cinder Host', units: [{ id: 'A1', name: 'Ember Guard' }] },
  asks: [],
  keywords: new Map(typed),
});

test('what the book knows is not asked again, and stands in the roster that is sent', () => {
  const told = withTold(draft(), BOOK, 'demo');
  expect(told.keywords.get('Ember Guard')).toBe('INFANTRY, CINDER');
  expect(rosterOf(told).datasheets).toEqual({ 'Ember Guard': { keywords: ['INFANTRY', 'CINDER'] } });
});

test('what is typed now counts before it, and what is emptied stays empty', () => {
  expect(withTold(draft([['Ember Guard', 'FLY']]), BOOK, 'demo').keywords.get('Ember Guard')).toBe('FLY');
  expect(rosterOf(withTold(draft([['Ember Guard', '']]), BOOK, 'demo')).datasheets).toBeUndefined();
});

test('the book of another game, or none yet, says nothing', () => {
  expect(withTold(draft(), BOOK, 'elsewhere').keywords.size).toBe(0);
  expect(withTold(draft(), undefined, 'demo').keywords.size).toBe(0);
});
