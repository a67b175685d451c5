import type { TournamentEvent } from '../event/events.js';
import { CLOSED, event, ROUND_1, toldOf } from '../event/testing/given.js';
import { pastImpacts } from './impacts.js';

/** Whose place is another one by what came late, and which. */
function corrections(...late: readonly TournamentEvent[]) {
  const record = late.map((one, revision) => ({
    ...{ event: one, revision, at: '2031-05-04T12:00:00.000Z' },
    by: { id: 'server', role: 'system' as const },
  }));
  return pastImpacts(record, 'seed', { nameOf: (id) => id }).map(({ entry, impact }) => ({
    entry,
    places: Object.fromEntries(
      impact.lines.map(({ player, before, after }) => [player, [before?.place ?? null, after?.place ?? null]]),
    ),
  }));
}

const dispute = (open: boolean) =>
  event('TableDisputeTold', { round: 1, table: 1, publication: 1, dispute: 'd1', open });
const bobWins = {
  decided: 'played',
  A: { outcome: 'loss', figures: { vp: 50 } },
  B: { outcome: 'win', figures: { vp: 60 } },
} as const;
const ruled = toldOf(1, { sure: 'ruled', late: true, said: bobWins });

test.each([
  ['the result first', [ruled, dispute(false)]],
  ['the end of the dispute first', [dispute(false), ruled]],
])('a ruling on a table that was outside is one correction, against what was published: %s', (_, told) => {
  const record = [...ROUND_1, toldOf(1), toldOf(2), dispute(true), CLOSED, ...told];
  const [only, ...others] = corrections(...record);
  expect(others).toEqual([]);
  expect(only?.entry).toBe(record.indexOf(ruled));
  // As published: cy before those who had nothing yet, ann among them.
  expect(only?.places['ann']?.[0]).not.toBe(1);
  expect(only?.places['bob']?.[1]).toBe(2);
});

test('what counted when a dispute came up is what a ruling changes', () => {
  const record = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, dispute(true), ruled, dispute(false)];
  const [only, ...others] = corrections(...record);
  expect(others).toEqual([]);
  expect(only?.places['ann']?.[0]).toBe(1);
});

test('a dispute that nothing came of corrects nothing; one that held a result back lets it count', () => {
  const before = [...ROUND_1, toldOf(1), toldOf(2)];
  expect(corrections(...before, CLOSED, dispute(true), dispute(false))).toEqual([]);
  const [counts] = corrections(...before, dispute(true), CLOSED, dispute(false));
  expect(counts?.places['ann']?.[1]).toBe(1);
});
