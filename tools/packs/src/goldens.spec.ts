import { join } from 'node:path';
import { GOLDEN, goldenDigests, goldenProblems, readGoldenLock } from './goldens.js';

const root = join(import.meta.dirname, '../../..');

describe('golden files', () => {
  it.each(GOLDEN)('of %s are locked to what they are (npm run goldens:lock)', (place) => {
    const lock = readGoldenLock(root, place);
    expect(Object.keys(lock).length).toBeGreaterThan(10);
    expect(goldenDigests(root, place)).toEqual(lock);
  });

  it('neither change nor go; new ones come', () => {
    expect(
      goldenProblems('libs/match', { 'a.v1.json': '1', 'b.v1.json': '2' }, { 'a.v1.json': '3', 'c.v1.json': '4' }),
    ).toEqual([
      'libs/match/golden/a.v1.json may not change: put the new shape into a file of its own beside it.',
      'libs/match/golden/b.v1.json may not go: records that were stored so are read for ever.',
    ]);
    expect(goldenProblems('libs/match', { 'a.v1.json': '1' }, { 'a.v1.json': '1', 'c.v1.json': '4' })).toEqual([]);
  });
});
