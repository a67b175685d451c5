import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PackError } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { readShelf } from './pack-folder.js';

const PACKS = join(import.meta.dirname, '..', '..', 'packs');
const folder = mkdtempSync(join(tmpdir(), 'adjutant-kept-'));
const packs = join(folder, 'packs');
const entry = join(packs, 'demo', 'pack.json');
const kept = { folder: join(folder, 'kept'), engine: 'one' };
const whole = readFileSync(join(PACKS, 'demo', 'pack.json'), 'utf8');

/** Where the shelf came from is told by a mark that is put into what is kept, with a hash that fits. */
const files = (): string[] => readdirSync(kept.folder).map((name) => join(kept.folder, name));
const only = (): string => files()[0] as string;
const shelf = (engine = 'one') => readShelf(packs, { ...kept, engine });
const all = readShelf(PACKS).packs;
const fresh = all.filter(({ id }) => id === 'demo');

beforeEach(() => {
  rmSync(kept.folder, { recursive: true, force: true });
  cpSync(join(PACKS, 'demo'), join(packs, 'demo'), { recursive: true });
  writeFileSync(entry, whole);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a pack that was checked before', () => {
  it('is the very same when it is taken from what was kept, digest and all', () => {
    expect(shelf().packs).toEqual(fresh);
    const before = readFileSync(only(), 'utf8');
    const again = shelf().packs;
    expect(JSON.stringify(again)).toBe(JSON.stringify(fresh));
    for (const { digest: told, ...pinned } of again) expect(digest(pinned)).toBe(told);
    expect([files().length, readFileSync(only(), 'utf8')]).toEqual([1, before]);
  });

  it('can be written down as it is, whichever it is', () => {
    expect(all.length).toBeGreaterThan(5);
    for (const { digest: told, ...pinned } of JSON.parse(JSON.stringify(all)) as typeof all)
      expect([pinned.id, pinned.release, digest(pinned)]).toEqual([pinned.id, pinned.release, told]);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  it('is not checked again: what was kept is what is used', () => {
    shelf();
    keepInstead((text) => text.replace('Lamplight Bay', 'Lamplight Cay'));
    expect(shelf().packs[0]?.name).toMatch('Lamplight Cay');
  });

  it('is checked again by another build, and once one of its files is another, whatever its size and time', () => {
    shelf();
    keepInstead((text) => text.replace('Lamplight Bay', 'Lamplight Cay'));
    expect(shelf('two').packs[0]?.name).toMatch('Lamplight Bay');
    keepInstead((text) => text.replace('Lamplight Bay', 'Lamplight Cay'));
    writeFileSync(entry, whole.replace('Lamplight Bay', 'Lamplight Day'));
    expect(shelf('two').packs[0]?.name).toMatch('Lamplight Day');
  });

  it('stops the start when it has been broken since', () => {
    shelf();
    writeFileSync(entry, whole.replace('"stage"', '"stags"'));
    expect(() => shelf()).toThrow(PackError);
    writeFileSync(entry, whole);
    expect(shelf().packs).toEqual(fresh);
  });

  it('stops the start every time, as nothing of it is kept', () => {
    writeFileSync(entry, whole.replace('"stage"', '"stags"'));
    expect(() => shelf()).toThrow(PackError);
    expect(() => shelf()).toThrow(PackError);
  });
});

describe('what was kept', () => {
  it.each([
    ['is cut off', (text: string) => text.slice(0, -20)],
    ['is empty', () => ''],
    ['is another text', () => 'nonsense\n[]'],
    ['has one letter changed', (text: string) => text.replace('Lamplight Bay', 'Lamplight Cay')],
    ['is one line', (text: string) => text.replace('\n', ' ')],
  ])('counts for nothing where it %s, and is mended', (_, damage) => {
    shelf();
    const sound = readFileSync(only(), 'utf8');
    writeFileSync(only(), damage(sound));
    expect(shelf().packs).toEqual(fresh);
    expect(readFileSync(only(), 'utf8')).toBe(sound);
  });

  it('is not wanted where its place is a file, or nobody may write there', () => {
    writeFileSync(kept.folder, 'in the way');
    expect(shelf().packs).toEqual(fresh);
    expect(readFileSync(kept.folder, 'utf8')).toBe('in the way');
    rmSync(kept.folder);
    // There nobody may write, not even root.
    expect(readShelf(packs, { ...kept, folder: '/dev/null/kept' }).packs).toEqual(fresh);
  });
});

function keepInstead(change: (text: string) => string): void {
  const [head = '', body = ''] = readFileSync(only(), 'utf8').split('\n');
  const [key] = head.split(' ');
  const changed = change(body);
  writeFileSync(only(), `${key} ${createHash('sha256').update(changed).digest('hex')}\n${changed}`);
}
