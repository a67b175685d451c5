import { Problem } from '../api/client.js';
import { LIMITS } from '../common/limits.js';
import { clockTime } from '../common/words.js';
import type { Entry } from '../engine/queue/item.js';
import { itemOf } from '../engine/queue/item-of.js';
import { claimOf } from './claim.js';

const AT = '2026-11-23T14:32:00.000Z';
const UNITS = [
  { id: 'B2', name: 'Line Squad' },
  { id: 'B3', name: 'Scout Squad' },
];
const TIMELINE = [
  { number: 6, text: 'R1.A.Shooting begins.', clock: 'R1.A.Shooting', recordedAt: AT },
  { number: 7, text: 'Line Squad is destroyed.', clock: 'R1.A.Shooting', recordedAt: AT },
];

function refused(command: Entry['item']['command'], says = 'In R1.B.Command: Line Squad is destroyed.'): Entry {
  const error = new Problem(422, 'Refused', says, 'weave/upsets', { facts: { entries: [7] }, reasons: [] });
  const item = itemOf({ match: 'm', by: 'ben', command, at: AT, where: 'Round 1, ben’s command' });
  return { item, standing: { is: 'refused', error, untold: true } };
}

test('a judge is told both sides of it: what, where, when, and why both cannot be', () => {
  const claim = claimOf(
    refused({ type: 'RecordBattleShock', data: { unit: 'B2', result: 'passed' } }),
    TIMELINE,
    UNITS,
  );
  const at = clockTime(Date.parse(AT));
  expect(claim.split('\n')).toEqual([
    `Pressed at ${at} and not recorded: Record battle shock: Passed, Line Squad, Round 1, ben’s command.`,
    `Recorded as entry 7 at ${at}, R1.A.Shooting: Line Squad is destroyed.`,
    'In R1.B.Command: Line Squad is destroyed.',
  ]);
});

test('of what may tell of a hand no more is said than on the page', () => {
  const use = {
    type: 'UseStratagem',
    data: { player: 'B', stratagem: 'core/grenade', roles: { target: 'B3' } },
  } as const;
  expect(claimOf(refused(use), TIMELINE, UNITS)).not.toContain('Scout Squad');
});

test('it is no longer than a call may be', () => {
  const long = refused({ type: 'RecordBattleShock', data: { unit: 'B2', result: 'passed' } }, 'x'.repeat(2_000));
  expect(claimOf(long, TIMELINE, UNITS)).toHaveLength(LIMITS.CallJudge.claim.most);
});
