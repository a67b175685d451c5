import {
  asks,
  CLOSED,
  command,
  event,
  given,
  NOON,
  ROUND_1,
  SET_UP,
  PLAN,
  SETTINGS,
  toldOf,
} from '../testing/given.js';
import type { Hall } from '../settings.js';

const GYM: Hall = { name: 'Gym', from: 1, to: 1, minutes: 120 };
const ANNEX: Hall = { name: 'Annex', from: 2, to: 40, delay: 15 };
const HALLS = [GYM, ANNEX];
const PLAYED = [
  event('TournamentSetUp', { ...SETTINGS, roundMinutes: 150, halls: HALLS }),
  ...ROUND_1.filter(({ type }) => type !== 'TournamentSetUp'),
];

describe('the clock of a hall', () => {
  const starts = command('StartClock', { round: 1, hall: 'Gym' });
  const started = event('ClockStarted', { round: 1, hall: 'Gym', at: NOON });

  it('is started once, and leaves the others to theirs', () => {
    given(...PLAYED)
      .when(starts)
      .then(started);
    given(...PLAYED, started)
      .when(starts, asks('organizer', 10))
      .thenAlready();
    given(...PLAYED, started)
      .when(command('StartClock', { round: 1, hall: 'Annex' }), asks('organizer', 10))
      .then(event('ClockStarted', { round: 1, hall: 'Annex', at: '2031-05-04T12:10:00.000Z' }));
    given(...PLAYED, started)
      .when(command('StartClock', { round: 1 }))
      .then(event('ClockStarted', { round: 1, at: NOON }));
  });

  it('is extended each time anew', () => {
    const more = command('ExtendTime', { round: 1, hall: 'Gym', minutes: 5 });
    given(...PLAYED, event('TimeExtended', more.data))
      .when(more)
      .then(event('TimeExtended', more.data));
  });

  it('is that of a hall that there is, in a round that is out', () => {
    const known = { known: ['Gym', 'Annex'] };
    given(...PLAYED)
      .when(command('StartClock', { round: 1, hall: 'Attic' }))
      .thenRefused('hall/unknown', known);
    given(...PLAYED)
      .when(command('ExtendTime', { round: 1, hall: 'Attic', minutes: 5 }))
      .thenRefused('hall/unknown', known);
    given(...PLAYED)
      .when(command('ExtendTime', { round: 1, hall: 'Gym', table: 1, minutes: 5 }))
      .thenRefused('time/one-place', { table: 1, hall: 'Gym' });
    given(...PLAYED.slice(0, -1))
      .when(starts)
      .thenRefused('round/not-published');
    given(...PLAYED, toldOf(1), toldOf(2), CLOSED)
      .when(starts)
      .thenRefused('round/closed');
  });
});

describe('halls of an event', () => {
  const plans = (more: object) => command('SetUpTournament', { ...PLAN, ...more });

  it('are part of its set-up, and of what changes later', () => {
    given()
      .when(plans({ halls: HALLS }))
      .then(event('TournamentSetUp', { ...SETTINGS, halls: HALLS }));
    given(SET_UP)
      .when(command('ChangeSettings', { changes: { halls: HALLS }, because: 'a second hall' }))
      .then(event('SettingsChanged', { changes: { halls: HALLS }, because: 'a second hall', late: false }));
  });

  it.each<[string, object, string, object]>([
    ['a name twice', { halls: [GYM, { ...ANNEX, name: 'Gym' }] }, 'hall/twice', { names: ['Gym', 'Gym'] }],
    ['a table in two', { halls: [ANNEX, { ...GYM, to: 2 }] }, 'hall/overlap', { halls: ['Gym', 'Annex'], table: 2 }],
    ['an end before its beginning', { halls: [{ ...ANNEX, to: 1 }] }, 'hall/no-tables', { halls: ['Annex'] }],
    ['none of the tables', { halls: HALLS, tables: [1, 50] }, 'hall/no-tables', { halls: ['Annex'] }],
    ['more tables than places', { halls: HALLS, capacity: 2 }, 'hall/no-tables', { halls: ['Annex'] }],
  ])('are refused with %s', (_, more, code, facts) => {
    given().when(plans(more)).thenRefused(code, facts);
  });

  it('keep a table when tables change', () => {
    given(...PLAYED)
      .when(command('ChangeSettings', { changes: { tables: [1, 50] }, because: 'x' }))
      .thenRefused('hall/no-tables', { halls: ['Annex'] });
    given(...PLAYED)
      .when(command('ChangeSettings', { changes: { tables: [1, 50], halls: [GYM] }, because: 'x' }))
      .then(event('SettingsChanged', { changes: { tables: [1, 50], halls: [GYM] }, because: 'x', late: false }));
  });
});
