import { fold } from '@adjutant/kernel';
import { CLOSED, decider, event, ROUND_1, toldOf } from '../event/testing/given.js';
import type { OpenedTournament } from '../event/state/state.js';
import type { TournamentEvent } from '../event/events.js';
import { overtaken } from './overtaken.js';

const stateOf = (events: readonly TournamentEvent[]): OpenedTournament => {
  const state = fold(decider, events);
  if (state.status === 'absent') throw new Error('no event was set up');
  return state;
};

const DRAFTED = [
  ...ROUND_1,
  toldOf(1),
  toldOf(2),
  CLOSED,
  event('RoundDrafted', { round: 2, engine: 'neighbours', tables: [{ table: 1, A: 'ann', B: 'cy' }], byes: [] }),
];
const WON = {
  decided: 'played',
  A: { outcome: 'win', figures: { vp: 80 } },
  B: { outcome: 'loss', figures: { vp: 60 } },
} as const;
const LOST = {
  decided: 'played',
  A: { outcome: 'loss', figures: { vp: 60 } },
  B: { outcome: 'win', figures: { vp: 80 } },
} as const;

it.each<[string, readonly TournamentEvent[], readonly string[]]>([
  ['nothing', [], []],
  ['another result of a round before', [toldOf(1, { said: LOST, sure: 'ruled', late: true })], ['ann', 'bob']],
  ['the same result, now ruled', [toldOf(1, { sure: 'ruled', late: true })], []],
  [
    'other points of the same winner, where nobody is paired by points',
    [toldOf(1, { said: { ...WON, A: { outcome: 'win', figures: { vp: 90 } } }, late: true })],
    [],
  ],
  [
    'another result, and the first one again',
    [toldOf(1, { said: LOST, sure: 'ruled', late: true }), toldOf(1, { sure: 'ruled', late: true })],
    [],
  ],
  [
    'a penalty that costs points, where nobody is paired by points',
    [event('EffectTold', { ruling: 'r1', effects: [{ player: 'di', figure: 'points', add: -1 }] })],
    [],
  ],
  [
    'a table that somebody keeps, and not by their faction',
    [
      event('EntryChanged', { player: 'cy', changes: { table: 2 }, because: 'a ramp', late: true }),
      event('EntryChanged', { player: 'di', changes: { faction: 'Order' }, because: 'a slip', late: true }),
    ],
    ['cy'],
  ],
])('a draft is overtaken by %s', (_, since, players) => {
  expect(overtaken(stateOf(DRAFTED), stateOf([...DRAFTED, ...since]), 2)).toEqual(players);
});
