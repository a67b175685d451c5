import 'fake-indexeddb/auto';
import { writeCertificate, type Run } from '@adjutant/runs';
import { newKeys, readSignerKey, signNote, type SignerKey } from '@adjutant/seal';
import { draws } from '@adjutant/testing/given';
import { itemOf } from '../queue/item-of.js';
import { withCarried } from './database.js';
import { base64url, logKey } from './ed25519.js';
import { handedOver } from './handing.js';
import type { Parcel } from './parcel.js';
import { keyOf, markKnown } from './signing.js';
import { takeOver } from './taken.js';

const HERE = { match: 'arrived', title: 'Table 9' };
const AT = '2026-11-24T10:00:00.000Z';
const HALL = newKeys('hall.example', new Uint8Array(32).fill(7));
const OTHER = newKeys('other.example', new Uint8Array(32).fill(8));
const signer = ({ signer: text }: typeof HALL): SignerKey => readSignerKey(text)!;

let parcel: Parcel;
let stranger: Run;
beforeAll(async () => {
  const key = await keyOf('ada', 'arrived');
  const text = writeCertificate({ match: 'arrived', key: base64url(key.key), sides: ['A'] });
  await markKnown(key, { note: signNote(text, signer(HALL)), others: [] });
  parcel = await parcelBy('ada');
  [stranger] = (await parcelBy('eve')).runs as unknown as [Run];
  expect(stranger.key).not.toBe(key.key);
});

/** Three that were pressed one after the other, an open draw among them. */
async function parcelBy(by: string): Promise<Parcel> {
  const own = { match: 'arrived', by, secret: false };
  const items = [draws('A', 11), draws('A', 12), draws('A', 13)].map((command) => itemOf({ ...own, command }));
  const { parcel: one } = await handedOver(HERE, items, () => Promise.resolve(null));
  if (one === null) throw new Error('something waits');
  return one;
}

const knows = (...logs: readonly string[]) =>
  withCarried(async (db) => {
    await db.clear('logs');
    for (const one of logs) await db.put('logs', one, one);
  });
const taking = (one: unknown, wanted = HERE) => takeOver(JSON.stringify(one), wanted, AT);

test('whose phone signed it is said on arrival, by the log that this device has known', async () => {
  await knows(HALL.verifier);
  expect(await taking(parcel)).toMatchObject({ is: 'taken', whose: [expect.stringMatching(/signs for seat A\.$/)] });
  // Handed on, it is as good.
  const on = await handedOver(HERE, [], () => Promise.resolve(null));
  expect(on.parcel?.notes).toEqual(parcel.notes);
});

test('what nobody here can say is said in words, and taken', async () => {
  await knows();
  expect(await taking(parcel)).toMatchObject({ again: true, whose: [expect.stringMatching(/does not know the log/)] });
  await knows(HALL.verifier);
  const { notes: _, ...bare } = parcel;
  expect(await taking(bare)).toMatchObject({ whose: [expect.stringMatching(/not known yet.*the server will say/i)] });
});

const withNote = (change: object, by = HALL): unknown => {
  const [{ key } = { key: '' }] = parcel.runs;
  const text = writeCertificate({ match: 'arrived', key: base64url(key), sides: ['A'], ...change });
  return { ...parcel, notes: { [key]: signNote(text, signer(by)) } };
};
const withRuns = (...runs: readonly unknown[]): unknown => ({ ...parcel, runs });

test.each<readonly [string, () => unknown, RegExp]>([
  ['a certificate of another log', () => withNote({}, OTHER), /another log \(other\.example\)/],
  ['a certificate of another match', () => withNote({ match: 'm2' }), /certificate .* of another match \(m2\)/],
  ['a certificate of another device', () => withNote({ key: base64url(stranger.key) }), /of another device/],
  [
    'a certificate with another seat written into it',
    () => JSON.parse(JSON.stringify(parcel).replace(String.raw`\nA\n`, String.raw`\nB\n`)) as unknown,
    /it is forged/,
  ],
  ['a run of another match', () => ({ ...parcel, match: 'm2' }), /This is of another match/],
  [
    'a run of another match among others',
    () => withRuns(...parcel.runs, { ...stranger, match: 'm2' }),
    /This run is of the match m2, and not of arrived\./,
  ],
  [
    'runs that are mixed',
    () => withRuns({ ...parcel.runs[0], presses: [...(parcel.runs[0]?.presses ?? []), ...stranger.presses] }),
    /something is missing or was changed/,
  ],
  [
    'a run that is said to be of another device',
    () => withRuns({ ...stranger, key: parcel.runs[0]?.key }),
    /was not signed by the device that the run names/,
  ],
  [
    'one forged among good ones',
    () => withRuns(...parcel.runs, { ...stranger, presses: stranger.presses.map((one) => ({ ...one, data: {} })) }),
    /was not signed by the device|something is missing or was changed/,
  ],
])('refused by name on arrival, and nothing of it taken: %s', async (_what, made, says) => {
  await knows(HALL.verifier);
  const before = await withCarried((db) => db.getAllKeys('taken'));
  const refused = await taking(made());
  expect(refused).toEqual({ is: 'refused', says: expect.stringMatching(says) as string });
  expect(refused).toMatchObject({ says: expect.stringMatching(/Nothing of it was taken\.$/) as string });
  expect(await withCarried((db) => db.getAllKeys('taken'))).toEqual(before);
});

test('the key of a log is one to the letter', () => {
  expect(logKey(HALL.verifier)).toMatchObject({ name: 'hall.example' });
  for (const text of ['', 'hall.example', `${HALL.verifier}A`, HALL.verifier.replace('hall', 'hull'), HALL.signer])
    expect(logKey(text)).toBeUndefined();
});

test('that other keys sign at the seat is told until somebody has read of it, and once', async () => {
  const key = await keyOf('bea', 'arrived');
  await markKnown(key, { note: 'n', others: [AT] });
  const told = await keyOf('bea', 'arrived');
  expect(told.others).toEqual([AT]);
  await markKnown(told, { note: 'n', others: [AT] });
  const { readOfOthers } = await import('./signing.js');
  await readOfOthers(told);
  expect((await keyOf('bea', 'arrived')).others).toBeUndefined();
});
