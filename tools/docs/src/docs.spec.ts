import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISPUTE_COMMANDS, DISPUTE_EVENTS, PENALTY_COMMANDS, PENALTY_EVENTS } from '@adjutant/dispute';
import { MATCH_COMMANDS, MATCH_EVENTS } from '@adjutant/match';
import { judgedCodes, packCodes, writtenCodes } from './codes.js';
import { pages } from './pages.js';

const root = join(import.meta.dirname, '../../..');
const words = readFileSync(join(root, 'docs/words.md'), 'utf8');
const named = [...words.matchAll(/`([a-z…]+(?:-[a-z]+)*\/[a-z-]+)`/g)].map((match) => match[1] ?? '');
const plain = (text: string): string => text.replace(/[\s|*_;-]+/g, '');

describe('the reference', () => {
  it.each(Object.entries(pages(root)))('%s is what the code says; run `npm run docs`', (path, text) => {
    // Prettier lays tables and lists out; the words are what counts.
    expect(plain(readFileSync(join(root, path), 'utf8')) === plain(text)).toBe(true);
  });
});

describe('docs/words.md', () => {
  it.each([...MATCH_EVENTS, ...DISPUTE_EVENTS, ...PENALTY_EVENTS])('has the event %s', (event) =>
    expect(words).toContain(`\`${event}\``),
  );
  it.each([...MATCH_COMMANDS, ...DISPUTE_COMMANDS, ...PENALTY_COMMANDS])('has the command %s', (command) =>
    expect(words).toContain(`\`${command}\``),
  );
  it.each([...writtenCodes(root), ...packCodes(root)])('has the refusal code %s', (code) =>
    expect(named).toContain(code),
  );
  it.each(judgedCodes(root))('has the refusal code …/%s', (code) => expect(named).toContain(`…/${code}`));

  it('names no refusal code that nothing gives', () => {
    const known = new Set([...writtenCodes(root), ...packCodes(root), ...judgedCodes(root).map((code) => `…/${code}`)]);
    const codes = [...words.matchAll(/^\| `([a-z…]+(?:-[a-z]+)*\/[a-z-]+)`/gm)].map((match) => match[1] ?? '');
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});
