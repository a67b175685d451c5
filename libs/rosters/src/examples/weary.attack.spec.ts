import { gzipSync, strToU8, zipSync } from 'fflate';
import { LIMITS, readList } from '../index.js';
import { TEXT_READERS } from '../readers.js';
import { codeOf, KNOWN } from './reading.js';
import { WEARY } from './weary.js';

const MIB = 1024 * 1024;

describe('a list that is made to tire the reader', () => {
  const longest = LIMITS.line - 10;

  it.each(WEARY)('takes time by its length alone, up to 1 MiB: %s', (_, weary) => {
    const time = (lines: number): number => {
      const list = `${weary(longest)}\n`.repeat(lines);
      const began = performance.now();
      for (const { id } of TEXT_READERS) readList(list, { known: KNOWN, reader: id });
      return performance.now() - began;
    };
    time(4);
    const few = Math.max(time(32), 20);
    // Eight times the text, and four times that for a machine that does other things meanwhile.
    expect(time(Math.floor(LIMITS.text / LIMITS.line) - 1) / few).toBeLessThan(32);
  });
});

describe('a file that unpacks to fifty megabytes', () => {
  const large = new Uint8Array(50 * MIB);

  it.each([
    ['zip', () => zipSync({ 'a.ros': large })],
    ['gzip', () => gzipSync(large)],
    ['zip of a roster', () => zipSync({ 'a.ros': strToU8(`<roster>${' '.repeat(50 * MIB)}</roster>`) })],
  ])('is stopped: %s', (_, made) => {
    const file = made();
    expect(file.length).toBeLessThan(MIB);
    expect(codeOf(file)).toBe('list/too-long');
  });
});
