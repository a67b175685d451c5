import { inventedPack, PACK } from '../testing/invented-pack.js';
import { findEntry, Shelf } from './shelf.js';

describe('the shelf', () => {
  const older = { ...PACK, release: 'older', digest: 'o' };
  const newer = { ...PACK, release: 'newer', digest: 'n' };
  const shelf = new Shelf([older, newer]);

  it('gives the newest release of a pack, or the one named', () => {
    expect(shelf.find('lanterns')).toBe(newer);
    expect(shelf.find('lanterns', 'older')).toBe(older);
    expect(shelf.find('lanterns', 'oldest')).toBeUndefined();
    expect(shelf.find('tides')).toBeUndefined();
  });

  it('gives the very release that a match was opened with', () => {
    expect(shelf.pinned('o')).toBe(older);
    expect(shelf.pinned('x')).toBeUndefined();
  });
});

describe('an entry', () => {
  const path = 'layers/first-tide/entries/';
  const like = (owner: string) => ({
    [`${path}${owner}__flare-up.json`]: {
      id: `${owner}/flare-up`,
      name: 'Flare up',
      kind: 'ploy',
      owner,
      summary: 'The same by name.',
      source: { document: 'almanac', section: 'Twins' },
    },
  });
  const twins = inventedPack({ ...like('lantern-keepers'), ...like('tide-wardens') });

  it.each([
    ['core/flare-up', undefined, 'core/flare-up'],
    ['FLARE UP', undefined, 'core/flare-up'],
    ['flare up', 'tide-wardens', 'tide-wardens/flare-up'],
    ['second dawn', 'tide-wardens', 'lantern-keepers/second-dawn'],
    ['core flare up', 'tide-wardens', 'core/flare-up'],
    ['no such thing', 'tide-wardens', undefined],
  ])('called %j is found for %j as %j', (wanted, detachment, id) => {
    expect(findEntry(twins, detachment, wanted)?.id).toBe(id);
  });

  it('is looked for among the kinds asked for', () => {
    expect(findEntry(twins, undefined, 'hold fast', ['ploy'])).toBeUndefined();
    expect(findEntry(twins, undefined, 'hold fast', ['decree'])?.id).toBe('decree/hold-fast');
  });
});
