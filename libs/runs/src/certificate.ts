import { openNote, readNote, type Note, type VerifierKey } from '@adjutant/seal';
import type { Run } from './run.js';

/** Whose key it is, as the log says it to devices that cannot ask: the body of a signed note. */
export interface Certificate {
  readonly match: string;
  /** In base64url. */
  readonly key: string;
  readonly sides: readonly ('A' | 'B')[];
}

const FIRST = 'adjutant key of a device v1';

/** Four lines: what it is, the match, the key, the sides. */
export function writeCertificate({ match, key, sides }: Certificate): string {
  return `${FIRST}\n${match}\n${key}\n${sides.join(' ')}\n`;
}

/** Undefined where the text is no certificate, to the letter. */
export function readCertificate(text: string): Certificate | undefined {
  const [first, match = '', key = '', said = '', ...rest] = text.split('\n');
  const sides = (['A', 'B'] as const).filter((side) => said.split(' ').includes(side));
  const read = { match, key, sides };
  const sound = first === FIRST && match !== '' && key !== '' && sides.length > 0 && rest.length === 1;
  return sound && writeCertificate(read) === text ? read : undefined;
}

/** Whose the key of a run is, as far as a device can see that without a line. */
export type Whose =
  | { readonly is: 'certified'; readonly sides: Certificate['sides'] }
  /** Only the server can say. */
  | { readonly is: 'unknown'; readonly because: 'no-certificate' | 'no-log' }
  | { readonly is: 'refused'; readonly because: string };

/** By the note that came with it, and the keys of the log that this device has had from its server. */
export function whoseKey({ match, key }: Run, note: string | undefined, logs: readonly VerifierKey[]): Whose {
  if (note === undefined) return { is: 'unknown', because: 'no-certificate' };
  const read = readNote(note);
  const certificate = read && readCertificate(read.text);
  if (!certificate) return no('What came as the certificate of its device is none.');
  if (certificate.match !== match)
    return no(`The certificate that came with it is of another match (${certificate.match}).`);
  if (certificate.key !== inUrl(key)) return no('The certificate that came with it is of another device.');
  if (logs.length === 0) return { is: 'unknown', because: 'no-log' };
  const opened = logs.map((log) => openNote(note, log));
  if (opened.some(({ ok }) => ok)) return { is: 'certified', sides: certificate.sides };
  return no(otherwise(read.signatures, logs));
}

function otherwise(signatures: Note['signatures'], logs: readonly VerifierKey[]): string {
  const of = (one: { readonly name: string }) => logs.filter(({ name }) => name === one.name);
  if (signatures.some((one) => of(one).some(({ id }) => id === one.id)))
    return 'The certificate of its device was not signed by this log, though it says so: it is forged.';
  if (signatures.some((one) => of(one).length > 0))
    return 'The certificate of its device is signed with a key of this log that is not known here. If the log has a new one, open this page once with a line.';
  const names = (all: readonly { readonly name: string }[]) => [...new Set(all.map(({ name }) => name))].join(', ');
  return `The certificate of its device is of another log (${names(signatures)}), and not of ${names(logs)}.`;
}

function no(because: string): Whose {
  return { is: 'refused', because };
}

/** As certificates hold it. */
function inUrl(key: string): string {
  return key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
