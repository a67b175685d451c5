import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../contract/fixtures.js';
import { openMemoryStore } from '../memory/open.js';
import type { EventStore } from '../port.js';
import { openSqliteStore } from '../sqlite/open.js';
import {
  MATCH_FILE_SCHEMA,
  parseMatchFile,
  importsStream,
  takeIn,
  verifyMatchFile,
  writeMatchFile,
  type MatchFile,
} from './index.js';

const TAKING = {
  commandId: 'f0000000-0000-4000-8000-000000000001',
  occasion: {
    now: '2026-11-22T10:00:00.000Z',
    occurredAt: '2026-11-22T10:00:00.000Z',
    actor: { id: 'ora', role: 'organizer' as const },
  },
};
const PACK = { id: 'demo', release: 'first', digest: 'a'.repeat(64) };
const STREAM = 'match-0f2d';

async function recorded(store: EventStore = openMemoryStore()): Promise<EventStore> {
  await store.append(STREAM, 'absent', [{ type: 'MatchOpened', data: { title: 'Fïnal ⚔', pack: PACK } }], command('a'));
  await store.append(
    STREAM,
    0,
    [
      { type: 'Scored', data: { z: 1, a: [1.5, null, 'x\u001fy'] } },
      { type: 'Scored', data: { b: {}, 2: 2 } },
    ],
    command('b'),
  );
  await store.append(STREAM, 2, [{ type: 'Finished', data: {} }], { ...command('c'), correlationId: 'round 3' });
  return store;
}

async function exported(store?: EventStore): Promise<string> {
  return (await writeMatchFile(await recorded(store), STREAM)) ?? '';
}

function parsed(text: string): MatchFile {
  const read = parseMatchFile(text);
  if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return read.file;
}

/** What is said of a text, parsed or not: the line, or that it is intact. */
function lineAtFault(text: string): number | 'intact' {
  const read = parseMatchFile(text);
  if (!read.ok) return read.problems[0]?.line ?? 0;
  const report = verifyMatchFile(read.file);
  return report.intact ? 'intact' : report.line;
}

describe('a match file', () => {
  it('begins with a header that says what follows', async () => {
    const [header = '', ...lines] = (await exported()).trimEnd().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '') as { meta: { hash: string } };
    expect(JSON.parse(header)).toEqual({
      adjutant: 'match',
      version: 1,
      id: '0f2d',
      pack: PACK,
      head: last.meta.hash,
      events: 4,
    });
    expect(lines).toHaveLength(4);
  });

  it('is not written of a match that there is not', async () => {
    expect(await writeMatchFile(openMemoryStore(), STREAM)).toBeUndefined();
  });

  it('is intact as it was written', async () => {
    const report = verifyMatchFile(parsed(await exported()));
    expect(report).toMatchObject({ intact: true, events: 4 });
  });

  it('may have other line ends and other white space', async () => {
    const text = await exported();
    expect(lineAtFault(text.replaceAll('\n', '\r\n'))).toBe('intact');
    expect(lineAtFault(text.trimEnd().replaceAll('","', '", "'))).toBe('intact');
  });

  it('names the line of any byte that was changed', async () => {
    const bytes = Buffer.from(await exported());
    let line = 1;
    for (let at = 0; at < bytes.length; at += 1) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (bytes[at] ?? 0) ^ 1;
      const named = lineAtFault(flipped.toString('utf8'));
      // A header with another id or a line end that is gone shows in the line that follows.
      if (named !== line && !(line === 1 && named === 2)) {
        throw new Error(
          `byte ${at} of line ${line} was blamed on ${named}: ${flipped.toString('utf8').split('\n')[line - 1]}`,
        );
      }
      if (bytes[at] === 10) line += 1;
    }
  });

  it.each([
    ['is left out', (lines: string[]) => lines.toSpliced(2, 1), 3, /revision 1 is missing before it/],
    ['stands twice', (lines: string[]) => lines.toSpliced(2, 0, lines[2] ?? ''), 4, /revision 2 is missing before it/],
    [
      'is moved',
      (lines: string[]) => lines.toSpliced(2, 2, lines[3] ?? '', lines[2] ?? ''),
      3,
      /revision 1 is missing before it/,
    ],
    ['is cut off at the end', (lines: string[]) => lines.slice(0, -1), 1, /says that 4 events follow, but there are 3/],
  ])('shows that a line %s', async (_, change, line, reason) => {
    const lines = (await exported()).trimEnd().split('\n');
    const report = verifyMatchFile(parsed(change(lines).join('\n')));
    expect(report).toMatchObject({ intact: false, line, reason: expect.stringMatching(reason) as string });
  });

  it('shows a header that does not fit', async () => {
    const [header = '', ...lines] = (await exported()).trimEnd().split('\n');
    const other = (change: object): string =>
      [JSON.stringify({ ...(JSON.parse(header) as object), ...change }), ...lines].join('\n');
    const reason = (text: string): unknown => verifyMatchFile(parsed(text));
    expect(reason(other({ head: 'b'.repeat(64) }))).toMatchObject({
      line: 1,
      reason: expect.stringMatching(/names the head bbb/) as string,
    });
    expect(reason(other({ pack: { ...PACK, release: 'second' } }))).toMatchObject({
      line: 1,
      reason: expect.stringMatching(/another pack/) as string,
    });
    expect(reason(other({ id: 'another' }))).toMatchObject({
      line: 2,
      reason: expect.stringMatching(/names another match/) as string,
    });
    expect(
      reason([JSON.stringify({ ...(JSON.parse(header) as object), events: 3 }), ...lines].join('\n')),
    ).toMatchObject({ line: 1 });
  });

  it.each([
    ['nothing', '', '1: The file is empty.'],
    ['no JSON', 'x', expect.stringMatching(/^1: This is not valid JSON/)],
    [
      'another file',
      '{"adjutant":"script","version":1}',
      '1: This is no header of a match file: adjutant must be "match".',
    ],
    ['another version', '{"adjutant":"match","version":2}', '1: This is no header of a match file: version must be 1.'],
    ['a list', '[]', '1: This is no header of a match file: it must be an object.'],
  ])('is refused where there is %s', (_, text, expected) => {
    const read = parseMatchFile(text);
    expect(read.ok ? [] : read.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([expected]);
  });

  it.each([
    ['revision', -1, 'revision must be a whole number from 0'],
    ['type', '', 'type is empty'],
    ['data', [], 'data must be an object'],
    ['meta', {}, 'meta.eventId is missing'],
    ['more', 1, 'more is not known'],
  ])('names what is wrong with %s', async (member, value, expected) => {
    const lines = (await exported()).trimEnd().split('\n');
    const event = { ...(JSON.parse(lines[2] ?? '') as object), [member]: value };
    const read = parseMatchFile(lines.with(2, JSON.stringify(event)).join('\n'));
    const [problem] = read.ok ? [] : read.problems;
    expect(problem?.line).toBe(3);
    expect(problem?.message).toBe(`This is no event of a match file: ${expected}.`);
  });

  it('has a published schema: write it anew with `adjutant schema match-file > libs/packs/schema/match-file.schema.json`', () => {
    const file = join(import.meta.dirname, '..', '..', '..', 'packs', 'schema', 'match-file.schema.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(MATCH_FILE_SCHEMA);
  });
});

describe.each([
  ['memory', () => openMemoryStore()],
  ['sqlite', () => openSqliteStore(':memory:')],
])('restoring a match file into %s', (_, open) => {
  it('gives the same hashes, and the same file byte for byte', async () => {
    const text = await exported(open());
    const store = open();
    expect(await takeIn(store, parsed(text), TAKING)).toMatchObject({ outcome: 'restored', revision: 3 });
    expect(await writeMatchFile(store, STREAM)).toBe(text);
    expect(await store.verifyAll()).toEqual({ intact: true, events: 5 });
    await store.close();
  });

  it('notes first that the record came from elsewhere, by whom, and how far it went', async () => {
    const file = parsed(await exported());
    const store = open();
    await takeIn(store, file, TAKING);
    const [note, ...events] = await store.readAll('', 10);
    expect(note).toMatchObject({
      stream: importsStream('0f2d'),
      event: { type: 'MatchImported', data: { match: '0f2d', events: 4, head: file.header.head } },
      meta: { actor: { id: 'ora', role: 'organizer' } },
    });
    expect(events.map(({ stream }) => stream)).toEqual([STREAM, STREAM, STREAM, STREAM]);
    await takeIn(store, file, { ...TAKING, commandId: 'f0000000-0000-4000-8000-000000000002' });
    expect(await store.readAll('', 10)).toHaveLength(5);
    await store.close();
  });

  it('never notes that of a record of its own', async () => {
    const store = await recorded(open());
    const file = parsed((await writeMatchFile(store, STREAM)) ?? '');
    expect(await takeIn(store, file, TAKING)).toEqual({ outcome: 'already', revision: 3 });
    expect(await store.readBare(importsStream('0f2d'))).toEqual([]);
    await store.close();
  });

  it('answers already where it has been restored before, and a conflict where another record stands', async () => {
    const file = parsed(await exported());
    const store = open();
    await takeIn(store, file, TAKING);
    expect(await takeIn(store, file, TAKING)).toEqual({ outcome: 'already', revision: 3 });
    await store.append(STREAM, 3, [{ type: 'Confirmed', data: {} }], command('d'));
    expect(await takeIn(store, file, TAKING)).toEqual({ outcome: 'conflict', actual: 4 });
    await store.close();
  });

  it('writes nothing of a file that is not intact', async () => {
    const text = (await exported()).replace('"z":1', '"z":2');
    const store = open();
    await expect(takeIn(store, parsed(text), TAKING)).rejects.toThrow(
      /line 3 of the file: its content does not match its hash/,
    );
    expect(await store.readAll('', 10)).toEqual([]);
    await store.close();
  });
});
