import { RECORD_AND_PATH } from '../../pairing/rules.js';
import { command, event, given, PLAN, SETTINGS } from '../testing/given.js';

const RULES = RECORD_AND_PATH;
const by = (...numbers: number[]) => ({ pairing: { ...RULES, tables: numbers.map((number) => ({ number })) } });
const setUp = (more: object) => command('SetUpTournament', { ...PLAN, ...more });

test('an event has each of its tables once, and pairing seats by no other', () => {
  given()
    .when(setUp({ tables: [1, 2, 2] }))
    .thenRefused('pairing/tables', { tables: [2] });
  given()
    .when(setUp(by(1, 1, 3)))
    .thenRefused('pairing/tables', { tables: [1] });
  given()
    .when(setUp({ ...by(1, 11), tables: [11, 12] }))
    .thenRefused('pairing/tables', { tables: [1] });
});

test('it looks again where tables are changed, and at nothing else that was said before', () => {
  const before = event('TournamentSetUp', { ...SETTINGS, ...by(1, 2) });
  given(before)
    .when(command('ChangeSettings', { changes: { tables: [2, 3] }, because: 'another hall' }))
    .thenRefused('pairing/tables', { tables: [1] });
  given(event('TournamentSetUp', { ...SETTINGS, ...by(1, 1) }))
    .when(command('ChangeSettings', { changes: { rounds: 4 }, because: 'more time' }))
    .then(event('SettingsChanged', { changes: { rounds: 4 }, because: 'more time', late: false }));
});
