import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { CLOSED, decider, event, ORGANIZER, ROUND_1, toldOf } from '../event/testing/given.js';
import { toldByBracket } from './bracket-reasons.js';

const cut = (...players: readonly string[]): TournamentEvent =>
  event('FieldCut', { players: [...players], others: 'are-done', bracket: true });
const FINAL = event('RoundDrafted', {
  ...{ round: 2, engine: 'bracket 1', byes: [] },
  tables: [{ table: 1, A: 'cy', B: 'bob' }],
});
const LEFT = event('PlayerDropped', { player: 'ann', until: 1 });

function saidOfBob(...events: readonly TournamentEvent[]): string | undefined {
  const record = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, ...events, FINAL];
  const state = fold(decider, record);
  const round = state.status === 'absent' ? undefined : state.rounds[1];
  if (state.status === 'absent' || round === undefined) throw new Error('no round is drafted');
  const told = toldByBracket(state, round, {
    ...{ id: 'open', revision: 0, staff: true, reported: new Map(), nameOf: (id: string) => id.toUpperCase() },
    record: record.map((one, revision) => ({ event: one, revision, at: ORGANIZER.now, by: ORGANIZER.actor })),
  });
  return told.get('bob')?.says;
}

const MEETS = 'Final of the bracket: CY (seed 1) meets BOB (seed 2).';

test('a table of the bracket says who came in at it, and for whom', () => {
  expect(saidOfBob(cut('cy', 'ann'), LEFT, cut('cy', 'bob'))).toBe(
    `${MEETS} BOB came in for ANN, who left before the bracket began.`,
  );
});

test.each([
  ['was through from the beginning', [LEFT, cut('cy', 'bob')]],
  ['was cut anew in the place of somebody who is there', [cut('cy', 'ann'), cut('cy', 'bob')]],
  ['only has another seed', [cut('bob', 'cy'), cut('cy', 'bob')]],
])('whoever %s came in for nobody', (_, events) => {
  expect(saidOfBob(...events)).toBe(MEETS);
});
