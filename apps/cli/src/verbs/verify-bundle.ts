import { readFileSync } from 'node:fs';
import { readVerifierKey } from '@adjutant/seal';
import { textOf } from '../account.js';
import { verdictOnBundle, type Trusted } from '../evidence/verdict.js';
import { evidenceAsJson, evidenceInWords } from '../evidence/words.js';
import { pathOf } from '../files.js';
import { say, sayJson, type Io } from '../io.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';

const HOW_MUCH = 4_096;
const CLOSING = /^\{"(manifest|checkpoint|proof)":/m;

export interface BundleOptions {
  readonly key?: string;
  readonly checkpoint?: string;
  /** Of the bundle of an event: a file that says what its players are called. */
  readonly names?: string;
  readonly json?: boolean;
}

/** Whether a file is meant to be a bundle; one that was tampered with may say so in its last lines only. */
export function isBundle(io: Io, named: string): boolean {
  const text = readFileSync(pathOf(io, named)).toString('latin1');
  return /"adjutant"\s*:\s*"bundle"/.test(text.slice(0, HOW_MUCH)) || CLOSING.test(text);
}

/** Verifies a bundle with nothing but the file: no server, no store, no packs. */
export function verifyBundleFile(io: Io, named: string, options: BundleOptions): ExitCode {
  const trusted = trustedIn(io, options);
  const verdict = verdictOnBundle(readFileSync(pathOf(io, named)), trusted);
  if (options.json) sayJson(io, evidenceAsJson(named, verdict, trusted));
  else evidenceInWords(named, verdict, trusted).forEach((line) => say(io, line));
  return verdict.intact ? EXIT.ok : EXIT.differs;
}

/** What the reader of a bundle brings along. */
export function trustedIn(io: Io, { key, checkpoint: file }: BundleOptions): Trusted {
  if (key !== undefined && !readVerifierKey(key))
    throw new Trouble(
      EXIT.usage,
      `${key} is no verifier key: it has the form name+id+key, as GET /api/seal/key gives it.`,
    );
  return { key, checkpoint: file === undefined ? undefined : asNote(textOf(io, file)) };
}

/** A note ends with one line break; what was scanned from paper or copied from a page may have come without, or with more. */
function asNote(text: string): string {
  return `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
