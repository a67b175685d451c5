import type { TournamentEvent } from '../../event/events.js';
import { CLOSED, entered, event, NOON, ORGANIZER, ROUND_1, FOUR, toldOf } from '../../event/testing/given.js';
import { registerCsv, registerOf, withRegister } from './register.js';

const record = (...events: readonly TournamentEvent[]) =>
  [...FOUR, ...events].map((one, revision) => ({ event: one, revision, at: NOON, by: ORGANIZER.actor }));
const nameOf = (player: string): string => `${player.toUpperCase()} of the North`;
const list = { title: 'Standings', under: [], columns: [], rows: [] };

const BACK = event('PlayerReinstated', { player: 'ann', from: 2, because: 'ann, well again' });
const EDITED = event('DraftEdited', { round: 1, tables: [], byes: [], because: 'x' });

test('is printed with what players are called, and to staff with reasons as they were typed', () => {
  const acts = registerOf(record(BACK), { nameOf, staff: true });
  expect(withRegister(list, acts).below).toEqual({
    title: 'Register of irregular acts',
    lines: ['Entry 5, 2031-05-04 12:00, by organizer: ANN of the North is back from round 2 on: ann, well again'],
  });
  expect(registerCsv(acts).split('\r\n')[1]).toBe(
    '5,2031-05-04 12:00,,the organizer,organizer,PlayerReinstated,"ANN of the North is back from round 2 on: ann, well again"',
  );
  const [forEverybody] = registerOf(record(BACK), { nameOf, staff: false });
  expect(forEverybody?.sentence).toBe('ANN of the North is back from round 2 on.');
});

test('has edits of drafts for staff alone, and is left out where nothing irregular was done', () => {
  expect(registerOf(record(EDITED), { nameOf, staff: true })).toHaveLength(1);
  expect(withRegister(list, registerOf(record(EDITED), { nameOf, staff: false }))).toBe(list);
});

test('names whoever sat somewhere or was named for a cut as it names everybody else', () => {
  const told = toldOf(1, { late: true });
  const cut = event('FieldCut', { players: ['ann', 'di'], bracket: true, others: 'play-on' });
  const edited = event('DraftEdited', { round: 1, tables: [{ table: 1, A: 'ann', B: 'cy' }], byes: [], because: 'x' });
  const day = record(...ROUND_1.slice(FOUR.length, -1), edited, ...ROUND_1.slice(-1), CLOSED, told, cut);
  const says = registerOf(day, { nameOf: (player) => player.toUpperCase(), staff: true }).map(
    ({ sentence }) => sentence,
  );
  expect(says).toEqual([
    expect.stringContaining('Table 1: ANN and CY, before ANN and BOB.'),
    expect.stringContaining('ANN and BOB: a win for the first'),
    expect.stringContaining('Named by hand: ANN, DI.'),
  ]);
});

test('tells entries of one name apart', () => {
  const because = 'x';
  const day = record(
    ...ROUND_1.slice(FOUR.length),
    entered('eve', { faction: 'Order' }),
    event('EntryChanged', { player: 'ann', changes: { faction: 'Chaos' }, because, late: true }),
    event('EntryChanged', { player: 'eve', changes: { faction: 'Chaos' }, because, late: true }),
  );
  const says = registerOf(day, { nameOf: () => 'Alex', staff: false }).map(({ sentence }) => sentence);
  expect(says.map((one) => one.replace(/.*Before: /, ''))).toEqual(['no faction.', 'faction Order.']);
  expect(says.every((one) => one.startsWith('The entry of Alex is changed'))).toBe(true);
});
