import type { MatchCommand } from '@adjutant/match';
import { calledIn } from './called-in.js';
import { saidOf, type Called } from './said.js';

const said = (command: MatchCommand, where = '', called?: Called): string => saidOf({ command, where }, called);

const CALLED = calledIn(
  {
    units: [
      { id: 'A2', name: 'Shock Troops' },
      { id: 'B3', name: 'Scout Squad' },
    ],
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    phases: [{ name: 'Command' }],
  },
  (id) => id.toUpperCase(),
);

test.each<[MatchCommand, string]>([
  [
    { type: 'RecordUnitDestroyed', data: { unit: 'B3', by: 'A2' } },
    'Scout Squad (B3) is destroyed by Shock Troops (A2), here',
  ],
  [{ type: 'RecordUnitDestroyed', data: { unit: 'B9' } }, 'B9 is destroyed, here'],
  [
    { type: 'RecordUnitsDestroyed', data: { units: ['B3', 'A2'] } },
    'Scout Squad (B3), Shock Troops (A2) are destroyed, here',
  ],
  [{ type: 'RecordUnitAction', data: { unit: 'A2', action: 'fell-back' } }, 'Shock Troops (A2): Fell back, here'],
  [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1 } }, '+1 CP, ADA, here'],
  [
    { type: 'ScoreVictoryPoints', data: { player: 'B', category: 'primary', points: 5, what: 'Primary mission' } },
    '+5 VP Primary mission, BEN, here',
  ],
  [
    { type: 'ScoreVictoryPoints', data: { player: 'B', category: 'first-blood', points: 2 } },
    '+2 VP First blood, BEN, here',
  ],
  [
    { type: 'IssueOrder', data: { player: 'A', order: 'core/take-aim', issuer: 'A2', recipient: 'A3' } },
    'Issue order: Take aim, Shock Troops (A2), A3, ADA, here',
  ],
  [
    { type: 'ClaimAwards', data: { player: 'A', card: 'secondary/no-prisoners', awards: [{ award: 'a', times: 3 }] } },
    'ADA scores No prisoners, here',
  ],
  [{ type: 'AdvancePhase', data: {} }, 'Goes on from here'],
])('%j is told as a person would say it, and where', (command, says) => {
  expect(said(command, 'here', CALLED)).toBe(says);
});

test('a place is told as the page tells it', () => {
  expect(said({ type: 'DrawObjective', data: { player: 'A' } } as never, 'R1.A.Command', CALLED)).toBe(
    'ADA draws, Round 1, ADA’s command',
  );
  expect(said({ type: 'AdvancePhase', data: {} }, 'R1.B.Command', CALLED)).toBe('Goes on from Round 1, BEN’s command');
});

test('an answer is told by who answers what, and not what a sealed hand asked', () => {
  const command: MatchCommand = { type: 'AnswerUse', data: { player: 'B', entry: 15, option: 'this-unit' } };
  const item = { command, where: '', asked: 'Beacon' };
  expect(saidOf(item, CALLED)).toBe('BEN answers Beacon');
  expect(saidOf({ ...item, secret: true }, CALLED)).toBe('BEN answers what was asked');
  expect(said(command, '', CALLED)).toBe('BEN answers what was asked');
});

test('where the match is not at hand, ids stand in the place of names', () => {
  expect(said({ type: 'RecordUnitDestroyed', data: { unit: 'B3', by: 'A2' } }, 'R1.A.Shooting')).toBe(
    'B3 is destroyed by A2, R1.A.Shooting',
  );
  expect(said({ type: 'AdvancePhase', data: {} })).toBe('Goes on');
});

test('what lies in a hand is not told, nor on what something is used that may tell of it', () => {
  const drawn = { player: 'A', dice: [1, 3], objective: 'secure/13' } as never;
  expect(said({ type: 'DrawObjective', data: drawn }, '', CALLED)).toBe('ADA draws');
  expect(said({ type: 'DiscardObjective', data: drawn }, '', CALLED)).toBe('ADA discards');
  const sealed = { player: 'B', choice: 'secondary-mode', option: 'secondary-mode/fixed', roles: { card: 'beacon' } };
  expect(said({ type: 'Choose', data: sealed } as never, '', CALLED)).toBe('BEN decides on Secondary mode');
  const command: MatchCommand = {
    type: 'UseStratagem',
    data: { player: 'A', stratagem: 'core/grenade', roles: { target: 'B3' } },
  };
  expect(said(command, '', CALLED)).toBe('Use stratagem: Grenade, ADA');
  expect(saidOf({ command, where: '', secret: false }, CALLED)).toBe('Use stratagem: Grenade, Scout Squad (B3), ADA');
});
