import { join } from 'node:path';
import { SCHEMAS } from '@adjutant/rules';
import { digestsOf, needsNoLock, readLock } from './lock.js';
import { PACKS, readPacks } from './read-folder.js';
import { staleSchemas } from './schema.js';

// What stands in the repository, as it stands: a change of a published pack is caught here, not by a player.
const packs = readPacks(PACKS);

describe('the packs of this repository', () => {
  it.each(packs.map((pack) => [pack.name, pack] as const))('load: %s', (_, pack) => {
    expect(pack.problems).toEqual([]);
    expect(pack.releases.every((one) => one.pack?.id === pack.name)).toBe(true);
  });

  it.each(packs.filter((pack) => !needsNoLock(pack)).map((pack) => [pack.name, pack] as const))(
    'are locked to what they are (npm run packs:lock): %s',
    (_, pack) => {
      expect(readLock(pack.folder)).toEqual(digestsOf(pack));
    },
  );
});

describe('the schemas of this repository', () => {
  it('are what the code says (npm run packs:schema)', () => {
    expect(staleSchemas(join(PACKS, 'schema'))).toEqual([]);
  });

  it('would be missed', () => {
    expect(staleSchemas(join(PACKS, 'no-such-folder'))).toHaveLength(Object.keys(SCHEMAS).length);
  });
});
