import type { JsonObject } from '@adjutant/kernel';
import { NO_DECISION } from './decision.js';
import {
  amendedBy,
  blankDraft,
  fieldsOf,
  howOf,
  likelyFor,
  numbersIn,
  readDraft,
  type Draft,
  type Ground,
} from './remedies.js';

const USED: JsonObject = {
  player: 'A',
  stratagem: 'core/grenade',
  roles: { target: 'A2', enemy: 'B3' },
  answers: { near: 'yes' },
  points: 5,
  dice: [[4, 6]],
};
const ATTEMPT = { number: 3, after: 12, command: { type: 'UseStratagem', data: { player: 'B' } } };
const SCORED: JsonObject = { player: 'A', category: 'primary', points: 10 };
const READ = new Map([
  [9, { data: USED, findings: [{ footing: 'record' }, { footing: 'attest' }] }],
  [12, { data: SCORED, findings: [{ footing: 'record' }] }],
]);
const GROUND: Ground = {
  ...{ last: 33, attempts: [ATTEMPT] },
  dataOf: (entry) => READ.get(entry)?.data ?? null,
  likely: (entry) => {
    const one = READ.get(entry);
    return one === undefined ? null : likelyFor(one.findings);
  },
};

const read = (kind: Draft['kind'], over: Partial<Draft> = {}, entry: number | null = 9) =>
  readDraft({ ...blankDraft(1, kind, entry), ...over }, GROUND);

test.each<[string, ReturnType<typeof read>, object]>([
  ['entries are struck together', read('strike', { entries: '9, 12' }), { kind: 'strike', entries: [9, 12] }],
  [
    'an answer is replaced',
    read('correct', { answers: { near: 'no' } }),
    { kind: 'correct', entry: 9, correction: { kind: 'answer', answers: { near: 'no' } } },
  ],
  [
    'a score is told anew without anything chosen, as nobody was asked about it',
    read('correct', { entries: '12', changes: { points: '15' } }),
    { kind: 'correct', entry: 12, correction: { kind: 'amend', data: { points: 15 } } },
  ],
  [
    'an entry is moved',
    read('correct', { how: 'redate', before: '4' }),
    { kind: 'correct', entry: 9, correction: { kind: 'redate', before: 4 } },
  ],
  [
    'what was written is amended',
    read('correct', { how: 'amend', changes: { points: '4', 'roles.target': 'A3' } }),
    {
      kind: 'correct',
      entry: 9,
      correction: { kind: 'amend', data: { points: 4, roles: { target: 'A3', enemy: 'B3' } } },
    },
  ],
  [
    'points are taken with a real minus sign as well',
    read('adjust', { player: 'B', amount: '−2' }),
    { kind: 'adjust', player: 'B', resource: 'cp', amount: -2 },
  ],
  [
    'victory points go to a category',
    read('adjust', { resource: 'vp', category: 'primary', amount: '3' }),
    { kind: 'adjust', player: 'A', resource: 'vp', category: 'primary', amount: 3 },
  ],
  [
    'what cannot be taken is owed, where the judge says so',
    read('adjust', { resource: 'vp', amount: '-10', owes: true }),
    { kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true },
  ],
  [
    'the result is decided with points awarded',
    read('decide', {
      decision: { ...NO_DECISION, comes: 'B', ground: 'disqualification', awarded: { A: '0', B: '20' } },
    }),
    {
      kind: 'decide',
      outcome: { A: 'loss', B: 'win' },
      ground: 'disqualification',
      awarded: { unit: 'event', A: 0, B: 20 },
    },
  ],
  [
    'whoever did not come has lost',
    read('decide', { decision: { ...NO_DECISION, comes: 'A', ground: 'no-show' } }),
    { kind: 'decide', outcome: { A: 'win', B: 'loss' }, ground: 'no-show', absent: ['B'] },
  ],
  [
    'both lose where nobody came',
    read('decide', { decision: { ...NO_DECISION, comes: 'nobody', ground: 'no-show' } }),
    { kind: 'decide', outcome: { A: 'loss', B: 'loss' }, ground: 'no-show', absent: ['A', 'B'] },
  ],
  [
    'a refused command is allowed at its place',
    read('allow', { attempt: 3 }),
    { kind: 'allow', after: 12, command: ATTEMPT.command },
  ],
  [
    'the game is taken back',
    read('rewind', { entries: '20', backup: 'full' }),
    { kind: 'rewind', to: 20, backup: 'full' },
  ],
])('%s', (_, answer, remedy) => expect(answer).toEqual({ remedy }));

test.each([
  ['strike', { entries: '' }],
  ['strike', { entries: '9, 99' }],
  ['correct', {}],
  ['correct', { entries: 'x' }],
  ['correct', { how: 'redate' as const }],
  ['correct', { how: 'amend' as const, changes: { points: '5' } }],
  ['correct', { how: 'amend' as const, entries: '10' }],
  ['decide', {}],
  ['decide', { decision: { ...NO_DECISION, comes: 'A', awarded: { A: '20', B: '' } } }],
  ['decide', { decision: { ...NO_DECISION, comes: 'A', awarded: { A: '20', B: 'x' } } }],
  ['adjust', { amount: '0' }],
  ['adjust', { amount: '1.5' }],
  ['allow', {}],
  ['rewind', { entries: '34' }],
] as const)('%s %j is not complete', (kind, over) => {
  expect(read(kind, over)).toEqual({ missing: expect.any(String) });
});

test('a category is not sent along with command points', () => {
  expect(read('adjust', { category: 'primary', amount: '1' })).toEqual({
    remedy: { kind: 'adjust', player: 'A', resource: 'cp', amount: 1 },
  });
});

test('everything of an entry can be typed anew, but for its answers', () => {
  expect(fieldsOf(USED).map(({ path, value }) => [path, value])).toEqual([
    ['player', 'A'],
    ['stratagem', 'core/grenade'],
    ['roles.target', 'A2'],
    ['roles.enemy', 'B3'],
    ['points', '5'],
    ['dice', '[[4,6]]'],
  ]);
  expect(amendedBy(USED, { dice: '[[1]]', points: 'five' })).toEqual({ dice: [[1]], points: 'five' });
});

test('numbers are read once each', () => {
  expect([numbersIn('9 9;12', 33), numbersIn(' ', 33)]).toEqual([[9, 12], null]);
});

test('what is corrected of an entry follows from the entry, until somebody chooses', () => {
  const how = (entries: string, chosen: Draft['how'] = null) => howOf({ how: chosen, entries }, GROUND);
  expect([how('9'), how('12'), how('12', 'answer'), how('30'), how('x')]).toEqual([
    'answer',
    'amend',
    'answer',
    null,
    null,
  ]);
});
