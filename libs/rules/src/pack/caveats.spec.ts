import { inventedPack, PACK } from '../testing/invented-pack.js';
import { chain, change, layer, problemsOf, TIDE } from '../testing/invented-problems.js';
import type { Caveat } from './caveat.js';

const caveat: Caveat = {
  id: 'wicks-of-flare',
  grade: 'conflict',
  about: 'How many wicks a flare takes',
  readings: ['One reader: one.', 'Another: two.'],
  taken: 'One.',
  entries: ['core/flare-up'],
  source: { document: 'almanac', section: 'Flares', decision: 'L-01' },
};
const listed = (...caveats: readonly unknown[]) => ({ [`${TIDE}/caveats.json`]: caveats });

describe('what rules rest on', () => {
  it('is a part of the release and of its digest, and left out where nothing is listed', () => {
    const pack = inventedPack(listed(caveat));
    expect(pack.caveats).toEqual({ 'wicks-of-flare': caveat });
    expect(pack.digest).not.toBe(PACK.digest);
    expect(PACK).not.toHaveProperty('caveats');
  });

  it('is settled by a later layer, which takes it away or says it anew', () => {
    const later = (now: unknown, at = '/taken', was: unknown = 'One.') =>
      inventedPack({
        ...listed(caveat),
        'releases.json': chain('first-tide', 'slate'),
        'layers/slate/layer.json': layer('errata'),
        'layers/slate/changes/x.json': change({ caveat: 'wicks-of-flare' }, { at, was, now }),
      }).caveats;
    expect(later('Two.')).toEqual({ 'wicks-of-flare': { ...caveat, taken: 'Two.' } });
    expect(later(null, '', caveat)).toBeUndefined();
  });

  it('names entries and documents that are there, a grade, and its readings as several', () => {
    const { entries: _, ...general } = caveat;
    expect(problemsOf(listed(general))).toEqual([]);
    const wrong = [
      [{ ...caveat, entries: ['core/flare-upp'] }, /names no known entry: core\/flare-upp/],
      [{ ...caveat, source: { document: 'almanach', section: 'x' } }, /names no known document: almanach/],
      [{ ...caveat, grade: 'rumour' }, /one-source, conflict, decision/],
      [{ ...caveat, readings: ['One reader: one.'] }, /readings/],
      [{ ...caveat, taken: 'word '.repeat(26) }, /has to say it in 1 to 25 words/],
    ] as const;
    for (const [value, says] of wrong) expect(problemsOf(listed(value)).join('\n')).toMatch(says);
    expect(problemsOf(listed(caveat, caveat)).join('\n')).toMatch(/The id wicks-of-flare is taken/);
  });
});
