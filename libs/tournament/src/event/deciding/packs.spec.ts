import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../events.js';
import type { Changes } from '../settings.js';
import { command, decider, event, given, ORGANIZER, PLAN, ROUND_1, SETTINGS } from '../testing/given.js';

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

describe('a pack that was left out', () => {
  const names = (id: string, more: Changes = {}) =>
    command('ChangeSettings', { changes: { pack: { id }, ...more }, because: 'It was forgotten' });

  it('is named later, once, also after rounds are out', () => {
    given(...ROUND_1)
      .when(names('kites'))
      .then(event('SettingsChanged', { changes: { pack: { id: 'kites' } }, because: 'It was forgotten', late: false }));
    const named = event('TournamentSetUp', { ...SETTINGS, pack: { id: 'kites' } });
    given(named).when(names('marbles')).thenRefused('tournament/other-pack', { pack: 'kites' });
    given(named).when(names('kites')).thenAlready();
  });

  it('is one that is there, and has the missions that were planned', () => {
    const planned = event('TournamentSetUp', { ...SETTINGS, missions: ['by the pond'] });
    given(planned).when(names('chess')).thenRefused('tournament/no-pack');
    given(planned)
      .when(names('kites'))
      .thenRefused('tournament/no-mission', { missions: ['by the pond'] });
    const changes = { pack: { id: 'kites' }, missions: ['mission/ford'] };
    given(planned)
      .when(names('kites', { missions: ['mission/ford'] }))
      .then(event('SettingsChanged', { changes, because: 'It was forgotten', late: false }));
  });

  it('is what a round that cannot be closed asks for', () => {
    const message = (...events: readonly TournamentEvent[]): unknown => {
      const decision = decider.decide(command('CloseRound', { round: 1 }), fold(decider, events), ORGANIZER);
      return decision.outcome === 'refused' && decision.refusal.message;
    };
    const changes = { pack: { id: 'kites' } };
    const named = event('SettingsChanged', { changes, because: 'It was forgotten', late: false });
    expect(message(...ROUND_1)).toMatch(/^Not decided yet: table 1, 2\. .+: the event names no pack\. Name it/);
    expect(message(...ROUND_1, named)).toMatch(/Enter their results in their matches/);
  });
});

describe('missions for more rounds than are planned', () => {
  const four = [null, 'by the pond', null, 'up the hill'];

  it('are refused as the event is set up, with both numbers', () => {
    const asked = given().when(command('SetUpTournament', { ...PLAN, missions: four }));
    asked.thenRefused('tournament/missions', { rounds: 3, missions: 4 });
  });

  it('are not those of a round that is left open', () => {
    const missions = ['by the pond', null, null, null];
    given()
      .when(command('SetUpTournament', { ...PLAN, missions }))
      .then(event('TournamentSetUp', { ...SETTINGS, missions }));
  });

  it('are refused when they change, unless as many rounds are planned with them', () => {
    const set = (changes: object) => command('ChangeSettings', { changes, because: 'more came' });
    const now = given(event('TournamentSetUp', SETTINGS));
    now.when(set({ missions: four })).thenRefused('tournament/missions', { rounds: 3, missions: 4 });
    const changes = { missions: four, rounds: 4 };
    now.when(set(changes)).then(event('SettingsChanged', { changes, because: 'more came', late: false }));
  });

  it('stay where fewer rounds are planned afterwards: nothing is played of them', () => {
    const changes = { rounds: 2 };
    given(event('TournamentSetUp', { ...SETTINGS, missions: four.slice(1) }))
      .when(command('ChangeSettings', { changes, because: 'the hall closes' }))
      .then(event('SettingsChanged', { changes, because: 'the hall closes', late: false }));
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
