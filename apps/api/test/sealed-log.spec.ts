import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompactRange,
  hexOf,
  inclusionProof,
  leafHash,
  leafOf,
  rootAt,
  verifyInclusion,
  type Hash,
} from '@adjutant/seal';
import { openStore, type EventStore } from '@adjutant/store';
import { SealDatabase, SealedLog } from '@adjutant/sealing';
import { folder, SHELF } from './running.js';

const never = (): boolean => false;
const NOW = new Date('2026-11-21T18:00:00.000Z');

async function fill(store: EventStore, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 50) {
    const events = Array.from({ length: Math.min(50, to - at) }, (_, index) => ({
      type: 'Told',
      data: { at: at + index },
    }));
    const actor = { id: 'sam', role: 'scorekeeper' as const };
    const context = { commandId: `c${at}`, actor, occurredAt: 'then', recordedAt: 'then', payloadHash: 'none' };
    const result = await store.append('notes-1', at === 0 ? 'absent' : at - 1, events, context);
    if (result.outcome !== 'appended') throw new Error(result.outcome);
  }
}

async function rootOf(store: EventStore): Promise<string> {
  const range = new CompactRange();
  for (const { hash } of await store.readLinks('', 1_000_000)) range.append(leafOf(hash) as Hash);
  return hexOf(range.root());
}

const treeOf = ({ database }: SealedLog): string => hexOf(rootAt(database.sealed().size, database.tiles.subtree));

describe('the tree in tiles', () => {
  it('is the tree, also where it is three tiles high', () => {
    const database = new SealDatabase(':memory:', 'key');
    const range = new CompactRange();
    const leaves = Array.from({ length: 66_000 }, (_, index) => leafHash(Buffer.from(String(index))));
    for (let from = 0; from < leaves.length; from += 997) {
      const batch = database.tiles.batch();
      for (const leaf of leaves.slice(from, from + 997)) range.append(leaf, batch.put);
      const to = { size: range.size, position: String(range.size), before: '' };
      expect(database.advance(from, to, batch, [])).toBe(true);
    }
    database.tiles.forget();
    expect(hexOf(rootAt(66_000, database.tiles.subtree))).toBe(hexOf(range.root()));
    for (const leaf of [0, 255, 256, 65_535, 65_536, 65_999]) {
      const proof = inclusionProof(leaf, 66_000, database.tiles.subtree);
      const hash = leaves[leaf] as Hash;
      expect(verifyInclusion({ leaf, size: 66_000, hash, proof, root: range.root() })).toBe(true);
    }
    database.close();
  });
});

describe('a sealed log', () => {
  let data: string;
  let store: EventStore;
  const place = () => ({ data, store: `sqlite:${join(data, 'log.db')}` });
  beforeEach(() => {
    data = folder();
    store = openStore(place().store);
  });
  afterEach(async () => {
    await store.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('goes on where it stopped, however it stopped', async () => {
    const sizes = [1, 300, 1_001, 2_300];
    for (const [index, size] of sizes.entries()) {
      await fill(store, sizes[index - 1] ?? 0, size);
      const log = new SealedLog(place(), store, SHELF);
      // Stopped after its first batch, as if the process had been killed there.
      let batches = 0;
      await log.catchUp(() => batches++ > 0);
      log.close();
      const again = new SealedLog(place(), store, SHELF);
      await again.catchUp(never);
      expect([again.size, treeOf(again)]).toEqual([size, await rootOf(store)]);
      again.close();
    }
  });

  it('is sealed by two at once as if by one', async () => {
    await fill(store, 0, 2_500);
    const [one, other] = [new SealedLog(place(), store, SHELF), new SealedLog(place(), store, SHELF)];
    await Promise.all([one.catchUp(never), other.catchUp(never)]);
    await fill(store, 2_500, 2_600);
    await Promise.all([other.catchUp(never), one.catchUp(never)]);
    expect([one.fault, other.fault, one.size, other.size]).toEqual([undefined, undefined, 2_600, 2_600]);
    expect(treeOf(one)).toBe(await rootOf(store));
    await one.audit(never);
    await other.audit(never);
    expect(one.sign(NOW)).toEqual(other.sign(new Date('2026-11-21T19:00:00.000Z')));
    for (const log of [one, other]) log.close();
  });

  it('signs nothing before it has been held to what was signed', async () => {
    await fill(store, 0, 10);
    const log = new SealedLog(place(), store, SHELF);
    await log.catchUp(never);
    expect(log.sign(NOW)).toBeUndefined();
    expect(await log.audit(never)).toMatchObject({ agrees: true, events: 10, checkpoints: 0 });
    expect(log.sign(NOW)).toMatchObject({ size: 10 });
    expect(await log.audit(never)).toMatchObject({ agrees: true, checkpoints: 1 });
    log.close();
  });
});
