import { fold } from '@adjutant/kernel';
import fc from 'fast-check';
import type { TournamentEvent } from '../event/events.js';
import type { OpenedTournament } from '../event/state/state.js';
import { after, decider, event, NOON, ROUND_1, SETTINGS } from '../event/testing/given.js';
import { clockOfTable, leftAt } from './clocks.js';
import { shownTournament } from './show.js';

const HALLS = [
  { name: 'Gym', from: 1, to: 1, minutes: 120 },
  { name: 'Annex', from: 2, to: 2, delay: 15 },
];
const time = (data: { hall?: string; table?: number; minutes: number }) => event('TimeExtended', { round: 1, ...data });
const starts = (minutes: number, hall?: string) =>
  event('ClockStarted', { round: 1, ...(hall === undefined ? {} : { hall }), at: after(minutes) });
const gives = (ruling: string, table: number, publication = 1) =>
  event('EffectTold', { ruling, effects: [{ round: 1, table, publication, minutes: 8 }] });

/** Round 1 as it is shown, published at noon; what comes later was recorded at some other time. */
function shown(more: readonly TournamentEvent[], settings: object = { halls: HALLS }) {
  const setUp = event('TournamentSetUp', { ...SETTINGS, roundMinutes: 150, ...settings });
  const events = [setUp, ...ROUND_1.slice(1), ...more];
  const by = { id: 'olga', role: 'organizer' } as const;
  const record = events.map((one, revision) => ({ event: one, revision, at: NOON, by }));
  const state = fold(decider, events) as OpenedTournament;
  const nobody = { reported: new Map(), nameOf: (id: string) => id, staff: false };
  const view = shownTournament(state, { id: 'e', revision: 1, record, ...nobody });
  return view.rounds[0]!;
}

function ends(...more: readonly TournamentEvent[]): readonly (string | null)[] {
  const round = shown(more);
  return round.tables.map((table) => clockOfTable(round, table).endsAt);
}

test('a round without halls is shown as ever', () => {
  const round = shown([], {});
  expect(round.clock).toEqual({ minutes: 150, startedAt: NOON, endsAt: after(150) });
  expect(Object.keys(round)).not.toEqual(expect.arrayContaining(['halls', 'started']));
  expect(clockOfTable(round, round.tables[1]!)).toMatchObject({ hall: null, endsAt: after(150) });
});

test('each hall has its own length and its own start, and the round begins for those that were not started', () => {
  expect(ends()).toEqual([after(120), after(165)]);
  expect(ends(starts(20, 'Gym'))).toEqual([after(140), after(165)]);
  expect(ends(starts(10))).toEqual([after(130), after(175)]);
  expect(ends(starts(20, 'Annex'), starts(10))).toEqual([after(130), after(170)]);
});

test('time is given to the round, to one hall, or to one table', () => {
  expect(ends(time({ minutes: 5 }))).toEqual([after(125), after(170)]);
  expect(ends(time({ hall: 'Gym', minutes: 5 }))).toEqual([after(125), after(165)]);
  expect(ends(time({ table: 2, minutes: 5 }))).toEqual([after(120), after(170)]);
});

test('what a call or a penalty gives is of its table in its publication, and goes when it is lifted', () => {
  expect(ends(gives('r1', 1), gives('r2', 1))).toEqual([after(136), after(165)]);
  expect(ends(gives('r1', 1, 2))).toEqual(ends());
  expect(shown([gives('r1', 1), event('EffectLifted', { ruling: 'r1' })])).toEqual(shown([]));
});

test('in whatever order time is given, each table has the sum of what it was given', () => {
  const given = fc.array(
    fc.oneof(
      fc.record({ minutes: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ hall: fc.constantFrom('Gym', 'Annex'), minutes: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ table: fc.constantFrom(1, 2), minutes: fc.integer({ min: 1, max: 60 }) }),
    ),
  );
  fc.assert(
    fc.property(given, (all: readonly { hall?: string; table?: number; minutes: number }[]) => {
      const round = shown(all.map(time));
      const reaches = (table: number, one: (typeof all)[number]): boolean =>
        one.table === undefined ? one.hall === undefined || one.hall === HALLS[table - 1]?.name : one.table === table;
      for (const table of round.tables) {
        const more = all.filter((one) => reaches(table.table, one)).reduce((sum, { minutes }) => sum + minutes, 0);
        expect(clockOfTable(round, table).minutes).toBe((table.table === 1 ? 120 : 150) + more);
      }
    }),
    { seed: 9, numRuns: 60 },
  );
});

test('a clock has its full time until it begins, and less than none once it has run out', () => {
  const clock = { startedAt: after(15), endsAt: after(165) };
  expect([0, 15, 160, 170].map((at) => leftAt(clock, Date.parse(after(at))))).toEqual(
    [150, 150, 5, -5].map((minutes) => minutes * 60_000),
  );
  expect(leftAt({ startedAt: NOON, endsAt: null }, 0)).toBeNull();
});
