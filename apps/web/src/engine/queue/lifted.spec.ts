import { SHAPE } from './item.js';
import { lifted } from './lifted.js';

const BEFORE = {
  id: '1',
  match: 'm',
  command: { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } },
  at: '2026-11-23T10:00:00.000Z',
};

test('what is kept in an older shape is lifted: whoever pressed it says so by dropping it or by signing in as they were', () => {
  expect(lifted({ item: BEFORE })?.item).toEqual({
    ...BEFORE,
    shape: SHAPE,
    by: '',
    place: null,
    where: '',
    basedOn: null,
  });
});

test('what is kept in the shape of today is as it was', () => {
  const item = { ...BEFORE, shape: SHAPE, by: 'ada', place: null, where: 'Round 1', basedOn: 7 };
  expect(lifted({ item, refused: { status: 422 } })).toEqual({ item, refused: { status: 422 } });
});

test.each([
  ['of a newer shape', { item: { ...BEFORE, shape: 99 } }],
  ['without a command', { item: { ...BEFORE, command: 'GainCommandPoints' } }],
  ['without an id', { item: { ...BEFORE, id: '' } }],
  ['of nobody', null],
  ['a list', []],
])('what is not understood is left alone: %s', (_, kept) => {
  expect(lifted(kept)).toBeNull();
});
