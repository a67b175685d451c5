import { generateKeyPairSync, sign, verify, createPublicKey, type KeyObject } from 'node:crypto';
import { fits } from '@adjutant/kernel';
import { faultOf, type Known } from './checking.js';
import { Run, type Press, type SignedPress } from './run.js';
import { signed, UNBEGUN, type ChainEnd, type Signing } from './signing.js';

const spki = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

function device(match: string): Signing {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { match, key: spki(publicKey), sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64') };
}

const press = (index: number, amount = 1): Press => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  type: 'GainCommandPoints',
  data: { player: 'A', amount },
  at: `2026-05-01T10:00:0${index}Z`,
  place: { round: 1, turn: 'A', step: 'command' },
  basedOn: 7,
});

function runOf(by: Signing, presses: readonly Press[]): Run {
  let end: ChainEnd = UNBEGUN;
  const chained: SignedPress[] = [];
  for (const one of presses) {
    const next = signed(by, one, end);
    chained.push(next.press);
    end = next.end;
  }
  return { adjutant: 'run', version: 1, match: by.match, key: by.key, presses: chained };
}

const here = (by: Signing, match = by.match): Known => ({
  match,
  knows: (key) => key === by.key,
  verifies: (key, text, signature) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64'),
    ),
});

const ada = device('m1');
const run = runOf(ada, [press(0), press(1), press(2)]);
const changed = (at: number, change: Partial<SignedPress>): Run => ({
  ...run,
  presses: run.presses.map((one, index) => (index === at ? { ...one, ...change } : one)),
});

/** A run of which one press names the entry of another, and says something else of that, or nothing, on the way. */
function naming(forecast: Press['forecast']): Run {
  const named = runOf(ada, [press(0), { ...press(1), forecast: [{ entry: 8, of: press(0).id }] }]);
  const { forecast: was = [], ...rest } = named.presses[1] as SignedPress;
  const told = { ...rest, ...(forecast === undefined ? {} : { forecast: [...was] }) };
  return { ...named, presses: [named.presses[0] as SignedPress, told] };
}

test('what a device has signed is what it says, also from the middle on, and after a way through JSON', () => {
  expect(faultOf(run, here(ada))).toBeNull();
  expect(faultOf({ ...run, presses: run.presses.slice(1) }, here(ada))).toBeNull();
  const read = JSON.parse(JSON.stringify(run)) as unknown;
  expect(fits(Run, read) && faultOf(read, here(ada))).toBeNull();
  expect(faultOf(naming([]), here(ada))).toBeNull();
});

test.each([
  ['of another match', runOf(device('m2'), [press(0)]), 'run/other-match'],
  ['of a device that nobody knows', runOf(device('m1'), [press(0)]), 'run/unknown-key'],
  ['with other data', changed(1, { data: { player: 'A', amount: 9 } }), 'run/forged'],
  ['with another author’s id', changed(2, { id: press(5).id }), 'run/forged'],
  ['moved to another place', changed(2, { place: { round: 4, turn: 'A', step: 'command' } }), 'run/forged'],
  ['with another time', changed(0, { at: '2026-05-01T09:00:00Z' }), 'run/forged'],
  ['that names the entry of another press', changed(1, { forecast: [{ entry: 9, of: press(2).id }] }), 'run/forged'],
  ['that names its entry no longer', naming(undefined), 'run/forged'],
  ['that rests on another record', changed(0, { basedOn: 99 }), 'run/forged'],
  ['with one left out', { ...run, presses: run.presses.toSpliced(1, 1) }, 'run/incomplete'],
  ['with two swapped', { ...run, presses: [run.presses[1], run.presses[0]] as SignedPress[] }, 'run/incomplete'],
  ['that says another number', changed(2, { number: 3 }), 'run/incomplete'],
])('a run %s is refused by name', (_what, one, code) => {
  const fault = faultOf(one, here(ada));
  expect(fault?.code).toBe(code);
  expect(fault?.message).toMatch(/^[A-Z].*\.$/);
});

test('a press of one match is none of another, whoever says so', () => {
  const moved: Run = { ...run, match: 'm2' };
  expect(faultOf(moved, here(ada, 'm2'))?.code).toBe('run/forged');
});
