import type { TournamentEvent } from '../../event/events.js';
import { event, FOUR, NOON, ORGANIZER } from '../../event/testing/given.js';
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
