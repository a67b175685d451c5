import fc from 'fast-check';
import { LIMITS, READERS, readList } from '../index.js';
import { TEXT_READERS } from '../readers.js';
import { linesIn } from '../reading/line.js';
import * as lists from './lists.js';
import { KNOWN, readingOf } from './reading.js';
import { WEARY } from './weary.js';

const TEXTS = Object.values<unknown>(lists).filter(
  (list): list is string => typeof list === 'string' && list.includes('\n'),
);
const TREES = [{ roster: lists.ROSTER }, lists.FORGE_RESOLVED, lists.FORGE_SAVED, lists.ROSTERIZER_FILE].map((one) =>
  JSON.stringify(one),
);
const ALL = [...TEXTS, ...TREES];

/** Lines as programs write them, mixed as no program would. */
const piece = fc.constantFrom(
  ...TEXTS.flatMap((text) => text.split('\n')),
  ...[
    '(',
    ')',
    '[',
    '1x',
    '• ',
    '◦ 9x ',
    'Enhancement:',
    '9 with ',
    '++',
    '+ DETACHMENT:',
    '\u202e',
    '\ud800',
    '999999999',
  ],
);
const mixed = fc.array(piece, { maxLength: 30 }).map((lines) => lines.join('\n'));
const reader = fc.constantFrom(undefined, ...READERS.map(({ id }) => id));

describe('whatever comes', () => {
  it('nothing throws: text', () => {
    const any = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), mixed);
    fc.assert(fc.property(any, reader, (text, id) => void readList(text, { known: KNOWN, ...(id && { reader: id }) })));
  });

  it('nothing throws: bytes, packed or not', () => {
    const begins = fc.constantFrom([], [0x50, 0x4b, 3, 4], [0x1f, 0x8b, 8], [0xff, 0xfe], [0x7b], [0x3c]);
    fc.assert(
      fc.property(begins, fc.uint8Array({ maxLength: 400 }), (first, rest) => {
        readList(Uint8Array.from([...first, ...rest]));
      }),
    );
  });

  it('nothing throws: trees of any shape, in the places where lists have theirs', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    const members = fc.constantFrom('roster', 'forces', 'selections', 'units', 'list', 'snapshot', 'assets', 'costs');
    const tree = fc.dictionary(members, fc.oneof(value, fc.array(fc.dictionary(members, value), { maxLength: 3 })));
    fc.assert(fc.property(tree, reader, (one, id) => void readList(JSON.stringify(one), id ? { reader: id } : {})));
  });

  it('the same list gives the same answer', () => {
    fc.assert(fc.property(mixed, (text) => expect(readList(text)).toEqual(readList(text))));
  });

  it('cutting a list after any line throws nothing', () => {
    for (const text of TEXTS) {
      const lines = text.split('\n');
      for (let end = 0; end <= lines.length; end++) readList(lines.slice(0, end).join('\n'), { known: KNOWN });
    }
    for (const text of ALL) for (let end = 0; end < text.length; end += 211) readList(text.slice(0, end));
  });

  it('at most one reader is sure of a list', () => {
    for (const text of TEXTS.filter((one) => !one.startsWith('<'))) {
      const sure = TEXT_READERS.map((one) => one.claims(linesIn(text)));
      expect(sure.filter((one) => one === Math.max(...sure))).toHaveLength(1);
    }
  });
});

describe('no line is lost', () => {
  const texts = TEXTS.filter((one) => !one.startsWith('<'));
  const strange = fc.stringMatching(/^[a-z]{3,9}$/).map((word) => `qq${word}qq`);
  const line = fc.oneof(
    strange,
    strange.map((word) => `• 3x ${word}`),
    strange.map((word) => `  ◦ ${word}`),
    strange.map((word) => `${word} (35 Points)`),
    strange.map((word) => `${word}: 12`),
    strange.map((word) => `Enhancement: ${word}`),
    strange.map((word) => `1x ${word} (35 pts): ${word}b, 2x ${word}c`),
    strange.map((word) => `+ ${word.toUpperCase()}: x`),
  );
  it('wherever it stands: it is in what was read, or it is left', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(60), line, (text, place, added) => {
        const lines = text.split('\n');
        lines.splice(Math.min(place, lines.length), 0, added);
        const read = readList(lines.join('\n'));
        if (!read.ok) return;
        const words = added.match(/qq[a-z]+/gi) ?? [];
        const told = JSON.stringify(read.reading).toLowerCase();
        expect(words.filter((word) => !told.includes(word.toLowerCase()))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('every line that is left has the number that it has in the text', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const read = readList(text);
        if (!read.ok) return;
        const lines = linesIn(text);
        for (const { line: number, text: said } of read.reading.left)
          if (number !== undefined) expect(lines.find((one) => one.number === number)?.whole).toBe(said);
      }),
    );
  });
});

describe('time', () => {
  it.each(WEARY)('does not grow with the length of a line: %s', (_, weary) => {
    const time = (size: number): number => {
      const list = `${weary(size)}\n`.repeat(Math.floor(30_000 / size));
      const began = performance.now();
      for (const { id } of TEXT_READERS) readList(list, { known: KNOWN, reader: id });
      return performance.now() - began;
    };
    time(100);
    // The same amount of text in lines forty times as long: what is quadratic in a line takes forty times as long.
    expect(time(LIMITS.line - 10) / Math.max(time(100), 5)).toBeLessThan(15);
  });
});

it('reads each example in every reader that is asked for it, or says why not', () => {
  for (const list of ALL) {
    expect(readingOf(list === JSON.stringify(lists.FORGE_SAVED) ? lists.APP : list).roster.units).not.toEqual([]);
    for (const { id } of READERS) {
      const read = readList(list, { reader: id });
      if (!read.ok) expect(read.refusal.message).toMatch(/\S/);
    }
  }
});
