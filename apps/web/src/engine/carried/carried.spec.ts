import { fits } from '@adjutant/kernel';
import { faultOf, fromLetters, readFrame, Run, signed, UNBEGUN, type ChainEnd } from '@adjutant/runs';
import { isFinal, type CameOfPress } from './came.js';
import { codesOf, opened } from './codes.js';
import type { SignedHere } from './database.js';
import { newKey, signText, verifies } from './ed25519.js';
import { Gatherer } from './gatherer.js';
import { runsOf } from './handing.js';
import { readParcel, type Parcel } from './parcel.js';
import { inParts, stillToBring, withAnswer } from './parts.js';
import { isSecret } from './secret.js';

const { key, secret } = newKey();
const by = { match: 'm1', key, sign: (text: string) => signText(text, secret) };

/** As a phone keeps them after an hour: what people score, act and advance, each with an id of its own. */
function pressed(count: number): readonly SignedHere[] {
  let end: ChainEnd = UNBEGUN;
  return Array.from({ length: count }, (_, index) => {
    const id = `${(index * 2_654_435_761).toString(16).padStart(8, '0').slice(0, 8)}-${crypto.randomUUID().slice(9)}`;
    const at = new Date(Date.UTC(2026, 4, 1, 10, 0, index * 37, (index * 313) % 1000)).toISOString();
    const place = { round: 1 + Math.floor(index / 25), turn: 'A' as const, step: 'shooting' };
    const data = { player: 'A', category: 'primary', points: index % 12, what: `Held ${index % 5} markers` };
    const next = signed(by, { id, type: 'ScoreVictoryPoints', data, at, place, basedOn: 40 }, end);
    end = next.end;
    return { id, person: 'ada', match: 'm1', key, press: next.press };
  });
}

const parcelOf = (all: readonly SignedHere[]): Parcel => ({
  ...{ adjutant: 'runs', version: 1, match: 'm1', title: 'Table 7' },
  runs: runsOf('m1', all),
});
const known = { match: 'm1', knows: () => true, verifies };

test('what a page has signed is a run as the server reads it, whatever was answered or dropped in between', () => {
  const all = pressed(6);
  const { runs } = parcelOf(all.filter((_, at) => at !== 0 && at !== 3).toReversed());
  expect(runs.map((run) => run.presses.map(({ number }) => number))).toEqual([
    [1, 2],
    [4, 5],
  ]);
  for (const run of runs) {
    expect(fits(Run, run)).toBe(true);
    expect(faultOf(run, known)).toBeNull();
  }
  expect(verifies(key, 'one text', signText('another', secret))).toBe(false);
  expect(verifies('no key', 'one text', 'no signature')).toBe(false);
});

test('a hundred entries pass in thirty seconds, with a third of the codes lost', () => {
  const parcel = parcelOf(pressed(100));
  const { code } = codesOf(parcel);
  const gatherer = new Gatherer();
  let shown = 0;
  for (; gatherer.now.is !== 'whole'; shown += 1) if (shown % 3 !== 0) gatherer.take(code(shown));
  expect(readParcel(gatherer.now.text)).toEqual(parcel);
  // Six are shown a second.
  expect(shown / 6).toBeLessThan(30);
});

test('codes of others are counted and left out, whatever a message swells to is measured', () => {
  const { code, message } = codesOf(parcelOf(pressed(10)));
  const other = codesOf(parcelOf(pressed(9)));
  const gatherer = new Gatherer();
  gatherer.take(code(0));
  expect(gatherer.take(other.code(0))).toMatchObject({ is: 'more', others: 1, strange: 0 });
  expect(gatherer.take('HELLO')).toMatchObject({ is: 'more', others: 1, strange: 1 });
  expect(readFrame(fromLetters(code(3)) ?? new Uint8Array())?.message).toBe(message);
  expect(opened(message, new Uint8Array(40))).toBeNull();
  for (const text of ['', '[]', '{"adjutant":"runs","version":1,"match":"m","title":"","runs":[{}]}'])
    expect(readParcel(text)).toBeNull();
});

test('what may tell of a hand is carried by nobody', () => {
  const command = { type: 'DrawObjective', data: { player: 'A', dice: [1, 2] } } as const;
  expect(isSecret({ command })).toBe(true);
  expect(isSecret({ command, secret: false })).toBe(false);
  const pick = { type: 'Choose', data: { choice: 'approach', player: 'A', option: 'fixed' } } as const;
  expect([isSecret({ command: pick }), isSecret({ command: pick, secret: false })]).toEqual([true, false]);
  expect(isSecret({ command: { type: 'EndTurn', data: {} } as never })).toBe(false);
});

test('a run is brought again until its phone has told its key; what is forged is refused for good', () => {
  const refused = (code: string) => isFinal({ is: 'refused', code, says: '' });
  expect([isFinal(null), refused('run/unknown-key'), refused('run/forged')]).toEqual([false, false, true]);
});

describe('what is more than one request takes', () => {
  const all = pressed(1_050);
  const [long] = [{ ...(runsOf('m1', all)[0] as Run), presses: all.map(({ press }) => press) }];

  test('is handed over and brought in parts, each of which is a run by itself', () => {
    for (const parts of [runsOf('m1', all), inParts(long)]) {
      expect(parts.map(({ presses }) => presses.length)).toEqual([...Array.from({ length: 10 }, () => 100), 50]);
      expect(parts.flatMap(({ presses }) => presses)).toEqual(long.presses);
      for (const part of [parts[0], parts[5], parts[10]]) expect(part && faultOf(part, known)).toBeNull();
    }
  });

  test('is brought again only as far as it has no answer', () => {
    const [part] = inParts(long) as [Run];
    const answer = (code: (at: number) => string): readonly CameOfPress[] =>
      part.presses.map(({ id }, at) => ({ id, outcome: 'recorded', code: code(at), says: '' }));
    const rests = (at: number) => (at === 7 || at === 9 ? 'weave/not-there-yet' : '');
    const first = withAnswer(null, { is: 'answered', presses: answer(rests) });
    const again = stillToBring(part, first);
    expect([stillToBring(part, null), again.presses.map(({ number }) => number)]).toEqual([part, [7, 8, 9]]);
    const second = withAnswer(first, { is: 'answered', presses: answer(() => '').slice(7, 10) });
    expect([isFinal(first), isFinal(second)]).toEqual([false, true]);
    expect(second).toEqual({ is: 'answered', presses: answer(() => '') });
    const refused = { is: 'refused', code: 'run/forged', says: 'x' } as const;
    expect(withAnswer(first, refused)).toBe(refused);
  });
});
