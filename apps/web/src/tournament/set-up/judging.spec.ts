import { AS_THE_HOUSE, judgingFaults, judgingOf, judgingTyped, type JudgingTyped } from './judging.js';

const CONCEDED = { unit: 'event', winner: 80, loser: 20 } as const;
const CLOCK = { pauses: 'judges', out: 'flagged', terms: { per: 'game', minutes: 90 } } as const;

const typed = (part: Partial<JudgingTyped>): JudgingTyped => ({ ...AS_THE_HOUSE, ...part });

test('what an event decides of conceding and of clocks is typed as it is, and told as it was', () => {
  const judging = { ownAppeals: 'final', concession: CONCEDED, chessClock: CLOCK } as const;
  const form = judgingTyped(judging);
  expect(form).toMatchObject({ conceded: { unit: 'event', winner: '80', loser: '20' }, clock: CLOCK });
  expect(judgingOf(form, judging)).toEqual(judging);
});

test('what is given back to the installation is decided no longer', () => {
  const before = { concession: CONCEDED, chessClock: CLOCK };
  expect(judgingOf(AS_THE_HOUSE, before)).toBeUndefined();
  expect(judgingOf(AS_THE_HOUSE, { ...before, ownAppeals: 'final' })).toEqual({ ownAppeals: 'final' });
});

test.each([
  [{ unit: '', winner: 'many', loser: '' }, undefined],
  [{ unit: 'vp', winner: '80', loser: '20' }, undefined],
  [{ unit: 'vp', winner: '', loser: '20' }, /from 0 to 1000/],
  [{ unit: 'vp', winner: '80', loser: '1001' }, /from 0 to 1000/],
  [{ unit: 'event', winner: '20', loser: '80' }, /no more than/],
] as const)('a concession typed as %j', (conceded, fault) => {
  const { conceded: found } = judgingFaults(typed({ conceded }));
  expect(found).toEqual(fault && expect.stringMatching(fault));
});

test('a clock whose minutes are none, and minutes of appeals that are none, are not sent', () => {
  expect(judgingFaults(typed({ clock: null })).clock).toMatch(/minutes of the chess clock/);
  expect(judgingFaults(typed({ appeal: 'soon' })).appeal).toMatch(/whole number/);
  expect(judgingFaults(typed({ appeal: ' 20 ', clock: CLOCK }))).toEqual({});
});
