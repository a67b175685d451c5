import type { AdviceView } from '@adjutant/dispute';
import { blankPenalty, readPenalty, type PenaltyDraft } from './penalty-drafts.js';

const ADVICE: AdviceView = {
  policy: 'wtc',
  infraction: { id: 'slow-play', name: 'Slow play' },
  level: { id: 'warning', name: 'Warning' },
  may: ['judge'],
  effects: [],
  why: [],
  expired: [],
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
  expect(readPenalty({ ...filled, level: 'game-loss' }, KNOWN)).toEqual({
    missing: expect.stringContaining('why'),
    at: 'deviation',
  });
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
])('%j is not complete', (draft, known) =>
  expect(readPenalty(draft, known)).toMatchObject({ missing: expect.any(String) }),
);

test('what is too long for the server is told at its field before it is sent', () => {
  const long = { ...filled, because: 'x'.repeat(1_001) };
  expect(readPenalty(long, KNOWN)).toEqual({ missing: expect.stringContaining('at most 1,000'), at: 'because' });
});
