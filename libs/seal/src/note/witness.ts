import { sameHash } from '../merkle/hashes.js';
import { readCheckpoint, type Checkpoint } from './checkpoint.js';
import { readGrowth, verifyGrowth } from './growth.js';
import type { VerifierKey } from './keys.js';
import { openNote, readNote } from './note.js';

/** A checkpoint that somebody keeps, as it was signed. */
export interface KeptNote {
  readonly note: string;
  readonly checkpoint: Checkpoint;
}

/** What an answer of a log says to whoever keeps its checkpoints. */
export type Witnessed =
  | ({ readonly what: 'first' | 'same' | 'grown' } & KeptNote)
  /** It is smaller than what was signed before. */
  | ({ readonly what: 'shrunk' } & KeptNote)
  /** Signed over as many events as before, and other ones: these two notes are enough for anybody. */
  | ({ readonly what: 'two-heads' } & KeptNote)
  /** The proof does not show that it continues what was signed before. */
  | ({ readonly what: 'rewritten' } & KeptNote)
  /** It is signed, but not with this key: nothing follows about the log of this key. */
  | { readonly what: 'other-key'; readonly says: string }
  /** It is nothing that a log says. */
  | { readonly what: 'garbage'; readonly says: string };

/** Holds an answer (a checkpoint, with the proof that was asked for) to the newest checkpoint that is kept. */
export function witnessed(kept: KeptNote | undefined, text: string, key: VerifierKey): Witnessed {
  const growth = readGrowth(text);
  if (!growth || !readNote(growth.note)) return { what: 'garbage', says: 'it is no signed checkpoint' };
  const read = noteOf(growth.note, key);
  if (!('checkpoint' in read)) return read;
  if (!kept) return { what: 'first', ...read };
  const { size, root } = read.checkpoint;
  if (size < kept.checkpoint.size) return { what: 'shrunk', ...read };
  if (size === kept.checkpoint.size)
    return { what: sameHash(root, kept.checkpoint.root) ? 'same' : 'two-heads', ...read };
  const verdict = verifyGrowth(kept.checkpoint, text, key);
  if (verdict.ok) return { what: 'grown', ...read };
  return verdict.mistaken ? { what: 'garbage', says: verdict.says } : { what: 'rewritten', ...read };
}

/** A note as something to keep, if this key has signed it. */
export function noteOf(note: string, key: VerifierKey): KeptNote | Extract<Witnessed, { readonly says: string }> {
  const opened = openNote(note, key);
  if (!opened.ok) return { what: /wrong$/.test(opened.reason) ? 'garbage' : 'other-key', says: opened.reason };
  const checkpoint = readCheckpoint(opened.text);
  if (!checkpoint) return { what: 'garbage', says: 'what is signed there is no checkpoint' };
  if (checkpoint.origin === key.name) return { note, checkpoint };
  return { what: 'other-key', says: `it is of the log ${checkpoint.origin}, not of ${key.name}` };
}
