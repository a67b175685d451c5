import { idsSaid, idsTyped } from './outside-ids.js';

const IDS = { fide: '1503014', 'national chess': 'x1' };

test('ids of other programs are typed as they are shown, and what is taken out goes', () => {
  expect(idsTyped(IDS)).toBe('fide 1503014, national chess x1');
  expect(idsSaid(idsTyped(IDS), IDS)).toEqual(IDS);
  expect(idsSaid(' FIDE 7;\n', IDS)).toEqual({ fide: '7', 'national chess': null });
  expect(idsSaid('', IDS)).toEqual({ fide: null, 'national chess': null });
  expect(idsSaid('')).toEqual({});
});

test('a word alone is no program with its id', () => {
  expect(idsSaid('fide', IDS)).toBeNull();
});
