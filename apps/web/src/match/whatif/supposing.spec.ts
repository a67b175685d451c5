import type { MatchEvent } from '@adjutant/match';
import { begunWith, supposalOf, type Filled } from './supposing.js';

const use = {
  type: 'StratagemUsed',
  data: { player: 'A', entry: 'x', roles: {}, answers: { near: 'yes' }, claims: [] },
} as MatchEvent;
const filled = (change: Partial<Filled>): Filled => ({ ...begunWith(use, 12, []), ...change });

test.each<[string, Partial<Filled>, object]>([
  ['left out', {}, { leaveOut: [12] }],
  ['answered otherwise', { way: 'answer' }, { reanswer: { entry: 12, answers: { near: 'no' } } }],
  ['put before another', { way: 'redate', before: 9 }, { redate: { entry: 12, before: 9 } }],
  ['replaced', { way: 'replace', data: '{"declared":1}' }, { replace: { entry: 12, data: { declared: 1 } } }],
  ['replaced by what is no object', { way: 'replace', data: '[1]' }, { wrong: expect.any(String) as string }],
  ['replaced by what is no JSON', { way: 'replace', data: '{' }, { wrong: expect.any(String) as string }],
  [
    'followed by a command',
    { way: 'insert', command: '{"type":"X","data":{}}' },
    { insert: { after: 12, command: { type: 'X', data: {} } } },
  ],
  ['followed by nothing', { way: 'insert', command: '{"type":"X"}' }, { wrong: expect.any(String) as string }],
])('an entry that is %s', (_, change, supposal) => {
  expect(supposalOf(12, filled(change))).toEqual(supposal);
});

test('an entry that was asked nothing cannot be answered otherwise', () => {
  const scored = { type: 'ResultConfirmed', data: { player: 'A' } } as MatchEvent;
  expect(supposalOf(3, { ...begunWith(scored, 3, []), way: 'answer' })).toHaveProperty('wrong');
});

test('a command that was refused there is put in at first', () => {
  const attempt = { after: 12, command: { type: 'UseStratagem', data: { player: 'B' } } };
  expect(begunWith(use, 12, [attempt as never]).command).toContain('UseStratagem');
});
