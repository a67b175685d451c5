import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hexOf } from '../merkle/hashes.js';
import { readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { newKeys, readSignerKey, readVerifierKey, type SignerKey, type VerifierKey } from './keys.js';
import { openNote, readNote, signNote } from './note.js';

interface Vectors {
  readonly notes: readonly {
    readonly signer: string;
    readonly verifier: string;
    readonly text: string;
    readonly note: string;
  }[];
  readonly checkpoints: readonly {
    readonly verifier: string;
    readonly note: string;
    readonly origin: string;
    readonly size: number;
    readonly root: string;
  }[];
}

const VECTORS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../testdata/vectors.json'), 'utf8'),
) as unknown as Vectors;

function keys(name: string): { readonly signer: SignerKey; readonly key: VerifierKey } {
  const texts = newKeys(name, randomBytes(32));
  return {
    signer: readSignerKey(texts.signer) as SignerKey,
    key: readVerifierKey(texts.verifier) as VerifierKey,
  };
}

const { signer, key } = keys('example.org/log');
const TEXT = 'example.org/log\n17\nqGqm\n';
const note = signNote(TEXT, signer);

describe('golang.org/x/mod/sumdb/note', () => {
  it.each(VECTORS.notes)('signs and opens the note of $verifier as we do', ({ signer, verifier, text, note }) => {
    const own = readSignerKey(signer);
    const known = readVerifierKey(verifier);
    expect(own && signNote(text, own)).toBe(note);
    expect(own?.verifier).toBe(verifier);
    expect(known && openNote(note, known)).toEqual({ ok: true, text });
  });

  it('makes the same keys of the same seed', () => {
    const [first] = VECTORS.notes;
    expect(newKeys('example.org', Buffer.alloc(32, 1))).toEqual({ signer: first?.signer, verifier: first?.verifier });
  });

  it.each(VECTORS.checkpoints)('signs the checkpoint of $origin', ({ verifier, note, origin, size, root }) => {
    const known = readVerifierKey(verifier) as VerifierKey;
    const opened = openNote(note, known);
    const checkpoint = readCheckpoint(opened.ok ? opened.text : '');
    expect(checkpoint).toMatchObject({ origin, size, signedAt: '2026-11-21T10:00:00.000Z' });
    expect(checkpoint && hexOf(checkpoint.root)).toBe(root);
    expect(checkpoint && writeCheckpoint(checkpoint)).toBe(opened.ok ? opened.text : undefined);
  });
});

describe('a signed note', () => {
  it('opens with its key', () => expect(openNote(note, key)).toEqual({ ok: true, text: TEXT }));

  it('opens with none of its bytes changed, dropped or doubled', () => {
    const bytes = Buffer.from(note);
    for (const at of bytes.keys()) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] as number) ^ (1 << (at % 8));
      const dropped = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
      const doubled = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + 1), bytes.subarray(at)]);
      for (const wrong of [flipped, dropped, doubled]) {
        const opened = openNote(wrong.toString('utf8'), key);
        expect([at, opened.ok]).toEqual([at, false]);
      }
    }
  });

  it('says whose signature it has where it is not this key’s', () => {
    const other = keys('example.org/log');
    expect(openNote(note, other.key)).toEqual({
      ok: false,
      reason: `it is not signed by example.org/log (${other.key.id}), but by example.org/log (${key.id})`,
    });
  });

  it('may carry signatures of others, which are passed over', () => {
    const other = keys('witness.example');
    const line = signNote(TEXT, other.signer).slice(TEXT.length + 1);
    expect(openNote(`${note}${line}`, key)).toEqual({ ok: true, text: TEXT });
    expect(openNote(`${note}${line}`, other.key)).toEqual({ ok: true, text: TEXT });
  });

  it('does not open where one of two signatures by its key is wrong', () => {
    const [, signature = ''] = note.split('\n\n');
    const wrong = signNote('another\n', signer).split('\n\n')[1] ?? '';
    expect(openNote(`${TEXT}\n${signature}${wrong}`, key)).toMatchObject({ ok: false });
  });

  it('can hold any text without control characters that ends with a line feed', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((one) => ![...one].some((sign) => sign < ' '));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const text = `${lines.join('\n')}\n`;
        expect(openNote(signNote(text, signer), key)).toEqual({ ok: true, text });
      }),
      { numRuns: 100 },
    );
  });

  it.each(['', 'no line feed', 'a\u0000b\n', 'a\tb\n', 'a\rb\n', '\ud800\n'])('cannot be made of %j', (text) => {
    expect(() => signNote(text, signer)).toThrow(TypeError);
  });

  it.each(['', '\n', 'text\n', 'text\n\n', 'text\n\nsig\n', 'text\n\n\u2014 a\n', 'text\n\n\u2014 a AAAA\n'])(
    'is not %j',
    (text) => expect(readNote(text)).toBeUndefined(),
  );

  it('has no more than a hundred signatures', () => {
    const [, line = ''] = note.split('\n\n');
    expect(readNote(`${TEXT}\n${line.repeat(100)}`)?.signatures).toHaveLength(100);
    expect(readNote(`${TEXT}\n${line.repeat(101)}`)).toBeUndefined();
  });
});

describe('a key', () => {
  const texts = newKeys('example.org/log', Buffer.alloc(32, 7));

  it.each(['', 'two words', 'a+b', 'a\nb', 'a\u2028b'])('cannot be called %j', (name) => {
    expect(() => newKeys(name, Buffer.alloc(32))).toThrow(TypeError);
  });

  it('is made of exactly 32 bytes', () => expect(() => newKeys('a', Buffer.alloc(31))).toThrow(TypeError));

  it('is read from its text to the letter, or not at all', () => {
    for (const [text, read] of [
      [texts.signer, readSignerKey],
      [texts.verifier, readVerifierKey],
    ] as const) {
      expect(read(text)).toMatchObject({ name: 'example.org/log' });
      for (const at of Array.from(text).keys()) {
        const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
        expect([at, read(changed)]).toEqual([at, undefined]);
        expect([at, read(text.slice(0, at))]).toEqual([at, undefined]);
      }
      expect(read(`${text}\n`)).toBeUndefined();
    }
  });
});

describe('a checkpoint', () => {
  const checkpoint = { origin: 'o', size: 3, root: Buffer.alloc(32, 5), signedAt: '2026-11-21T10:00:00.000Z' };
  const text = writeCheckpoint(checkpoint);

  it('is read as it was written', () => expect(readCheckpoint(text)).toEqual(checkpoint));

  it.each([
    ['a size with a leading zero', text.replace('\n3\n', '\n03\n')],
    ['a size below nothing', text.replace('\n3\n', '\n-3\n')],
    ['a size beyond counting', text.replace('\n3\n', '\n9999999999999999\n')],
    ['no origin', text.replace(/^o/, '')],
    ['a root of 31 bytes', writeCheckpoint({ ...checkpoint, root: Buffer.alloc(31) })],
    ['spare bits in the root', text.replace('BQU=', 'BQV=')],
    ['no time', text.replace(/signed .*\n/, '')],
    ['a time that is none', text.replace('T10', ' 10')],
    ['another line', `${text}more\n`],
    ['no line feed at the end', text.slice(0, -1)],
  ])('is none with %s', (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(readCheckpoint(wrong)).toBeUndefined();
  });
});
