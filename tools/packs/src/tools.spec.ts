import { join } from 'node:path';
import { readPackFolder, readShelf } from '@adjutant/store';
import { tinyPack, TINY_HEAD } from './fixture.js';
import { lint } from './lint.js';
import { digestsOf, lockOf, lockText, needsNoLock, readLock } from './lock.js';
import { readPacks, type PackRead } from './read-folder.js';

/** What comes of a pack folder that is there for as long as the work takes. */
function from<T>(changes: { readonly [path: string]: unknown }, work: (packs: string) => T): T {
  const { packs, remove } = tinyPack(changes);
  try {
    return work(packs);
  } finally {
    remove();
  }
}

const linted = (changes: { readonly [path: string]: unknown } = {}) => from(changes, (packs) => lint(readPacks(packs)));

function read(changes: { readonly [path: string]: unknown } = {}): PackRead {
  const [pack] = from(changes, readPacks);
  if (!pack) throw new Error('the tiny pack is not there');
  return pack;
}

describe('a pack folder', () => {
  it('is what belongs to the pack, sorted', () => {
    expect(from({}, (packs) => readPackFolder(join(packs, 'tiny')).map((file) => file.path))).toEqual([
      'layers/base/entries/core__jump.json',
      'layers/base/entries/core__sing.json',
      'layers/base/layer.json',
      'layers/base/questions.json',
      'layers/house/entries/core__stay.json',
      'layers/house/layer.json',
      'pack.json',
      'releases.json',
    ]);
  });

  it('becomes a shelf with every release, variants never the newest', () => {
    const shelf = from({}, readShelf);
    expect(shelf.packs.map((pack) => `${pack.id} ${pack.release}`)).toEqual(['tiny other', 'tiny one']);
    expect(shelf.find('tiny')?.release).toBe('one');
    expect(shelf.packs.map((pack) => pack.digest)).toEqual(
      shelf.packs.map((pack) => shelf.pinned(pack.digest)?.digest),
    );
  });

  it('that does not load stops the shelf with file and line', () => {
    expect(() => from({ 'layers/base/layer.json': '{' }, readShelf)).toThrow(
      'layers/base/layer.json:1 This is not valid JSON',
    );
  });

  it('has to be there', () => {
    expect(() => readShelf(join('no', 'such', 'folder'))).toThrow('There is no folder of packs at');
  });
});

describe('lint', () => {
  it('warns of what no release needs', () => {
    expect(linted()).toEqual({
      lines: [
        'libs/packs/tiny/layers/base/questions.json:8 warning: Nothing asks the question is-it-not.',
        'tiny: 0 problems, 1 warning',
      ],
      failed: false,
    });
  });

  it('warns of a layer that no release is made of', () => {
    const spare = { kind: 'errata', title: 'Spare', date: '2001-01-01', source: { document: 'book', section: 'Two' } };
    expect(linted({ 'layers/spare/layer.json': spare }).lines).toContain(
      'libs/packs/tiny/layers/spare/layer.json:1 warning: No release is made of the layer spare.',
    );
  });

  it('fails for a problem, which it tells once however many releases have it', () => {
    const report = linted({ 'pack.json': { ...TINY_HEAD, documents: {} } });
    expect(report.failed).toBe(true);
    expect(
      report.lines.filter((line) => line.includes('pack.json:') && line.includes('`score/source/document`')),
    ).toEqual([expect.stringContaining('names no known document: book.') as string]);
  });

  it('tells what is wrong in the files before anything else', () => {
    expect(linted({ 'layers/base/entries/core__sing.json': '[}' }).lines).toEqual([
      'libs/packs/tiny/layers/base/entries/core__sing.json:1 This is not valid JSON: value expected near 0.',
      'tiny: 1 problem, 0 warnings',
    ]);
  });
});

describe('lock', () => {
  const pack = read();
  const digests = digestsOf(pack);
  const moved = { ...digests, one: '0'.repeat(64) };

  it('is the digest of each release', () => {
    expect(Object.keys(digests)).toEqual(['one', 'other']);
    expect(Object.values(digests).every((digest) => /^[0-9a-f]{64}$/.test(digest))).toBe(true);
    expect(lockOf(pack, {})).toEqual({ lock: digests, problems: [] });
    expect(lockOf(pack, digests)).toEqual({ lock: digests, problems: [] });
  });

  it('is read as it was written, and empty where there is none', () => {
    expect(from({ 'releases.lock': lockText(digests) }, (packs) => readLock(join(packs, 'tiny')))).toEqual(digests);
    expect(from({}, (packs) => readLock(join(packs, 'tiny')))).toEqual({});
  });

  it('does not let a published release move or go', () => {
    expect(lockOf(pack, moved).problems).toEqual([
      'tiny one is published and may not change: put the change into a new release.',
    ]);
    expect(lockOf(pack, { ...digests, zero: 'x' }).problems).toEqual([
      'tiny zero is published and may not go: old matches rest on it.',
    ]);
  });

  it('lets a draft move', () => {
    const draft = read({ 'pack.json': { ...TINY_HEAD, stage: 'draft' } });
    expect(lockOf(draft, moved)).toEqual({ lock: digestsOf(draft), problems: [] });
  });

  it('is not needed by a draft that has none', () => {
    const draft = { 'pack.json': { ...TINY_HEAD, stage: 'draft' } };
    const needless = (changes: { readonly [path: string]: unknown }) =>
      from(changes, (packs) => readPacks(packs).map(needsNoLock));
    expect(needless(draft)).toEqual([true]);
    expect(needless({ ...draft, 'releases.lock': lockText(digests) })).toEqual([false]);
    expect(needless({})).toEqual([false]);
  });

  it('is not written for a pack that does not load', () => {
    expect(lockOf(read({ 'layers/base/entries/core__sing.json': '{}' }), {}).problems).toContain(
      'tiny/layers/base/entries/core__sing.json:1 The file lacks `kind`: What sort of rule it is.',
    );
  });
});
