import { hexOf, hashFromHex, type Hash } from '../merkle/hashes.js';
import { readCheckpoint, type Checkpoint } from '../note/checkpoint.js';
import { readVerifierKey, type VerifierKey } from '../note/keys.js';
import { openNote, readNote, type NoteOpened } from '../note/note.js';
import { CLOSING_LINES, OPENING_LINES, type BundleFault, type BundleHeader, type Manifest } from './format.js';
import { readLine } from './line.js';
import { readManifest } from './manifest.js';
import type { FileLines } from './read.js';

/** What is signed in a bundle, and what leads from the events to it. */
export interface Signed {
  readonly header: BundleHeader;
  readonly manifest: Manifest;
  readonly checkpoint: Checkpoint;
  readonly proof: readonly Hash[];
}

export type SignedRead =
  { readonly ok: true; readonly signed: Signed } | { readonly ok: false; readonly fault: BundleFault };

/** Reads header, manifest, checkpoint and proof, and checks both signatures and that all of them speak of the same. */
export function readSigned(file: FileLines, expectedKey?: string): SignedRead {
  const wrong = (line: number, says: string): SignedRead => ({ ok: false, fault: { line, says } });
  const end = file.count;
  const header = readLine<BundleHeader>(end === 0 ? '' : file.text(0), 'header');
  if (!header.ok) return wrong(1, header.says);
  const key = readVerifierKey(header.value.key);
  const strange = strangeKey(header.value, key);
  if (!key || strange !== undefined) return wrong(1, strange ?? '');
  if (expectedKey !== undefined && expectedKey !== header.value.key) {
    const says = `it is signed with the key ${header.value.key}, not with the one given, ${expectedKey}`;
    return { ok: false, fault: { line: 1, says, otherKey: true } };
  }
  if (end < OPENING_LINES + 1 + CLOSING_LINES) return wrong(Math.max(end, 1), 'the bundle ends here: it was cut off');

  if (!file.complete) return wrong(end + 1, 'it does not end with a line feed: the file was cut off');

  const manifest = manifestIn(file.text(end - 3), key, header.value);
  if (typeof manifest === 'string') return wrong(end - 2, manifest);
  const checkpoint = checkpointIn(file.text(end - 2), key, manifest);
  if (typeof checkpoint === 'string') return wrong(end - 1, checkpoint);
  const proof = readLine<{ readonly proof: readonly string[] }>(file.text(end - 1), 'proof');
  if (!proof.ok) return wrong(end, proof.says);
  if (file.digestOfLine(end - 1) !== manifest.proof) return wrong(end, 'the proof is not the one that was signed');
  const hashes = proof.value.proof.map((hash) => hashFromHex(hash) as Hash);
  return { ok: true, signed: { header: header.value, manifest, checkpoint, proof: hashes } };
}

/** Why a file is not one of the log that it names, by its own key. */
export function strangeKey(header: Pick<BundleHeader, 'origin'>, key: VerifierKey | undefined): string | undefined {
  if (!key) return 'its key is none: name, id and public key do not belong together';
  if (key.name !== header.origin) return `its key is one of ${key.name}, not of the log ${header.origin}`;
  return undefined;
}

function manifestIn(line: string | undefined, key: VerifierKey, header: BundleHeader): Manifest | string {
  const read = readLine<{ readonly manifest: string }>(line, 'manifest');
  if (!read.ok) return read.says;
  const opened = openOnly(read.value.manifest, key);
  if (!opened.ok) return `the manifest: ${opened.reason}`;
  const manifest = readManifest(opened.text);
  if (!manifest) return 'what is signed here is no manifest';
  const same = manifest.origin === header.origin && manifest.match === header.match;
  return same ? manifest : `the manifest is about match ${manifest.match} in ${manifest.origin}, the header is not`;
}

/** The checkpoint of a bundle, where it is signed and of the tree that its manifest is about. */
export function checkpointIn(
  line: string | undefined,
  key: VerifierKey,
  manifest: Pick<Manifest, 'origin' | 'size' | 'root'>,
): Checkpoint | string {
  const read = readLine<{ readonly checkpoint: string }>(line, 'checkpoint');
  if (!read.ok) return read.says;
  const opened = openOnly(read.value.checkpoint, key);
  if (!opened.ok) return `the checkpoint: ${opened.reason}`;
  const checkpoint = readCheckpoint(opened.text);
  if (!checkpoint) return 'what is signed here is no checkpoint';
  const { origin, size, root } = checkpoint;
  const same = origin === manifest.origin && size === manifest.size && hexOf(root) === manifest.root;
  return same ? checkpoint : 'the checkpoint and the manifest speak of different trees';
}

/** In a bundle every byte counts, so there is no room for signatures that nobody here can check. */
export function openOnly(note: string, key: VerifierKey): NoteOpened {
  const opened = openNote(note, key);
  if (opened.ok && readNote(note)?.signatures.length !== 1)
    return { ok: false, reason: 'it has more than one signature' };
  return opened;
}
