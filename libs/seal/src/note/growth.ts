import { HASH_BYTES, type Hash } from '../merkle/hashes.js';
import { verifyConsistency } from '../merkle/verify.js';
import { fromBase64, toBase64 } from '@adjutant/kernel';
import { readCheckpoint, type Checkpoint } from './checkpoint.js';
import type { VerifierKey } from './keys.js';
import { openNote } from './note.js';

/** A checkpoint, and what shows that an older one of `old` events is its beginning. */
export interface Growth {
  readonly old: number;
  readonly proof: readonly Hash[];
  /** The newer checkpoint, as it was signed. */
  readonly note: string;
}

/** The form in which witnesses are sent a checkpoint (https://c2sp.org/tlog-witness). */
export function writeGrowth({ old, proof, note }: Growth): string {
  return [`old ${old}`, ...proof.map(toBase64), '', note].join('\n');
}

/** Reads a checkpoint, with or without a proof before it; undefined where the text is neither. */
export function readGrowth(text: string): Growth | undefined {
  if (!text.startsWith('old ')) return { old: 0, proof: [], note: text };
  const end = text.indexOf('\n\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\n');
  const old = /^old (0|[1-9]\d{0,14})$/.exec(first)?.[1];
  const proof = lines.map(fromBase64);
  const sound = proof.every((hash) => hash?.length === HASH_BYTES);
  return old !== undefined && sound
    ? { old: Number(old), proof: proof as Hash[], note: text.slice(end + 2) }
    : undefined;
}

export type GrowthVerdict =
  | { readonly ok: true; readonly relation: 'same' | 'newer' | 'older'; readonly checkpoint: Checkpoint }
  /** `mistaken`: what was given cannot be held against the known one, so nothing follows about the log. */
  | { readonly ok: false; readonly says: string; readonly mistaken?: true };

/** Whether another checkpoint of the same log agrees with a known one: one of them has to be the beginning of the other. */
export function verifyGrowth(known: Checkpoint, text: string, key: VerifierKey): GrowthVerdict {
  const growth = readGrowth(text);
  if (!growth) return mistaken('it is neither a checkpoint nor a proof with one behind it');
  const opened = openNote(growth.note, key);
  if (!opened.ok) return mistaken(opened.reason);
  const checkpoint = readCheckpoint(opened.text);
  if (!checkpoint) return mistaken('what is signed there is no checkpoint');
  if (checkpoint.origin !== known.origin)
    return mistaken(`it is of the log ${checkpoint.origin}, not of ${known.origin}`);
  const [before, after] = checkpoint.size < known.size ? [checkpoint, known] : [known, checkpoint];
  const relation = checkpoint.size === known.size ? 'same' : before === known ? 'newer' : 'older';
  if (before.size > 0 && before.size < after.size && growth.old !== before.size)
    return mistaken(`it comes without a proof from ${before.size} events to ${after.size}: ask the log for one`);
  const proof = before.size === after.size ? [] : growth.proof;
  const holds = verifyConsistency({ from: before.size, to: after.size, before: before.root, after: after.root, proof });
  if (holds) return { ok: true, relation, checkpoint };
  const both = `${before.size} events (signed ${before.signedAt}) and ${after.size} (signed ${after.signedAt})`;
  const says = `the log signed two records that do not fit together, at ${both}: it was rolled back or rewritten`;
  return no(proof.length === 0 ? says : `${says}, unless the proof that came with it was damaged`);
}

function mistaken(says: string): GrowthVerdict {
  return { ok: false, says, mistaken: true };
}

function no(says: string): GrowthVerdict {
  return { ok: false, says };
}
