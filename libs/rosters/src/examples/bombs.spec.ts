import { gzipSync, strToU8, zipSync } from 'fflate';
import { LIMITS, readList } from '../index.js';
import * as lists from './lists.js';
import { codeOf } from './reading.js';

const MIB = 1024 * 1024;
const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
};
const packed = (files: { readonly [name: string]: string }): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const nested = (levels: number): string => `${'{"roster":'.repeat(levels)}1${'}'.repeat(levels)}`;
const selections = (count: number): string =>
  JSON.stringify({
    roster: { forces: [{ selections: Array.from({ length: count }, () => ({ name: 'A', type: 'model' })) }] },
  });

describe('what is more than a list', () => {
  it.each([
    ['ten megabytes of text', 'Cinder Marshal (95 Points)\n'.repeat(400_000)],
    ['ten megabytes of bytes', new Uint8Array(10 * MIB).fill(65)],
    ['a text of more than 1 MiB', 'Ember Guard (170 Points)\n'.repeat(50_000)],
    ['one line of 1 MiB', 'x'.repeat(MIB)],
    ['a line of brackets', `${'('.repeat(LIMITS.line)}(`],
    ['10,001 lines', '10 Shock Troops\n'.repeat(10_001)],
    ['more units than a roster has', '10 Shock Troops\n'.repeat(501)],
    ['more selections than a list has', selections(1_001)],
    ['a zip that unpacks to 6 MB', packed({ 'a.ros': `<roster>${' '.repeat(6 * MIB)}</roster>` })],
    ['a gzip that unpacks to 6 MB', gzipSync(new Uint8Array(6 * MIB))],
    ['a link that unpacks to 6 MB', `#/listforge/${base64(gzipSync(new Uint8Array(6 * MIB)))}`],
  ])('is refused: %s', (_, list) => expect(codeOf(list)).toBe('list/too-long'));

  it.each([
    ['JSON', nested(200_000)],
    ['JSON of lists', `{"a":${'['.repeat(200_000)}`],
    ['XML', `<roster>${'<forces>'.repeat(200_000)}`],
  ])('is refused where it is too deep: %s', (_, list) => expect(codeOf(list)).toBe('list/too-deep'));

  it('says which limit it is, in words and in facts', () => {
    const read = readList('10 Shock Troops\n'.repeat(10_001));
    expect(read).toMatchObject({
      refusal: {
        message: 'The text has 10002 lines; a list has at most 10000.',
        facts: { lines: 10_002, most: 10_000 },
      },
    });
  });

  it('is stopped while it unpacks, not afterwards', () => {
    const bomb = packed({ 'a.ros': ' '.repeat(6 * MIB) });
    const cut = bomb.subarray(0, Math.floor(bomb.length * 0.95));
    // The end is never looked at: what is broken in it is not seen.
    expect(codeOf(cut)).toBe('list/too-long');
  });
});

describe('what no list has', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE roster [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><roster name="&b;"/>`;
  it.each([
    ['XML with entities', bomb],
    ['XML with a file of this machine', `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><roster name="&x;"/>`],
    ['XML with a document type elsewhere', `<!DOCTYPE roster SYSTEM "http://example.org/r.dtd"><roster/>`],
    ['a zip with two files', packed({ 'a.ros': lists.XML, 'b.ros': lists.XML })],
    ['a zip with a path', packed({ '../a.ros': lists.XML })],
    ['a zip with something else', packed({ 'a.exe': 'MZ' })],
  ])('is refused: %s', (_, list) => expect(codeOf(list)).toBe('list/unsafe'));

  it.each([
    ['XML that uses an entity', '<roster name="&x;"><forces/></roster>'],
    ['XML that ends early', lists.XML.slice(0, 900)],
    ['XML that is two', '<roster/><roster/>'],
    ['JSON that ends early', JSON.stringify({ roster: lists.ROSTER }).slice(0, 500)],
    ['a zip that ends early', packed({ 'a.ros': lists.XML }).subarray(0, 200)],
    ['a zip with nothing in it', packed({})],
    ['a link that was cut', `#/listforge/${base64(gzipSync(strToU8('{"a":1}'))).slice(0, 24)}`],
  ])('is refused where it is broken: %s', (_, list) => expect(codeOf(list)).toBe('list/broken'));

  it('is refused where it is no text', () => {
    expect(codeOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))).toBe('list/not-text');
  });

  it('is no reason to refuse a text of two bytes a letter', () => {
    const wide = Uint8Array.from([0xff, 0xfe, ...[...lists.PLAIN_LIST].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    expect(codeOf(wide)).toBe('read by plain');
  });
});
