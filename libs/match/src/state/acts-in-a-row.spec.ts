import fc from 'fast-check';
import { Shelf, type LedgerLine, type Pack } from '@adjutant/rules';
import { amid, at, begun, by, frozen, PACK, playedOut, RULED, seeded, SHELF } from '@adjutant/testing/given';
import {
  ABSENT,
  foldOnwards,
  foldWritten,
  walkWritten,
  type MatchEvent,
  type MatchState,
  type Written,
} from '../index.js';
import { behindActs } from './acts-in-a-row.js';

const ACTIONS: Pack['actions'] = [
  { id: 'strolled', name: 'strolled', selects: 'move' },
  { id: 'perched', name: 'perched', places: 'perch' },
  { id: 'boarded', name: 'boarded', boards: true },
  { id: 'tied', name: 'tied', binds: 'shed' },
  { id: 'swooped', name: 'swooped', opens: 'swoop' },
  { id: 'dived', name: 'dived', in: 'swoop', stage: 'low', dice: { sides: 6 } },
  { id: 'landed', name: 'landed', closes: 'swoop' },
];
const WINDOWS = [{ id: 'swoop', name: 'swoop', stages: ['high', 'low'] }];
const LIVELY: Pack = { ...PACK, actions: ACTIONS, windows: WINDOWS, digest: 'ac'.repeat(32) };
const LIVELY_SHELF = new Shelf([LIVELY]);

const unit = fc.constantFrom('A1', 'A2', 'B1', 'nobody');
const act: fc.Arbitrary<MatchEvent> = fc
  .record(
    {
      unit,
      act: fc.constantFrom('unheard-of', ...Array<string>(6).fill('strolled'), ...ACTIONS.map(({ id }) => id)),
      targets: fc.array(unit, { maxLength: 2 }),
      place: fc.constantFrom('Old Tower', 'the oak'),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
    },
    { requiredKeys: ['unit', 'act'] },
  )
  .map((data) => ({ type: 'UnitActed', data }));
const between: fc.Arbitrary<MatchEvent> = fc.constantFrom<MatchEvent>(
  { type: 'PhaseAdvanced', data: { to: at('2.A.muster') } },
  { type: 'UnitDestroyed', data: { unit: 'B1' } },
  { type: 'MatchConceded', data: { player: 'A' } },
  { type: 'MatchRewound', data: { to: 4, because: 'a mistake' } },
  { type: 'EntryCorrected', data: { entry: 5, correction: { kind: 'strike' }, because: 'it was another unit' } },
  { type: 'BattleShockRecorded', data: { unit: 'A1', result: 'failed' } },
  { type: 'UnitReturned', data: { unit: 'B1', as: 'B9', location: 'battlefield', what: 'a second flight' } },
  { type: 'MatchVoided', data: { because: 'the wrong table' } },
);
const acted = fc.array(fc.oneof({ weight: 9, arbitrary: act }, between), { maxLength: 30 });
const writer = fc.constantFrom(undefined, by('player').actor, by('judge').actor);

/** What entries come to and bring, one after the other. */
function oneByOne(shelf: Shelf, entries: readonly Written[], from: MatchState) {
  const walked = [...walkWritten(shelf, entries, from)];
  return {
    state: walked.at(-1)?.after ?? from,
    brought: walked.flatMap(({ event, lines }) => (lines.length > 0 ? [[event, lines] as const] : [])),
  };
}

function onwards(shelf: Shelf, entries: readonly Written[], from: MatchState) {
  const brought: (readonly [MatchEvent, readonly LedgerLine[]])[] = [];
  const state = foldOnwards(shelf, entries, from, (event, lines) => void brought.push([event, lines]));
  return { state, brought };
}

function expectSame(shelf: Shelf, entries: readonly Written[], cut: number): void {
  const first = entries.slice(0, cut % (entries.length + 1));
  const from = frozen(oneByOne(shelf, first, ABSENT).state);
  const rest = entries.slice(first.length);
  const expected = oneByOne(shelf, rest, from);
  expect(onwards(shelf, rest, from)).toStrictEqual(expected);
  expect(foldWritten(shelf, rest, from)).toStrictEqual(expected.state);
}

describe('a record that is folded at once', () => {
  it('comes to what it comes to entry by entry, whatever units do', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(amid(4, {}, LIVELY), begun({}, LIVELY), []),
        acted,
        writer,
        fc.nat(),
        (start, events, author, cut) => {
          const entries = [...start, ...events].map((event, index): Written =>
            index % 3 ? { event, by: author } : { event },
          );
          expectSame(LIVELY_SHELF, entries, cut);
        },
      ),
      seeded(400),
    );
  });

  it('and whatever is played and ruled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(begun(), amid(12), amid(4, { enforcement: 'advise' })),
        RULED,
        fc.nat(),
        (from, commands, cut) => {
          const { events } = playedOut(from, commands);
          expectSame(
            SHELF,
            events.map((event) => ({ event, by: by('player').actor })),
            cut,
          );
        },
      ),
      seeded(100),
    );
  });

  it('passes over what is noted and no more, and stands still at everything else', () => {
    const acts = (...ids: readonly string[]) =>
      ids.map((id): Written => ({ event: { type: 'UnitActed', data: { unit: 'A1', act: id } } }));
    const from = foldWritten(
      LIVELY_SHELF,
      amid(4, {}, LIVELY).map((event) => ({ event })),
    );
    const next = (...ids: readonly string[]) => behindActs(LIVELY_SHELF, from, acts(...ids), 0).next;
    expect([next('strolled', 'unheard-of', 'strolled', 'perched', 'strolled'), next('strolled'), next()]).toEqual([
      3, 1, 0,
    ]);
    expect(ACTIONS.map(({ id }) => next(id))).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(behindActs(LIVELY_SHELF, from, acts('swooped'), 0).state).toBe(from);
  });
});
