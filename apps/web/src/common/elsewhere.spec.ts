import type { ImportedView } from '@adjutant/views';
import { namedInDispute, namedInRow, namedOnMatch } from './elsewhere.js';

const named = (id: string): string => ({ ann: 'Ann Here', jo: 'Jo Here', sam: 'Sam Here' })[id] ?? id;
const imported: ImportedView = {
  entries: 2,
  by: 'sam',
  at: '2026-05-01T10:00:00Z',
  seats: true,
  says: 'From elsewhere.',
};
const seats = { A: { player: 'ann' }, B: { player: 'bob' } };
const timeline = [
  { number: 0, by: 'jo' },
  { number: 1, by: 'jo' },
  { number: 2, by: 'sam' },
];
const all = (called: (id: string) => string): readonly string[] => ['ann', 'jo', 'sam'].map(called);

test('people of a match from elsewhere are nobody here, those who went on with it are', () => {
  expect(all(namedOnMatch(named, { seats }, timeline))).toEqual(['Ann Here', 'Jo Here', 'Sam Here']);
  expect(all(namedOnMatch(named, { imported, seats }, timeline))).toEqual(['ann', 'jo', 'Sam Here']);
});

test('once its seats were corrected here, whoever sits there is somebody here', () => {
  const corrected = { ...imported, seats: false };
  expect(all(namedOnMatch(named, { imported: corrected, seats }, timeline))).toEqual(['Ann Here', 'jo', 'Sam Here']);
  expect([namedInRow(named, { imported })('ann'), namedInRow(named, { imported: corrected })('ann')]).toEqual([
    'ann',
    'Ann Here',
  ]);
  expect(namedInRow(named, {})('ann')).toBe('Ann Here');
});

test('so it is with the players of a dispute, and with everybody in one that was brought along', () => {
  const players = { A: 'ann', B: 'bob' };
  expect(all(namedInDispute(named, { players }))).toEqual(['Ann Here', 'Jo Here', 'Sam Here']);
  expect(all(namedInDispute(named, { players, elsewhere: 'players' }))).toEqual(['ann', 'Jo Here', 'Sam Here']);
  expect(all(namedInDispute(named, { players, elsewhere: 'everybody' }))).toEqual(['ann', 'jo', 'sam']);
});
