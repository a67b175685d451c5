import { command, event, given, PLAN, SETTINGS, SET_UP } from '../testing/given.js';

const judging = (penalties: string | null) => ({ judging: { penalties } });

test('who concedes gets no more than who wins, in the points of the event or of the table', () => {
  const conceding = (winner: number, loser: number) => ({
    judging: { concession: { unit: 'vp' as const, winner, loser } },
  });
  const setUp = (winner: number, loser: number) =>
    given().when(command('SetUpTournament', { ...PLAN, ...conceding(winner, loser) }));
  setUp(80, 20).then(event('TournamentSetUp', { ...SETTINGS, ...conceding(80, 20) }));
  setUp(10, 10).then(event('TournamentSetUp', { ...SETTINGS, ...conceding(10, 10) }));
  setUp(19, 20).thenRefused('tournament/concession', { winner: 19, loser: 20 });
  given(SET_UP)
    .when(command('ChangeSettings', { changes: conceding(0, 1), because: 'x' }))
    .thenRefused('tournament/concession', { winner: 0, loser: 1 });
});

describe('an event penalises by a policy that there is', () => {
  it('when it is set up', () => {
    const setUp = (penalties: string | null) =>
      given().when(command('SetUpTournament', { ...PLAN, ...judging(penalties) }));
    setUp('stern').then(event('TournamentSetUp', { ...SETTINGS, ...judging('stern') }));
    setUp(null).then(event('TournamentSetUp', { ...SETTINGS, ...judging(null) }));
    setUp('no-such').thenRefused('tournament/no-policy', { policy: 'no-such', known: ['mild', 'stern'] });
  });

  it('and when it changes its mind; one that is gone since hinders no other change', () => {
    const because = 'asked by the judges';
    const changes = (change: object) => command('ChangeSettings', { changes: change, because });
    given(SET_UP)
      .when(changes(judging('no-such')))
      .thenRefused('tournament/no-policy', { policy: 'no-such' });
    given(event('TournamentSetUp', { ...SETTINGS, ...judging('gone') }))
      .when(changes({ rounds: 4 }))
      .then(event('SettingsChanged', { changes: { rounds: 4 }, because, late: false }));
  });
});
