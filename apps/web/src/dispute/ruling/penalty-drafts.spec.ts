import type { AdviceAnswer } from '../../api/penalty-types.js';
import { blankPenalty, readPenalty, type PenaltyDraft } from './penalty-drafts.js';

const ADVICE: AdviceAnswer = {
  level: { id: 'warning', name: 'Warning' },
  may: ['judge'],
  effects: [],
  why: [],
  remedies: [{ kind: 'adjust', player: 'B', resource: 'vp', amount: -5 }],
};
const KNOWN = { policy: 'wtc', players: { A: 'ada', B: 'ben' }, advice: ADVICE };
const filled: PenaltyDraft = { ...blankPenalty(1), side: 'B', infraction: 'slow-play', because: 'Took ten minutes. ' };

test('the advised level is given, with what it takes from the match', () => {
  expect(readPenalty(filled, KNOWN)).toEqual({
    penalty: {
      person: 'ben',
      side: 'B',
      policy: 'wtc',
      infraction: 'slow-play',
      level: 'warning',
      because: 'Took ten minutes.',
    },
    remedies: ADVICE.remedies,
  });
});

test('another level has to be explained, and takes nothing by itself', () => {
  expect(readPenalty({ ...filled, level: 'game-loss' }, KNOWN)).toEqual({ missing: expect.stringContaining('why') });
  expect(readPenalty({ ...filled, level: 'game-loss', deviation: 'third time' }, KNOWN)).toMatchObject({
    penalty: { level: 'game-loss', deviation: 'third time' },
    remedies: [],
  });
});

test.each([
  [filled, { ...KNOWN, policy: null }],
  [{ ...filled, infraction: null }, KNOWN],
  [filled, { ...KNOWN, advice: undefined }],
  [{ ...filled, because: ' ' }, KNOWN],
])('%j is not complete', (draft, known) => expect(readPenalty(draft, known)).toEqual({ missing: expect.any(String) }));
