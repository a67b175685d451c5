import { newKeys, readSignerKey, readVerifierKey, signNote, type SignerKey, type VerifierKey } from '@adjutant/seal';
import { whoseKey, writeCertificate, type Whose } from './certificate.js';
import type { Run } from './run.js';

function log(name: string, seed: number): { readonly signer: SignerKey; readonly verifier: VerifierKey } {
  const keys = newKeys(name, new Uint8Array(32).fill(seed));
  return { signer: readSignerKey(keys.signer)!, verifier: readVerifierKey(keys.verifier)! };
}

const [hall, other] = [log('hall.example', 1), log('other.example', 2)];
/** With the letters that are written otherwise in addresses. */
const KEY = `${'ab+/'.repeat(10)}abc=`;
const IN_URL = `${'ab-_'.repeat(10)}abc`;
const run = { match: 'm1', key: KEY } as Run;
const certificate = (change: object = {}): string =>
  writeCertificate({ match: 'm1', key: IN_URL, sides: ['A'], ...change });
const noted = (change: object = {}, { signer } = hall): string => signNote(certificate(change), signer);
const whose = (note?: string, logs = [hall.verifier]): Whose => whoseKey(run, note, logs);

test('a key is that of the seat that the log says it is of', () => {
  expect(whose(noted())).toEqual({ is: 'certified', sides: ['A'] });
  expect(whose(noted({ sides: ['A', 'B'] }), [other.verifier, hall.verifier])).toMatchObject({ sides: ['A', 'B'] });
});

test('where there is no certificate, or the device knows no log, only the server can say', () => {
  expect(whose()).toEqual({ is: 'unknown', because: 'no-certificate' });
  expect(whose(noted(), [])).toEqual({ is: 'unknown', because: 'no-log' });
});

test.each([
  ['no note at all', 'HELLO', /is none/],
  ['a note of something else', signNote('some text\n', hall.signer), /is none/],
  ['of another match', noted({ match: 'm2' }), /of another match \(m2\)/],
  ['of another device', noted({ key: 'x'.repeat(43) }), /of another device/],
  ['of another log', noted({}, other), /of another log \(other\.example\), and not of hall\.example/],
  ['of another key under the name', noted({}, log('hall.example', 3)), /a key of this log that is not known here/],
  ['with another seat written into it', noted().replace('\nA\n', '\nB\n'), /it is forged/],
])('a certificate is refused by name: %s', (_what, note, says) => {
  expect(whose(note)).toEqual({ is: 'refused', because: expect.stringMatching(says) as string });
});

test('what is of another match or device is seen also where no log is known', () => {
  expect(whose(noted({ match: 'm2' }), [])).toMatchObject({ is: 'refused' });
});
