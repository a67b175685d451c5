import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from './reference.js';

const root = join(import.meta.dirname, '..', '..', '..');
const plain = (text: string): string => text.replace(/[\s|*_;-]+/g, '');

describe('the reference of messages', () => {
  it.each(Object.entries(referencePages()))('%s is what the code says; run `npm run docs`', (path, text) => {
    // Prettier lays tables and lists out; the words are what counts.
    expect(plain(readFileSync(join(root, path), 'utf8')) === plain(text)).toBe(true);
  });
});
