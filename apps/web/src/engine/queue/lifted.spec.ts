import { SHAPE } from './item.js';
import { refusedFor } from './answered.js';
import { lifted } from './lifted.js';
import { asAnother, isTakenForSame } from './whence.js';

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

/** As versions of this page have kept items, the oldest first. */
const FIRST = { ...BEFORE, shape: 1, by: 'ada', place: null, where: 'Round 1', basedOn: 7, shown: true };
const SAID = { status: 422, title: 'Refused', detail: 'Entry 14 tells the same.', code: 'weave/same-act' };
const FACTS = { entries: [14] };

test.each([
  ['the first', { item: FIRST, refused: SAID }, FIRST, SAID],
  [
    'with what a refusal rests on beside it',
    { item: { ...FIRST, distinctFrom: [3] }, refused: { ...SAID, facts: FACTS } },
    { ...FIRST, distinctFrom: [3] },
    { ...SAID, refusal: { facts: FACTS, reasons: [] } },
  ],
  [
    'with the refusal as it came',
    { item: { ...FIRST, occurredAt: FIRST.at }, refused: { ...SAID, refusal: { facts: FACTS, reasons: [] } } },
    { ...FIRST, occurredAt: FIRST.at },
    { ...SAID, refusal: { facts: FACTS, reasons: [] } },
  ],
  ['with whether it tells of a hand', { item: { ...FIRST, secret: true } }, { ...FIRST, secret: true }, undefined],
])('a queue of an older version is lifted, and its refusals are asked as ever: %s', (_, kept, item, refused) => {
  const read = lifted(kept);
  expect(read).toEqual(refused === undefined ? { item } : { item, refused });
  if (read?.refused === undefined) return;
  const entry = { item: read.item, standing: refusedFor(read.refused) };
  const known = 'refusal' in (refused ?? {}) ? [14] : [];
  expect([isTakenForSame(entry), asAnother(entry).distinctFrom?.slice(-1) ?? []]).toEqual([true, known]);
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
