import type { Preview } from '@adjutant/rulings';
import { rulingCommand, unreadyBecause, type Ready } from './sending.js';

const points = { A: { cp: 1, vp: 0 }, B: { cp: 0, vp: 0 } };
const answer: Preview = {
  basis: { revision: 33, before: 'a', after: 'b' },
  before: points,
  after: points,
  differences: [],
  texts: [],
  result: { before: null, after: null },
};
const ready: Ready = {
  final: false,
  verdict: null,
  remedies: [{ kind: 'strike', entries: [9] }],
  penalties: [],
  rules: ['core/grenade'],
  because: ' Out of range. ',
  previewing: { answer, fresh: true },
};
const refusal = { code: 'entry/struck', message: 'Entry 9 is struck already.', reasons: [] };

test.each<[string | null, Partial<Ready>]>([
  [null, {}],
  ['Choose a remedy, or no action.', { remedies: null }],
  ['Complete the penalty, or take it away.', { penalties: [{ missing: 'x', at: 'because' }] }],
  ['The preview is being worked out.', { previewing: { answer, fresh: false } }],
  ['The match refuses these remedies.', { previewing: { answer: { ...answer, refusal }, fresh: true } }],
  ['Say why.', { because: ' ' }],
  ['Uphold or overturn.', { final: true }],
  [null, { final: true, verdict: 'upheld', remedies: null, previewing: null }],
  ['Choose a remedy, or no action.', { final: true, verdict: 'overturned', remedies: null }],
])('%s', (why, over) => expect(unreadyBecause({ ...ready, ...over })).toBe(why));

test('a ruling goes with what was previewed', () => {
  expect(rulingCommand(ready)).toEqual({
    type: 'GiveRuling',
    data: {
      remedies: ready.remedies,
      penalties: [],
      rules: ['core/grenade'],
      because: 'Out of range.',
      basis: answer.basis,
    },
  });
});

test('what is upheld carries no remedies, what is overturned does', () => {
  expect(rulingCommand({ ...ready, final: true, verdict: 'upheld' })).toEqual({
    type: 'GiveFinalRuling',
    data: { verdict: 'upheld', rules: ['core/grenade'], because: 'Out of range.' },
  });
  expect(rulingCommand({ ...ready, final: true, verdict: 'overturned' })).toMatchObject({
    type: 'GiveFinalRuling',
    data: { verdict: 'overturned', remedies: ready.remedies, basis: answer.basis },
  });
});
