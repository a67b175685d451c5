import { HASH_BYTES, type Hash } from '../merkle/hashes.js';
import { fromBase64, toBase64 } from '@adjutant/kernel';

/** What a log says of itself at one moment (https://c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  /** Which log: the name that all its checkpoints share. */
  readonly origin: string;
  /** How many events it holds. */
  readonly size: number;
  readonly root: Hash;
  /** When it was signed, by the clock of whoever signed: ISO 8601, UTC. */
  readonly signedAt: string;
}

const SIGNED = 'signed ';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The body of a checkpoint: origin, size, root in base64, and one extension line that says when. */
export function writeCheckpoint({ origin, size, root, signedAt }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n${SIGNED}${signedAt}\n`;
}

/** Undefined where the text is no checkpoint of this form, to the letter. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const [origin = '', size = '', root = '', signed = '', ...rest] = text.split('\n');
  const hash = fromBase64(root);
  const signedAt = signed.slice(SIGNED.length);
  const sound =
    origin !== '' &&
    /^(?:0|[1-9]\d{0,14})$/.test(size) &&
    hash?.length === HASH_BYTES &&
    signed.startsWith(SIGNED) &&
    INSTANT.test(signedAt) &&
    rest.length === 1 &&
    rest[0] === '';
  return sound ? { origin, size: Number(size), root: hash, signedAt } : undefined;
}
