import fc from 'fast-check';
import { convert, readTable, writeTable } from './conversion.js';
import { presetNamed } from './presets.js';
import { exactly, near } from './rational.js';

const points = (text: string, margin: number, upperIncluded = false): readonly number[] | undefined => {
  const read = readTable(text, upperIncluded);
  if (!read.ok) throw new Error(read.faults[0]?.says);
  const got = convert(read.bands, exactly(margin), upperIncluded);
  return got && [near(got.own), near(got.other)];
};
const N1 = '0,200 => 10,10 ; 200,400 => 9,11 ; 400,600 => 8,12';

it('the upper limit belongs to the next line, or to its own where that is said', () => {
  expect([199, 200, -200, 599].map((one) => points(N1, one))).toEqual([
    [10, 10],
    [11, 9],
    [9, 11],
    [12, 8],
  ]);
  expect([600, 5000].map((one) => points(N1, one))).toEqual([undefined, undefined]);
  // Where both lines have a limit, the later one holds.
  expect([200, 600].map((one) => points(N1, one, true))).toEqual([
    [11, 9],
    [12, 8],
  ]);
});

it('later lines hold over earlier ones', () => {
  expect(points('0,1000 => 0,1 ; 50,60 => 5,5', 55)).toEqual([5, 5]);
  expect(points('0,1000 => 0,1\n50,60 => 5,5', 61)).toEqual([1, 0]);
});

it('the table of the WTC is its closed form', () => {
  const { table, upperIncluded } = presetNamed('wtc')!.conversion!;
  for (let margin = 0; margin <= 100; margin += 1) {
    const won = Math.min(20, 10 + Math.ceil(Math.max(0, margin - 5) / 5));
    expect([margin, points(table, margin, upperIncluded)]).toEqual([margin, [won, 20 - won]]);
    const between = Math.min(20, 10 + Math.ceil(Math.max(0, margin - 4.5) / 5));
    expect([margin, points(table, margin + 0.5, upperIncluded)]).toEqual([margin, [between, 20 - between]]);
    expect(points(table, -margin - 0.5, upperIncluded)).toEqual([20 - between, between]);
  }
  // Past its last line a table says nothing, and where limits belong to the next line nothing lies between two.
  expect(points('0,5 => 10,10', 5.5, true)).toBeUndefined();
  expect(points('0,5 => 10,10 ; 6,10 => 9,11', 5.5)).toBeUndefined();
});

it('what is written is read again', () => {
  const number = fc.integer({ min: 0, max: 2000 }).map((one) => one / 2);
  const band = fc
    .tuple(number, number, number, number)
    .map(([a, b, c, d]) => `${Math.min(a, b)},${Math.max(a, b)} => ${c},${d}`);
  fc.assert(
    fc.property(fc.array(band, { minLength: 1 }), (bands) => {
      const read = readTable(bands.join('\n'));
      expect(read.ok && writeTable(read.bands)).toBe(bands.join(' ; '));
    }),
  );
});

it.each([
  ['', 1, 1, 'The table is empty'],
  ['0,5 => 10,10\n6-10 => 9,11', 2, 1, '“6-10 => 9,11” is no line of a table'],
  ['0,5 => 10,10 ; 10,6 => 9,11', 1, 16, 'put the smaller number first'],
  ['-5,5 => 1,1', 1, 1, 'never below 0'],
])('%j is refused with line, column and what to do', (text, line, column, says) => {
  const read = readTable(text);
  expect(read.ok ? [] : read.faults).toEqual([{ line, column, says: expect.stringContaining(says) as string }]);
});

it('margins that no line has are told, by what the upper limit means', () => {
  const gaps = (text: string, upperIncluded: boolean): readonly string[] => {
    const read = readTable(text, upperIncluded);
    return read.ok ? read.warnings.map(({ says }) => says) : [];
  };
  expect(gaps('0,5 => 10,10 ; 6,10 => 9,11', true)).toEqual([]);
  expect(gaps('0,5 => 10,10 ; 6,10 => 9,11', false)).toEqual(['No line has the margins from 5 up to 6 (not itself).']);
  expect(gaps('0,5 => 10,10 ; 9,10 => 9,11', true)).toHaveLength(1);
  expect(gaps('5,10 => 9,11 ; 10,20 => 8,12', false)).toEqual(['No line has the margins from 0 up to 5 (not itself).']);
  expect(gaps('1,10 => 9,11', true)).toEqual(['No line has the margins from 0 up to 1 (not itself).']);
  expect(gaps('0,0 => 10,10 ; 0,10 => 9,11', false)).toEqual([
    expect.stringContaining('No margin is in a line from 0'),
  ]);
  expect(gaps('0,0 => 10,10 ; 1,10 => 9,11', true)).toEqual([]);
});
