import { CompactRange, hexOf, leafHash, type Hash } from '@adjutant/seal';
import Database from 'better-sqlite3';
import { Tiles } from './tiles.js';

const LEAVES = 1_100;
const IN_BATCH = 90;

const leaves = Array.from({ length: LEAVES }, (_, index) => leafHash(Buffer.from(String(index))));

function sealed(mostCached: number): { readonly tiles: Tiles; readonly root: Hash } {
  const database = new Database(':memory:');
  database.exec(
    'CREATE TABLE tiles (level INTEGER NOT NULL, tile INTEGER NOT NULL, hashes BLOB NOT NULL, UNIQUE (level, tile)) STRICT',
  );
  const tiles = new Tiles(database, mostCached);
  for (let size = 0; size < LEAVES; size += IN_BATCH) {
    const range = CompactRange.from(size, tiles.subtree);
    const batch = tiles.batch();
    for (const leaf of leaves.slice(size, size + IN_BATCH)) range.append(leaf, batch.put);
    tiles.write(batch);
  }
  return { tiles, root: CompactRange.from(LEAVES, tiles.subtree).root() };
}

it('has the same tree however few of its tiles are held in memory', () => {
  const [few, many] = [sealed(1), sealed(1_000)];
  expect(hexOf(few.root)).toBe(hexOf(many.root));
  leaves.forEach((leaf, index) => expect(hexOf(few.tiles.subtree(0, index))).toBe(hexOf(leaf)));
  for (let index = 0; index < LEAVES >> 5; index += 1)
    expect(hexOf(few.tiles.subtree(5, index))).toBe(hexOf(many.tiles.subtree(5, index)));
});
