import { hash } from 'node:crypto';
import type { JsonObject } from '@adjutant/kernel';
import { canonical } from '../canonical.js';
import { hexOf, type Hash } from '../merkle/hashes.js';
import type { Checkpoint } from '../note/checkpoint.js';
import type { SignerKey } from '../note/keys.js';
import { signNote } from '../note/note.js';
import { IMPORTS_PREFIX, type BundleEvent, type BundleHeader, type BundleStream, type Manifest } from './format.js';
import { markOf, writeManifest } from './manifest.js';

export interface BundleParts {
  readonly match: string;
  /** The flattened release with its digest. */
  readonly pack: JsonObject;
  /** All events of the match and of its disputes that the log held at the checkpoint, in the order of the log. */
  readonly events: readonly BundleEvent[];
  readonly checkpoint: Checkpoint;
  /** The checkpoint as it was signed. */
  readonly note: string;
  readonly proof: readonly Hash[];
  readonly signer: SignerKey;
}

/** A bundle as text. The same parts give the same bytes. */
export function writeBundle({ match, pack, events, checkpoint, note, proof, signer }: BundleParts): string {
  const header: BundleHeader = {
    adjutant: 'bundle',
    version: events.some(({ stream }) => stream.startsWith(IMPORTS_PREFIX)) ? 2 : 1,
    match,
    pack: { id: String(pack['id']), release: String(pack['release']), digest: String(pack['digest']) },
    events: events.length,
    origin: checkpoint.origin,
    key: signer.verifier,
  };
  const above = [header, { pack }, ...events].map(canonical);
  const proofLine = canonical({ proof: proof.map(hexOf) });
  const manifest: Manifest = {
    origin: checkpoint.origin,
    match,
    size: checkpoint.size,
    root: hexOf(checkpoint.root),
    events: events.length,
    streams: streamsIn(events),
    above: hash('sha256', textOf(above)),
    proof: hash('sha256', proofLine),
    marks: above.map((line) => markOf(hash('sha256', line))).join(''),
  };
  const signed = [{ manifest: signNote(writeManifest(manifest), signer) }, { checkpoint: note }];
  return textOf([...above, ...signed.map(canonical), proofLine]);
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function streamsIn(events: readonly BundleEvent[]): readonly BundleStream[] {
  const streams = new Map<string, BundleStream>();
  for (const { stream, revision, meta } of events)
    streams.set(stream, { stream, events: revision + 1, head: meta.hash });
  return [...streams.values()];
}
