import { presetNamed } from '../../standing/presets.js';
import { command, event, given, PLAN, SETTINGS, SET_UP } from '../testing/given.js';

const ranked = (table: string) => {
  const wtc = presetNamed('wtc')!;
  return { standings: { ...wtc, conversion: { ...wtc.conversion!, table } } };
};
const WRONG = '0,200 => 10,10\n300 and more is 20';

test('an event is not ranked by margins that nobody can read, from the beginning or later', () => {
  const facts = { faults: [{ line: 2, column: 1, says: expect.stringContaining('300 and more is 20') as string }] };
  given()
    .when(command('SetUpTournament', { ...PLAN, ...ranked(WRONG) }))
    .thenRefused('tournament/margins', facts);
  given(SET_UP)
    .when(command('ChangeSettings', { changes: ranked(WRONG), because: 'x' }))
    .thenRefused('tournament/margins', facts);
});

test('and is by those that can be read, a line each or apart by semicolons', () => {
  for (const table of ['0,200 => 10,10\n200,5000 => 0,20', '0,200 => 10,10; 200,5000 => 0,20'])
    given()
      .when(command('SetUpTournament', { ...PLAN, ...ranked(table) }))
      .then(event('TournamentSetUp', { ...SETTINGS, ...ranked(table) }));
});

test('a table of before hinders no other change', () => {
  given(event('TournamentSetUp', { ...SETTINGS, ...ranked(WRONG) }))
    .when(command('ChangeSettings', { changes: { rounds: 4 }, because: 'x' }))
    .then(event('SettingsChanged', { changes: { rounds: 4 }, because: 'x', late: false }));
});
