import { nodeHash, type Hash } from '@adjutant/seal';
import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { SealTrouble } from './seal-key.js';

/** A tile holds up to 256 neighbouring hashes of one level; of eight levels only the lowest is kept, the others follow. */
const LEVELS = 8;
const WIDTH = 2 ** LEVELS;
const BYTES = 32;
/** One MB: a batch of events that is sealed goes on in the last tile of each level, and a proof looks into three. */
const MOST_CACHED = 128;

/** The tree over the log, in tiles as https://c2sp.org/tlog-tiles has them. */
export class Tiles {
  readonly #read: Statement<[number, number], Buffer>;
  readonly #write: Statement<[number, number, Uint8Array]>;
  readonly #cache: LRUCache<string, Uint8Array>;

  constructor(database: Database, mostCached = MOST_CACHED) {
    this.#cache = new LRUCache({ max: mostCached });
    this.#read = database
      .prepare<[number, number], Buffer>('SELECT hashes FROM tiles WHERE level = ? AND tile = ?')
      .pluck();
    this.#write = database.prepare(
      `INSERT INTO tiles (level, tile, hashes) VALUES (?, ?, ?)
       ON CONFLICT (level, tile) DO UPDATE SET hashes = excluded.hashes`,
    );
  }

  /** The hash of a complete subtree: see `Subtrees` of libs/seal. */
  readonly subtree = (level: number, index: number): Hash => {
    const width = 2 ** (level % LEVELS);
    const first = index * width;
    const tile = this.#tile(Math.floor(level / LEVELS), Math.floor(first / WIDTH));
    const from = (first % WIDTH) * BYTES;
    if (tile.length < from + width * BYTES)
      throw new SealTrouble(`the tree in seal.db has no subtree ${level}/${index}`);
    let hashes = Array.from({ length: width }, (_, at) => tile.subarray(from + at * BYTES, from + (at + 1) * BYTES));
    while (hashes.length > 1) hashes = pairs(hashes);
    return hashes[0] as Hash;
  };

  /** Subtrees that appending completes, to be written at once. */
  batch(): TileBatch {
    return new TileBatch((level, tile) => this.#tile(level, tile));
  }

  /** To be called within a transaction; `forget` if that fails. */
  write(batch: TileBatch): void {
    for (const { level, tile, hashes } of batch.tiles()) {
      this.#write.run(level, tile, hashes);
      this.#cache.set(`${level}/${tile}`, hashes);
    }
  }

  forget(): void {
    this.#cache.clear();
  }

  #tile(level: number, tile: number): Uint8Array {
    const name = `${level}/${tile}`;
    const known = this.#cache.get(name);
    if (known) return known;
    const read = this.#read.get(level, tile) ?? new Uint8Array();
    this.#cache.set(name, read);
    return read;
  }
}

export class TileBatch {
  readonly #tiles = new Map<string, { level: number; tile: number; length: number; bytes: Uint8Array }>();

  constructor(private readonly kept: (level: number, tile: number) => Uint8Array) {}

  readonly put = (level: number, index: number, hash: Hash): void => {
    if (level % LEVELS !== 0) return;
    const one = this.#open(level / LEVELS, Math.floor(index / WIDTH));
    one.bytes.set(hash, (index % WIDTH) * BYTES);
    one.length = ((index % WIDTH) + 1) * BYTES;
  };

  tiles(): { readonly level: number; readonly tile: number; readonly hashes: Uint8Array }[] {
    return [...this.#tiles.values()].map(({ level, tile, length, bytes }) => {
      return { level, tile, hashes: bytes.subarray(0, length) };
    });
  }

  #open(level: number, tile: number) {
    const name = `${level}/${tile}`;
    const known = this.#tiles.get(name);
    if (known) return known;
    const before = this.kept(level, tile);
    const one = { level, tile, length: before.length, bytes: new Uint8Array(WIDTH * BYTES) };
    one.bytes.set(before);
    this.#tiles.set(name, one);
    return one;
  }
}

function pairs(hashes: readonly Hash[]): Hash[] {
  return Array.from({ length: hashes.length / 2 }, (_, at) =>
    nodeHash(hashes[2 * at] as Hash, hashes[2 * at + 1] as Hash),
  );
}
