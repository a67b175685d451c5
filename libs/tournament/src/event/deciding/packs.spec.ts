import { command, event, given, PLAN, SETTINGS } from '../testing/given.js';

describe('an event is set up with what there is', () => {
  const setUp = (more: object) => given().when(command('SetUpTournament', { ...PLAN, ...more }));

  it('and refused with a pack, a release or a mission that there is not', () => {
    setUp({ pack: { id: 'chess' } }).thenRefused('tournament/no-pack', { pack: 'chess', known: ['kites', 'marbles'] });
    setUp({ pack: { id: 'kites', release: 'third' } }).thenRefused('tournament/no-release', {
      pack: 'kites',
      release: 'third',
      known: ['first', 'second'],
    });
    const missions = ['mission/ford', 'mission/moon', null, 'mission/moon'];
    setUp({ pack: { id: 'kites' }, missions }).thenRefused('tournament/no-mission', {
      release: 'second',
      missions: ['mission/moon'],
      known: ['mission/ford', 'mission/ridge'],
    });
    setUp({ pack: { id: 'marbles' }, missions: ['mission/ford'] }).thenRefused('tournament/no-mission', { known: [] });
  });

  it('in the release that it names, which may have fewer missions than the newest', () => {
    const planned = { pack: { id: 'kites' }, missions: ['mission/ridge', null] };
    setUp(planned).then(event('TournamentSetUp', { ...SETTINGS, ...planned }));
    setUp({ ...planned, pack: { id: 'kites', release: 'first' } }).thenRefused('tournament/no-mission', {
      missions: ['mission/ridge'],
    });
  });

  it('and without a pack whatever is played is its own affair', () => {
    setUp({ missions: ['by the pond'] }).then(event('TournamentSetUp', { ...SETTINGS, missions: ['by the pond'] }));
  });
});

describe('missions that change later', () => {
  const kites = event('TournamentSetUp', { ...SETTINGS, pack: { id: 'kites' } });
  const changes = (missions: (string | null)[]) =>
    command('ChangeSettings', { changes: { missions }, because: 'the hall is wet' });

  it('are missions of the pack too', () => {
    given(kites)
      .when(changes([null, 'mission/moon']))
      .thenRefused('tournament/no-mission', { missions: ['mission/moon'] });
    given(kites)
      .when(changes([null, 'mission/ford']))
      .then(
        event('SettingsChanged', {
          changes: { missions: [null, 'mission/ford'] },
          because: 'the hall is wet',
          late: false,
        }),
      );
  });

  it('are refused where the pack is there no longer, while everything else may change', () => {
    const gone = event('TournamentSetUp', { ...SETTINGS, pack: { id: 'chess' } });
    given(gone)
      .when(changes([null]))
      .thenRefused('tournament/no-pack', { pack: 'chess' });
    given(gone)
      .when(command('ChangeSettings', { changes: { rounds: 4 }, because: 'more came' }))
      .then(event('SettingsChanged', { changes: { rounds: 4 }, because: 'more came', late: false }));
  });
});
