import {
  consistencyProof,
  readCheckpoint,
  rootAt,
  signNote,
  verifyConsistency,
  writeCheckpoint,
  type Checkpoint,
  type LogFault,
  type SignerKey,
  type VerifierKey,
} from '@adjutant/seal';
import { signedBy } from './audit.js';
import type { KeptCheckpoint, SealDatabase } from './seal-database.js';

export interface Pen {
  readonly database: SealDatabase;
  readonly signer: SignerKey;
  readonly key: VerifierKey;
}

export type Signed =
  | { readonly ok: true; readonly kept: KeptCheckpoint }
  /** What is to be signed is no continuation of what was signed before. */
  | { readonly ok: false; readonly fault: LogFault };

/** Signs the tree as it is kept, unless that has been done, or it does not continue the newest checkpoint. */
export function signCheckpoint({ database, signer, key }: Pen, now: Date): Signed {
  const { size } = database.sealed();
  const newest = database.newest();
  const root = rootAt(size, database.tiles.subtree);
  if (newest) {
    const before = signedBy(key, newest);
    if (!before || !continues(database, before, { size, root })) {
      const says = `the tree of ${size} events does not continue the checkpoint of ${newest.size} that was signed at ${newest.signedAt}`;
      return { ok: false, fault: { number: Math.min(size, newest.size), says } };
    }
    if (newest.size === size) return { ok: true, kept: newest };
  }
  const signedAt = now.toISOString();
  const note = signNote(writeCheckpoint({ origin: signer.name, size, root, signedAt }), signer);
  database.keep({ size, signedAt, note });
  return { ok: true, kept: database.newest() ?? { size, signedAt, note } };
}

function continues(database: SealDatabase, before: Checkpoint, after: Pick<Checkpoint, 'size' | 'root'>): boolean {
  if (before.size > after.size) return false;
  const proof = consistencyProof(before.size, after.size, database.tiles.subtree);
  return verifyConsistency({ from: before.size, to: after.size, before: before.root, after: after.root, proof });
}

/** The body of a checkpoint that was signed here. */
export function bodyOf({ note }: KeptCheckpoint): Checkpoint {
  const checkpoint = readCheckpoint(note.slice(0, note.lastIndexOf('\n\n') + 1));
  if (!checkpoint) throw new Error('a checkpoint that is kept cannot be read');
  return checkpoint;
}
