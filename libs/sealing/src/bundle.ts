import type { RuledPenalty, RulingGiven } from '@adjutant/dispute';
import type { JsonObject } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  leafOf,
  multiproof,
  verifyMultiproof,
  writeBundle,
  type BundleEvent,
  type Checkpoint,
  type Hash,
  type Leaf,
} from '@adjutant/seal';
import { importsStream, type EventStore } from '@adjutant/store';
import type { KeptCheckpoint, SealDatabase } from './seal-database.js';
import { bodyOf, type Pen } from './signing.js';

export type BundleMade =
  | {
      readonly ok: true;
      readonly text: string;
      readonly events: number;
      /** Those that rulings in it carry: not everybody may see them. */
      readonly penalties: readonly RuledPenalty[];
      readonly checkpoint: Checkpoint;
    }
  | { readonly ok: false; readonly why: 'unknown-match' }
  | { readonly ok: false; readonly why: 'pack-missing'; readonly pack: string }
  /** Events of this match are not those that were sealed. */
  | { readonly ok: false; readonly why: 'log-differs' };

export interface BundleSources extends Pen {
  readonly store: EventStore;
  readonly shelf: Shelf;
}

/** The bundle of a match, with everything that the log held of it and of its disputes at a checkpoint. */
export async function makeBundle(sources: BundleSources, match: string, kept: KeptCheckpoint): Promise<BundleMade> {
  const { store, database, shelf, signer } = sources;
  const checkpoint = bodyOf(kept);
  const streams = [matchStream(match), importsStream(match), ...database.disputesOf(match)];
  const events = await eventsIn(store, streams, checkpoint.size);
  const first = events.find(({ stream, revision }) => stream === streams[0] && revision === 0);
  if (!first) return { ok: false, why: 'unknown-match' };
  const { pack } = first.data as { readonly pack?: { id?: string; release?: string; digest?: string } };
  const pinned = shelf.pinned(String(pack?.digest));
  if (!pinned) return { ok: false, why: 'pack-missing', pack: `${pack?.id}@${pack?.release} (${pack?.digest})` };
  const leaves = leavesIn(events);
  const proof = leaves && proofOf(database, leaves, checkpoint);
  if (!proof) return { ok: false, why: 'log-differs' };
  const parts = { match, pack: pinned as unknown as JsonObject, events, checkpoint, note: kept.note, proof, signer };
  return {
    ok: true,
    text: writeBundle(parts),
    events: events.length,
    penalties: events.flatMap(penaltiesIn),
    checkpoint,
  };
}

function penaltiesIn({ type, data }: BundleEvent): readonly RuledPenalty[] {
  return type === 'RulingGiven' ? (data as unknown as RulingGiven['data']).penalties : [];
}

/** In the order of the log, and only what the checkpoint is about. */
export async function eventsIn(store: EventStore, streams: readonly string[], size: number): Promise<BundleEvent[]> {
  const read = await Promise.all(streams.map((stream) => store.readOriginal(stream)));
  const numbered = await Promise.all(
    read.flat().map(async ({ stream, revision, position, event, meta }) => {
      const { type, data } = event;
      return { leaf: await store.numberOf(position), stream, revision, type, data, meta } as unknown as BundleEvent;
    }),
  );
  return numbered.filter(({ leaf }) => leaf < size).sort((one, other) => one.leaf - other.leaf);
}

/** What leads from these leaves, in the order of the log, to the root of a checkpoint; undefined where nothing does. */
export function proofOf(
  database: SealDatabase,
  leaves: readonly Leaf[],
  { size, root }: Checkpoint,
): Hash[] | undefined {
  const proof = multiproof(
    leaves.map(({ index }) => index),
    size,
    database.tiles.subtree,
  );
  return verifyMultiproof(leaves, size, proof, root) ? proof : undefined;
}

function leavesIn(events: readonly BundleEvent[]): readonly Leaf[] | undefined {
  const leaves = events.map(({ leaf, meta }) => ({ index: leaf, hash: leafOf(meta.hash) }));
  return leaves.every((leaf): leaf is Leaf => leaf.hash !== undefined) ? leaves : undefined;
}
