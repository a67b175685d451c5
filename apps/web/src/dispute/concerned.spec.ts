import { concernedBy } from './concerned.js';

test('every entry that a ruling names is quoted once', () => {
  expect(
    concernedBy([
      { kind: 'none' },
      { kind: 'strike', entries: [9, 12] },
      { kind: 'correct', entry: 9, correction: { kind: 'redate', before: 4 } },
      { kind: 'adjust', player: 'A', resource: 'cp', amount: 1 },
      { kind: 'rewind', to: 20, backup: 'simple' },
    ]),
  ).toEqual([9, 12, 20]);
});
