import fc from 'fast-check';
import { sameJson, type Json } from '@adjutant/kernel';
import { leadsSomewhere, pointerPath, replaceAt, valueAt } from './layers.js';

const value = { lamp: { wicks: ['a', 'b'], oil: 2 }, 'a/b': { 'c~d': 1 } };

describe('a pointer', () => {
  it.each([
    ['', []],
    ['/lamp/wicks/0', ['lamp', 'wicks', '0']],
    ['/a~1b/c~0d', ['a/b', 'c~d']],
  ])('%j is %j', (pointer, path) => {
    expect(pointerPath(pointer)).toEqual(path);
  });

  it.each<[string[], Json | undefined]>([
    [[], value],
    [['lamp', 'oil'], 2],
    [['lamp', 'wicks', '1'], 'b'],
    [['a/b', 'c~d'], 1],
    [['lamp', 'wicks', '2'], undefined],
    [['lamp', 'oil', 'x'], undefined],
    [['lamp', 'toString'], undefined],
  ])('at %j finds %j', (path, found) => {
    expect(valueAt(value, path)).toEqual(found);
  });

  it.each([
    [[], true],
    [['lamp', 'new'], true],
    [['lamp', 'wicks', '1'], true],
    [['lamp', 'wicks', '-'], true],
    [['lamp', 'wicks', '2'], false],
    [['lamp', 'wicks', 'x'], false],
    [['lamp', 'oil', 'x'], false],
    [['lam', 'oil'], false],
  ])('%j leads somewhere: %j', (path, leads) => {
    expect(leadsSomewhere(value, path)).toBe(leads);
  });
});

describe('a replacement', () => {
  it.each<[string, string[], Json, Json]>([
    ['of the whole', [], 1, 1],
    ['of a member', ['lamp', 'oil'], 3, { ...value, lamp: { wicks: ['a', 'b'], oil: 3 } }],
    ['of an item', ['lamp', 'wicks', '0'], 'x', { ...value, lamp: { wicks: ['x', 'b'], oil: 2 } }],
    ['with a new member', ['lamp', 'new'], 1, { ...value, lamp: { wicks: ['a', 'b'], oil: 2, new: 1 } }],
    ['with a new item', ['lamp', 'wicks', '-'], 'c', { ...value, lamp: { wicks: ['a', 'b', 'c'], oil: 2 } }],
    ['that removes a member', ['lamp', 'oil'], null, { ...value, lamp: { wicks: ['a', 'b'] } }],
    ['that removes an item', ['lamp', 'wicks', '0'], null, { ...value, lamp: { wicks: ['b'], oil: 2 } }],
  ])('%s leaves the original alone', (_, path, now, after) => {
    const before = structuredClone(value);
    expect(replaceAt(value, path, now)).toEqual(after);
    expect(value).toEqual(before);
  });

  it('is found where it was put', () => {
    const path = fc.constantFrom(['lamp', 'oil'], ['lamp', 'wicks', '1'], ['a/b', 'c~d'], ['new']);
    fc.assert(
      fc.property(path, fc.jsonValue(), (where, now) => {
        fc.pre(now !== null);
        expect(valueAt(replaceAt(value, where, now as Json), where)).toEqual(now);
      }),
    );
  });
});

describe('JSON values', () => {
  it.each<[Json, Json, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, {}, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
  ])('%j and %j are the same: %j', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
  });

  it('are the same as a copy of theirs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (one) => {
        expect(sameJson(one as Json, structuredClone(one) as Json)).toBe(true);
      }),
    );
  });
});
