import { readCertificate, writeCertificate } from './certificate.js';
import { readRun } from './reading.js';

const press = { number: 0, previous: 'a'.repeat(64), at: '2026-05-01T10:00:00Z', signature: 'AAAA' };
const run = (change: object = {}): object => ({
  ...{ adjutant: 'run', version: 1, match: 'm', key: 'k', presses: [press] },
  ...change,
});
const codeOf = (value: unknown): string => {
  try {
    readRun(value);
    return 'read';
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
};

test.each([
  ['whose press says something malformed beside the chain', run({ presses: [{ ...press, id: 7, data: 'x' }] }), 'read'],
  ['that is null', null, 'request/invalid'],
  ['with a member that nobody knows', run({ more: 1 }), 'request/invalid'],
  ['without presses', run({ presses: [] }), 'request/invalid'],
  ['whose presses are no list', run({ presses: 'x' }), 'request/invalid'],
  ['with half a press', run({ presses: [{ ...press, previous: undefined }] }), 'request/invalid'],
  ['with a time that is none', run({ presses: [{ ...press, at: 7 }] }), 'request/invalid'],
  ['of a thousand presses', run({ presses: Array.from({ length: 1_000 }, () => press) }), 'read'],
  ['of one more', run({ presses: Array.from({ length: 1_001 }, () => press) }), 'run/too-long'],
])('a run %s: %s', (_what, value, code) => {
  expect(codeOf(value)).toBe(code);
});

test('a certificate is read as it was written, and nothing else is one', () => {
  const both = { match: 'm', key: 'k', sides: ['A', 'B'] } as const;
  const text = writeCertificate(both);
  expect(readCertificate(text)).toEqual(both);
  for (const other of ['', `${text}x`, text.slice(0, -1), text.replace('A B', 'B A'), text.replace('v1', 'v2')])
    expect(readCertificate(other)).toBeUndefined();
});
