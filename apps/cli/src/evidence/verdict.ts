import {
  brokenLine,
  hexOf,
  readCheckpoint,
  readGrowth,
  readNote,
  readVerifierKey,
  verifyBundle,
  verifyGrowth,
  type BundleFault,
  type Checkpoint,
  type GrowthVerdict,
  type VerifiedBundle,
  type VerifierKey,
} from '@adjutant/seal';
import { EXIT, Trouble } from '../trouble.js';
import { playAgain, type Played } from './played.js';

/** What the reader of a bundle brings along: the key of the log, another checkpoint of it, or neither. */
export interface Trusted {
  readonly key?: string | undefined;
  readonly checkpoint?: string | undefined;
}

export type EvidenceVerdict =
  | {
      readonly intact: true;
      readonly bundle: VerifiedBundle;
      readonly played: Played;
      /** The other checkpoint, where there was one: one of the two is the beginning of the other. */
      readonly other?: Extract<GrowthVerdict, { readonly ok: true }>;
    }
  | {
      readonly intact: false;
      /** Whether the file is what the log signed all the same: then it is the log that has something to answer for. */
      readonly signed: boolean;
      readonly line?: number;
      readonly event?: BundleFault['event'];
      readonly reason: string;
      /** The log that signed the key or the checkpoint which the reader brought, and did not sign this. */
      readonly notBy?: string;
    };

/** What makes the signer of a bundle known to its reader, if anything does: never the file itself. */
export function signerOf({ other }: { readonly other?: unknown }, { key }: Trusted): 'key' | 'checkpoint' | undefined {
  if (key !== undefined) return 'key';
  return other === undefined ? undefined : 'checkpoint';
}

/** Everything that a bundle and what its reader brings along can prove. */
export function verdictOnBundle(bytes: Uint8Array, { key, checkpoint }: Trusted): EvidenceVerdict {
  const verdict = verifyBundle(bytes, key);
  if (!verdict.sound) {
    const notBy = verdict.fault.otherKey ? readVerifierKey(key ?? '')?.name : undefined;
    return { ...broken(earliest(verdict.fault, brokenLine(bytes)), false), ...(notBy !== undefined && { notBy }) };
  }
  const { bundle } = verdict;
  const again = playAgain(bundle);
  if (!again.ok) {
    const stream = `match-${bundle.header.match}`;
    const index = bundle.events.findIndex((one) => one.stream === stream && one.revision === again.entry);
    return broken({ line: index + 3, says: again.says, event: { stream, revision: again.entry } }, true);
  }
  if (checkpoint === undefined) return { intact: true, bundle, played: again.played };
  const held = heldAgainst(bundle, checkpoint);
  return held.intact ? { intact: true, bundle, played: again.played, other: held.other } : held;
}

type Sealed = Pick<VerifiedBundle, 'checkpoint'> & {
  readonly header: Pick<VerifiedBundle['header'], 'origin' | 'key'>;
};
type Other = Extract<GrowthVerdict, { readonly ok: true }>;

/** Holds the checkpoint in a bundle against another one of the same log: one of the two must be the beginning of the other. */
export function heldAgainst(
  bundle: Sealed,
  checkpoint: string,
): { readonly intact: true; readonly other: Other } | Extract<EvidenceVerdict, { readonly intact: false }> {
  const other = verifyGrowth(bundle.checkpoint, checkpoint, readVerifierKey(bundle.header.key) as VerifierKey);
  if (other.ok) return { intact: true, other };
  if (other.mistaken && isOfAnotherKey(checkpoint, bundle))
    return { intact: false, signed: false, reason: `the checkpoint given ${other.says}`, notBy: bundle.header.origin };
  if (other.mistaken)
    throw new Trouble(
      EXIT.usage,
      `The checkpoint given says nothing about this bundle: ${other.says}. The bundle itself is sound: verify it without --checkpoint, or name another.`,
    );
  return { intact: false, signed: true, reason: `the checkpoint given does not fit this bundle: ${other.says}` };
}

/** Whether a checkpoint names the same log as a bundle, but comes from another key: at most one of them is of that log. */
function isOfAnotherKey(checkpoint: string, { header }: Sealed): boolean {
  const note = readGrowth(checkpoint)?.note;
  const read = note === undefined ? undefined : readNote(note);
  if (readCheckpoint(read?.text ?? '')?.origin !== header.origin) return false;
  const id = readVerifierKey(header.key)?.id;
  return read?.signatures.every((one) => one.name === header.origin && one.id !== id) ?? false;
}

export function checkpointView({ size, root, signedAt }: Checkpoint): object {
  return { size, root: hexOf(root), signedAt };
}

/** What is broken in itself tells more than a signature further down that does not fit any more. */
function earliest(fault: BundleFault, other: BundleFault | undefined): BundleFault {
  return other && other.line < fault.line ? other : fault;
}

function broken({ line, says, event }: BundleFault, signed: boolean): EvidenceVerdict {
  return { intact: false, signed, line, reason: says, ...(event && { event }) };
}
