import fc from 'fast-check';
import { canonical } from '../canonical.js';
import { digest, eventHash, GENESIS } from '../chain.js';
import { CompactRange } from '../merkle/compact-range.js';
import { hexOf, type Hash } from '../merkle/hashes.js';
import { multiproof } from '../merkle/multiproof.js';
import { writeCheckpoint } from '../note/checkpoint.js';
import { newKeys, readSignerKey, type SignerKey } from '../note/keys.js';
import { signNote } from '../note/note.js';
import { leafOf } from './events.js';
import type { BundleEvent } from './format.js';
import { brokenLine, verifyBundle } from './verify.js';
import { writeBundle } from './write.js';

const signerOf = (name: string, seed: number): SignerKey =>
  readSignerKey(newKeys(name, Buffer.alloc(32, seed)).signer) as SignerKey;
const signer = signerOf('example.org/log', 1);
const thief = signerOf('example.org/log', 2);

const content = { id: 'lanterns', release: '2026', entries: { 'core/flare': { says: 'é' } } };
const pack = { ...content, digest: digest(content) };
const pinned = { id: 'lanterns', release: '2026', digest: pack.digest };

type Unsealed = Pick<BundleEvent, 'stream' | 'type' | 'data'>;

/** A log in which a match, a dispute about it and others take turns. */
function logOf(events: readonly Unsealed[]): BundleEvent[] {
  const ends = new Map<string, { revision: number; hash: string }>();
  return events.map(({ stream, type, data }, leaf) => {
    const { revision, hash: previousHash } = ends.get(stream) ?? { revision: -1, hash: GENESIS };
    const ids = { eventId: `e${leaf}`, commandId: `c${leaf}`, correlationId: `c${leaf}`, causationId: `c${leaf}` };
    const when = { occurredAt: '2026-11-21T10:00:00.000Z', recordedAt: '2026-11-21T10:00:01.000Z' };
    const actor = { id: 'ann', role: 'player' };
    const open = { ...ids, ...when, actor, schemaVersion: 1, payloadHash: 'p', previousHash };
    const hash = eventHash({ stream, revision: revision + 1, type, data, meta: open });
    ends.set(stream, { revision: revision + 1, hash });
    return { leaf, stream, revision: revision + 1, type, data, meta: { ...open, hash } } as BundleEvent;
  });
}

const scored = (stream: string, points: number): Unsealed => ({ stream, type: 'Scored', data: { points } });
const LOG = logOf([
  scored('match-other', 1),
  { stream: 'match-m', type: 'MatchOpened', data: { pack: pinned } },
  scored('match-m', 3),
  scored('match-other', 4),
  { stream: 'dispute-d', type: 'JudgeCalled', data: { match: 'm' } },
  scored('match-m', 5),
  { stream: 'dispute-d', type: 'CallWithdrawn', data: {} },
  scored('match-m', 6),
  scored('match-other', 7),
]);
const ours = (event: BundleEvent): boolean => event.stream !== 'match-other';

function bundleOf(log: readonly BundleEvent[], by = signer, events = log.filter(ours)): string {
  const kept = new Map<string, Hash>();
  const range = new CompactRange();
  for (const { meta } of log)
    range.append(leafOf(meta.hash) as Hash, (level, index, hash) => kept.set(`${level}/${index}`, hash));
  const checkpoint = { origin: by.name, size: log.length, root: range.root(), signedAt: '2026-11-21T11:00:00.000Z' };
  const places = events.map(({ leaf }) => leaf);
  const proof = multiproof(places, log.length, (level, index) => kept.get(`${level}/${index}`) as Hash);
  const note = signNote(writeCheckpoint(checkpoint), by);
  return writeBundle({ match: 'm', pack, events, checkpoint, note, proof, signer: by });
}

const bundle = bundleOf(LOG);
const verdict = (text: string | Uint8Array, key = signer.verifier) =>
  verifyBundle(typeof text === 'string' ? Buffer.from(text) : text, key);
const fault = (text: string | Uint8Array, key?: string) => {
  const found = verdict(text, key);
  return found.sound ? undefined : found.fault;
};
const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('a bundle', () => {
  it('holds what the log holds of a match and its disputes, and says so', () => {
    const found = verdict(bundle);
    expect(found).toMatchObject({
      sound: true,
      bundle: {
        header: { match: 'm', pack: pinned, events: 6, origin: 'example.org/log', key: signer.verifier },
        pack,
        events: LOG.filter(ours),
        checkpoint: { size: 9, signedAt: '2026-11-21T11:00:00.000Z' },
        manifest: {
          streams: [
            { stream: 'match-m', events: 4, head: LOG[7]?.meta.hash },
            { stream: 'dispute-d', events: 2, head: LOG[6]?.meta.hash },
          ],
        },
      },
    });
    expect(brokenLine(Buffer.from(bundle))).toBeUndefined();
  });

  it('is the same to the byte when it is made again', () => expect(bundleOf(LOG)).toBe(bundle));

  it('is sound with no key given, but that tells nothing of who signed', () => {
    const stolen = bundleOf(LOG, thief);
    expect(verifyBundle(Buffer.from(stolen)).sound).toBe(true);
    expect(fault(stolen)).toMatchObject({ line: 1, says: expect.stringMatching(/not with the one given/) as string });
  });
});

describe('in a bundle, whichever byte', () => {
  const bytes = Buffer.from(bundle);
  const found = (changed: Buffer): boolean => !verifyBundle(changed, signer.verifier).sound;
  const missed = (change: (at: number) => Buffer, every = 1): number[] =>
    [...bytes.keys()].filter((at) => at % every === 0 && !found(change(at)));

  it('is flipped in a bit, it is found (every byte of a small bundle, one bit of each)', () => {
    const flipped = (at: number): Buffer => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] as number) ^ (1 << (at % 8));
      return copy;
    };
    expect(missed(flipped)).toEqual([]);
  });

  it('is left out, it is found (every byte of a small bundle)', () => {
    expect(missed((at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]))).toEqual([]);
  });

  it('is the last one left of the file, it is found (every byte of a small bundle)', () => {
    expect(missed((at) => bytes.subarray(0, at))).toEqual([]);
  });

  it('is doubled, or stands behind a space that was not there, it is found (every seventh byte)', () => {
    const around = (at: number, between: Buffer): Buffer =>
      Buffer.concat([bytes.subarray(0, at), between, bytes.subarray(at)]);
    expect(missed((at) => around(at, bytes.subarray(at, at + 1)), 7)).toEqual([]);
    expect(missed((at) => around(at, Buffer.from(' ')), 7)).toEqual([]);
  });

  it('stands before the first or behind the last, it is found', () => {
    for (const more of ['\ufeff', '\n', ' ', '{}\n']) {
      expect(found(Buffer.from(`${more}${bundle}`))).toBe(true);
      expect(found(Buffer.from(`${bundle}${more}`))).toBe(true);
    }
  });
});

describe('whoever changes a bundle', () => {
  const lines = linesOf(bundle);

  it('and leaves the rest is told the line and the event', () => {
    expect(fault(textOf(lines.with(5, (lines[5] ?? '').replace('"points":5', '"points":50'))))).toEqual({
      line: 6,
      says: 'its content does not match its hash',
      event: { stream: 'match-m', revision: 2 },
    });
    expect(fault(textOf(lines.toSpliced(3, 1)))).toEqual({
      line: 4,
      says: 'it is not the line that was signed here',
      event: { stream: 'dispute-d', revision: 0 },
    });
    expect(fault(textOf(lines.toSpliced(5, 1)))).toMatchObject({
      line: 6,
      event: { stream: 'dispute-d', revision: 1 },
    });
    expect(fault(textOf(lines.toSpliced(7, 1)))).toMatchObject({
      line: 8,
      says: expect.stringMatching(/left out at the end/) as string,
    });
    expect(fault(textOf(lines.toSpliced(4, 0, lines[3] ?? '')))).toMatchObject({
      line: 5,
      says: 'it is event 2 of the log, but stands behind event 2',
    });
    expect(fault(textOf(lines.with(3, lines[4] ?? '').with(4, lines[3] ?? '')))).toMatchObject({ line: 4 });
    expect(fault(textOf(lines.with(1, (lines[1] ?? '').replace('é', 'e'))))).toEqual({
      line: 2,
      says: 'the content of the pack does not match its digest',
    });
    expect(fault(textOf(lines.with(0, (lines[0] ?? '').replace('"events":6', '"events":5'))))).toMatchObject({
      line: 1,
    });
  });

  /** Everything that can be worked out again without the key: chains, places, tree, proof, manifest, checkpoint. */
  const forged: readonly (readonly [string, BundleEvent[]])[] = LOG.filter(ours).flatMap(({ leaf }) => {
    const open = LOG.map(({ stream, type, data }) => ({ stream, type, data }));
    const other = LOG.find((event) => ours(event) && event.leaf > leaf);
    const swapped = other && open.with(leaf, open[other.leaf] as Unsealed).with(other.leaf, open[leaf] as Unsealed);
    const changes: [string, Unsealed[]][] = [
      ['deleted', open.toSpliced(leaf, 1)],
      ['inserted', open.toSpliced(leaf + 1, 0, scored('match-m', 99))],
      ['doubled', open.toSpliced(leaf, 0, open[leaf] as Unsealed)],
      ['changed', open.with(leaf, { ...(open[leaf] as Unsealed), type: 'Other' })],
      ['rolled back', open.slice(0, leaf)],
      ...(swapped && leaf !== 1 ? [['swapped', swapped] as [string, Unsealed[]]] : []),
    ];
    return changes.map(([what, events]) => [`${what} at ${leaf}`, logOf(events)] as const);
  });

  it.each(forged)('and works everything out again, but cannot sign, is found: %s', (_, log) => {
    const theirs = linesOf(bundleOf(log, thief));
    const above = theirs
      .slice(0, -3)
      .with(0, canonical({ ...(JSON.parse(theirs[0] ?? '') as object), key: signer.verifier }));
    // With the signed lines of the true bundle below, with their own, and with the true signatures under their own texts.
    expect(verdict(textOf([...above, ...lines.slice(-3)])).sound).toBe(false);
    expect(verdict(textOf([...above, ...lines.slice(-3, -1), theirs.at(-1) ?? ''])).sound).toBe(false);
    expect(verdict(textOf([...above, ...theirs.slice(-3)])).sound).toBe(false);
    expect(verdict(textOf(theirs)).sound).toBe(false);
    const borrowed = [-3, -2].map((at) => {
      const signature = (line: string | undefined): string => (line ?? '').slice((line ?? '').indexOf('\\n\\n'));
      const own = theirs.at(at) ?? '';
      return `${own.slice(0, own.indexOf('\\n\\n'))}${signature(lines.at(at))}`;
    });
    expect(verdict(textOf([...above, ...borrowed, theirs.at(-1) ?? ''])).sound).toBe(false);
  });

  it('cannot leave out the end of a stream with the help of the log itself: each size has a manifest of its own', () => {
    const shortened = bundleOf(
      LOG,
      signer,
      LOG.filter((event) => ours(event) && event.leaf < 7),
    );
    // The log would have to sign that; it signs all that it has. Such a manifest does not fit the events of another.
    const mixed = [...linesOf(shortened).slice(0, -3), ...lines.slice(-3)];
    expect(verdict(textOf(mixed)).sound).toBe(false);
  });
});

describe('what cannot even be read', () => {
  it.each([
    ['nothing', ''],
    ['one line feed', '\n'],
    ['something else', '{"adjutant":"match"}\n'],
    ['a header alone', `${linesOf(bundle)[0]}\n`],
    ['a list', '[]\n'],
    ['half a character', bundle.replace('é', '\\ud800')],
  ])('%s is told', (_, text) => expect(fault(text)?.line).toBeGreaterThan(0));

  it('bytes that are no text are told with their line', () => {
    const at = Buffer.from(bundle).indexOf('Scored');
    const bytes = Buffer.from(bundle);
    bytes[at] = 0xff;
    expect(fault(bytes)).toMatchObject({ says: 'it is not UTF-8 text', line: bundle.slice(0, at).split('\n').length });
  });

  it('no text at all makes it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(bundle.length), (noise, at) => {
        const bytes = Buffer.from(bundle);
        bytes.set(noise.subarray(0, bytes.length - at), Math.min(at, bytes.length - noise.length));
        expect(verifyBundle(noise).sound).toBe(false);
        expect(() => [verifyBundle(bytes), brokenLine(bytes), brokenLine(noise)]).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});

describe('the root of the checkpoint', () => {
  it('is the one over the whole log', () => {
    const found = verdict(bundle);
    const range = new CompactRange();
    for (const { meta } of LOG) range.append(leafOf(meta.hash) as Hash);
    expect(found.sound && hexOf(found.bundle.checkpoint.root)).toBe(hexOf(range.root()));
  });
});
