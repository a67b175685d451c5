import { lineOfPath, PackError, parseFile } from './files.js';

const text = '{\n  "lamp": {\n    "wicks": [\n      "a",\n      "b"\n    ]\n  }\n}';
const file = { path: 'x.json', text };

describe('the line of a path', () => {
  it.each([
    [[], 1],
    [['lamp'], 2],
    [['lamp', 'wicks', 1], 5],
    [['lamp', 'wicks', 7], 3],
    [['lamp', 'oil', 'x'], 2],
    [['tide'], 1],
  ])('%j is %d', (path, line) => {
    expect(lineOfPath(file, path)).toBe(line);
  });

  it('is the first of a file with nothing in it', () => {
    expect(lineOfPath({ path: 'x.json', text: '' }, ['lamp'])).toBe(1);
  });
});

describe('a file', () => {
  it('is its value', () => {
    expect(parseFile(file)).toEqual({ value: { lamp: { wicks: ['a', 'b'] } }, problems: [] });
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', 3, 'This is not valid JSON: property name expected.'],
    ['a comment', '{\n  // no\n  "a": 1\n}', 2, 'This is not valid JSON: invalid comment token.'],
    ['no value', '{\n  "a":\n}', 3, 'This is not valid JSON: value expected near a.'],
    ['no end', '{\n  "a": [1\n', 3, 'This is not valid JSON: close bracket expected near a/0.'],
    [
      'a member that stands twice',
      '{\n  "a": {\n    "b": 1,\n    "b": 2\n  }\n}',
      4,
      'b stands twice in the same object; only one of them can count.',
    ],
    ['nothing', '', 1, 'This is not valid JSON: value expected.'],
  ])('is refused with %s', (_, content, line, message) => {
    expect(parseFile({ path: 'x.json', text: content })).toEqual({
      value: undefined,
      problems: [{ file: 'x.json', line, message }],
    });
  });

  it('may say the same member in two objects', () => {
    expect(parseFile({ path: 'x.json', text: '[{"a":1},{"a":2}]' }).problems).toEqual([]);
  });
});

describe('a pack that does not load', () => {
  it('says what is wrong, where', () => {
    const error = new PackError('lanterns', [{ file: 'a.json', line: 3, message: 'Broken.' }]);
    expect(error.message).toBe('The pack lanterns does not load:\n  a.json:3 Broken.');
    expect(error.name).toBe('PackError');
  });
});
