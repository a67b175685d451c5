import { CLOSED, command, event, FOUR, given, ROUND_1, SEED, SERVER, SET_UP, PLAN, toldOf } from '../testing/given.js';

const OVER = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];

it('an event is set up once', () => {
  given().when(command('SetUpTournament', PLAN)).then(SET_UP);
  given(SET_UP).when(command('SetUpTournament', PLAN)).thenRefused('tournament/already-set-up', { name: 'The open' });
  given()
    .when(command('SetUpTournament', { ...PLAN, name: ' \u00a0 ' }))
    .thenRefused('tournament/unnamed');
  given(SET_UP)
    .when(command('ChangeSettings', { changes: { name: '  ' }, because: 'shorter' }))
    .thenRefused('tournament/unnamed');
  given()
    .when(command('DraftRound', { round: 1 }))
    .thenRefused('tournament/unknown');
});

describe('settings', () => {
  const changes = { rounds: 4 };

  it('change freely before round 1 is out, and twice asked after it', () => {
    given(...FOUR)
      .when(command('ChangeSettings', { changes, because: 'more came' }))
      .then(event('SettingsChanged', { changes, because: 'more came', late: false }));
    given(...ROUND_1)
      .when(command('ChangeSettings', { changes, because: 'more came' }))
      .thenRefused('tournament/sure', { weighty: ['rounds'] });
    given(...ROUND_1)
      .when(command('ChangeSettings', { changes, because: 'more came', sure: true }))
      .then(event('SettingsChanged', { changes, because: 'more came', late: true }));
  });

  it('that are as they were record nothing', () => {
    given(...FOUR)
      .when(command('ChangeSettings', { changes: { rounds: 3 }, because: 'x' }))
      .thenAlready();
    given(...OVER)
      .when(command('ChangeSettings', { changes: { rounds: 1, name: 'The open' }, because: 'x', sure: true }))
      .then(event('SettingsChanged', { changes: { rounds: 1 }, because: 'x', late: true }));
  });
});

it('the seed is revealed when round 1 is closed, and is the one that was committed to', () => {
  given(...ROUND_1)
    .when(command('RevealSeed', { seed: SEED }), SERVER)
    .thenRefused('tournament/seed');
  given(...OVER)
    .when(command('RevealSeed', { seed: 'another' }), SERVER)
    .thenRefused('tournament/seed');
  given(...OVER)
    .when(command('RevealSeed', { seed: SEED }), SERVER)
    .then(event('SeedRevealed', { seed: SEED }));
});

it('a cut names players of the field, each once', () => {
  const cuts = (players: string[]) => command('CutField', { players, others: 'are-done' });
  given(...OVER)
    .when(cuts(['cy', 'ann']))
    .then(event('FieldCut', { players: ['cy', 'ann'], others: 'are-done', apart: true }));
  given(...OVER)
    .when(cuts(['cy', 'zoe']))
    .thenRefused('cut/field', { players: ['zoe'] });
  given(...OVER)
    .when(cuts(['cy', 'cy']))
    .thenRefused('cut/field', { players: ['cy'] });
  given(...ROUND_1)
    .when(cuts(['cy', 'ann']))
    .thenRefused('round/undecided');
  const cut = event('FieldCut', { players: ['cy', 'ann'], others: 'are-done' });
  given(...OVER, cut)
    .when(command('DraftRound', { round: 2 }))
    .then(
      event('RoundDrafted', { round: 2, engine: 'neighbours', tables: [{ table: 1, A: 'ann', B: 'cy' }], byes: [] }),
    );
});

it('an event ends, and is opened again with a reason', () => {
  const ended = event('TournamentEnded', {});
  given(...OVER)
    .when(command('EndTournament', {}))
    .then(ended);
  given(...ROUND_1)
    .when(command('EndTournament', {}))
    .thenRefused('round/undecided', { round: 1 });
  const dispute = { round: 1, table: 1, publication: 1, dispute: 'd1' };
  const disputed = [
    ...ROUND_1,
    event('TableDisputeTold', { ...dispute, open: true }),
    event('RoundClosed', { round: 1, unconfirmed: [], disputed: [1] }),
  ];
  given(...disputed)
    .when(command('EndTournament', {}))
    .thenRefused('tournament/disputed', { round: 1, table: 1 });
  given(...disputed, event('TableDisputeTold', { ...dispute, open: false }))
    .when(command('EndTournament', {}))
    .then(ended);
  given(...OVER, ended)
    .when(command('DropPlayer', { player: 'ann' }))
    .thenRefused('tournament/ended');
  given(...OVER, ended)
    .when(command('ReopenTournament', { because: 'a slip was wrong' }))
    .then(event('TournamentReopened', { because: 'a slip was wrong' }));
});
