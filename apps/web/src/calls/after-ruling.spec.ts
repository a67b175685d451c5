import type { WholeDispute, WholeRuling } from '@adjutant/dispute';
import { afterRuling } from './after-ruling.js';

const AT = '2026-05-01T10:00:00Z';
const NOW = Date.parse('2026-05-01T10:10:00Z');
const OPEN = { appealMinutes: null, ownAppeals: null } as const;

const ruling = (accepted: WholeRuling['accepted'] = []) =>
  ({ ruling: '1', number: 4, at: AT, accepted, revoked: null, outcome: null }) as unknown as WholeRuling;
const ruled = (one = ruling(), status: WholeDispute['status'] = 'ruled', role = 'judge') =>
  ({
    status,
    rulings: [one],
    story: [{ number: 4, at: AT, by: { id: 'kim', role }, text: '' }],
  }) as unknown as WholeDispute;

test('a player is told until when, or that no clock runs', () => {
  const until = Date.parse('2026-05-01T10:30:00Z');
  expect(afterRuling(ruled(), 'A', { ...OPEN, appealMinutes: 30 }, NOW)).toMatchObject({ window: { until } });
  expect(afterRuling(ruled(), 'A', OPEN, NOW)).toMatchObject({
    says: 'You may accept it, or appeal to the head judge.',
    window: { until: null },
  });
});

test.each([
  ['the time is over', ruled(), { ...OPEN, appealMinutes: 9 }],
  ['both have accepted it', ruled(ruling(['A', 'B'])), OPEN],
  [
    'the head judge gave it, and the event has said so',
    ruled(ruling(), 'ruled', 'head-judge'),
    { ...OPEN, ownAppeals: 'final' as const },
  ],
  ['the appeal is decided', ruled(ruling(), 'final'), OPEN],
])('nothing is offered any more where %s', (_, dispute, policy) =>
  expect(afterRuling(dispute, 'A', policy, NOW)).toMatchObject({ window: null, says: expect.stringMatching(/[.]$/) }),
);

test('whoever has accepted reads that the other player may still appeal; an appeal that waits has its own strip', () => {
  expect(afterRuling(ruled(ruling(['A'])), 'A', OPEN, NOW)?.says).toContain('The other player may still appeal');
  expect(afterRuling(ruled(ruling(), 'appealed'), 'A', OPEN, NOW)).toBeNull();
});
