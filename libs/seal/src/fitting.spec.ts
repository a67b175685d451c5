import type { JsonObject } from '@adjutant/kernel';
import fc from 'fast-check';
import { countShape, hashShape, listShape, misfit, objectShape, textShape } from './shape.js';
import { fitting } from './fitting.js';

const SHAPE: JsonObject = objectShape('', {
  count: countShape('', 1),
  hash: hashShape(''),
  kind: { enum: ['one', 'other', 3] },
  list: listShape('', objectShape('', { name: textShape('', 4) })),
  open: { type: 'object' },
  version: { const: 1 },
  whatever: {},
});
const GOOD = {
  count: 2,
  hash: 'a'.repeat(64),
  kind: 'one',
  list: [{ name: 'who' }],
  open: {},
  version: 1,
  whatever: null,
};

const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    1,
    2,
    1.5,
    -1,
    2 ** 53,
    '',
    'one',
    'other',
    3,
    'longer',
    'a'.repeat(64),
    'A'.repeat(64),
    null,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    [{ name: 'x' }, {}],
    [{ name: 'longer' }],
    [{ name: 'x', more: 1 }],
    [1],
    `${'a'.repeat(64)}\n`,
  ),
  fc.jsonValue(),
);
const MEMBER = fc.constantFrom(...Object.keys(GOOD), 'stray', 'constructor', '__proto__');

/** Something with the members of a good one, but for a few: left out, of another kind, too many. */
const NEARLY = fc.array(fc.tuple(MEMBER, fc.option(ODD)), { maxLength: 2 }).map((changes) => {
  const members = new Map<string, unknown>(Object.entries(GOOD));
  for (const [name, value] of changes)
    if (value === null) members.delete(name);
    else members.set(name, value);
  return [...members].toSorted(([one], [other]) => (one < other ? -1 : 1));
});
const asObject = (members: readonly (readonly [string, unknown])[]): unknown => Object.fromEntries(members);

describe('whether a value has a shape', () => {
  it('is known at a look of one whose members stand in order', () => {
    expect([fitting(SHAPE)(GOOD), misfit(GOOD, SHAPE)]).toEqual([true, undefined]);
    expect(fitting(SHAPE)).toBe(fitting(SHAPE));
  });

  it('is no other where its members stand in another order, which takes more than a look', () => {
    let fit = 0;
    fc.assert(
      fc.property(NEARLY, (members) => {
        const turned = asObject(members.toReversed());
        const isFit = fitting(SHAPE)(asObject(members));
        fit += isFit ? 1 : 0;
        expect(fitting(SHAPE)(turned)).toBe(false);
        expect(misfit(turned, SHAPE) === undefined).toBe(isFit);
        expect(misfit(asObject(members), SHAPE) === undefined).toBe(isFit);
      }),
      { numRuns: 1_000 },
    );
    expect(fit).toBeGreaterThan(100);
  });

  it.each<[unknown, JsonObject, string]>([
    [{ ...GOOD, count: 0 }, SHAPE, 'count must be a whole number from 1'],
    [{ ...GOOD, hash: 'x' }, SHAPE, 'hash is no SHA-256 in lower-case hex'],
    [{ ...GOOD, kind: 'two' }, SHAPE, 'kind must be one of one, other, 3'],
    [{ ...GOOD, list: [{ name: '' }] }, SHAPE, 'list[0].name is empty'],
    [{ ...GOOD, list: {} }, SHAPE, 'list must be a list'],
    [{ ...GOOD, open: [] }, SHAPE, 'open must be an object'],
    [{ ...GOOD, version: 2 }, SHAPE, 'version must be 1'],
    [{ ...GOOD, stray: 1 }, SHAPE, 'stray is not known'],
    [[], SHAPE, 'it must be an object'],
    [{}, SHAPE, 'count is missing'],
  ])('%j is told what is wrong with it', (value, shape, says) => {
    expect(misfit(value, shape)).toBe(says);
  });
});
