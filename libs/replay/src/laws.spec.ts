import fc from 'fast-check';
import { decideMatch, previewRuling, type Correction, type MatchEvent, type OpenedState } from '@adjutant/match';
import { asRecorded, divergence, replay, suppose, supposeOf, type Supposal } from './index.js';
import {
  amid,
  begun,
  by,
  corrects,
  foldOn,
  opened,
  playedOut,
  PLAYED,
  RULED,
  seeded,
  SHELF,
} from '@adjutant/testing/given';

const JUDGE = by('judge');
const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
const number = fc.integer({ min: 4, max: 16 });
const unit = fc.constantFrom('A1', 'A2', 'A3', 'B1', 'B2');

const ruling: fc.Arbitrary<readonly [number, Correction, Supposal]> = fc.oneof(
  number.map((entry) => [entry, { kind: 'strike' }, { leaveOut: [entry] }] as const),
  fc
    .tuple(number, fc.constantFrom('yes', 'no'), fc.constantFrom('wind-is-fair', 'within-reach'))
    .map(([entry, answer, question]) => {
      const answers = { [question]: answer } as const;
      return [entry, { kind: 'answer', answers }, { reanswer: { entry, answers } }] as const;
    }),
  fc
    .tuple(number, number)
    .map(([entry, before]) => [entry, { kind: 'redate', before }, { redate: { entry, before } }] as const),
  fc.tuple(number, unit).map(([entry, target]) => {
    const data = { roles: { target } };
    return [entry, { kind: 'amend', data }, { replace: { entry, data } }] as const;
  }),
);

const shown = (state: OpenedState) => ({
  table: state.table,
  fallen: state.fallen,
  struck: state.struck,
  status: state.status,
});

describe('whatever is played and ruled', () => {
  it('supposing nothing tells the record', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const account = playedOut(from, commands);
        const supposed = asRecorded(supposeOf(SHELF, account, JUDGE));
        expect(shown(supposed.outcome as OpenedState)).toEqual(shown(account.state as OpenedState));
        const again = suppose(SHELF, account, [], 'corrected', JUDGE);
        expect(divergence(supposed, again)).toEqual({ first: null, differences: [] });
      }),
      seeded(100),
    );
  });

  it('the corrected reading is what recording the correction brings about', () => {
    fc.assert(
      fc.property(start, PLAYED, ruling, (from, commands, [entry, correction, supposal]) => {
        const account = playedOut(from, commands);
        const decision = decideMatch(SHELF, corrects(entry, correction), account.state, JUDGE);
        if (decision.outcome !== 'recorded') return;
        const recorded = foldOn(SHELF, account.state, decision.events);
        const supposed = suppose(SHELF, account, [supposal], 'corrected', JUDGE);
        expect(shown(supposed.outcome as OpenedState)).toEqual(shown(recorded as OpenedState));
      }),
      seeded(120),
    );
  });

  it('the corrected reading is what ruling it brings about', () => {
    fc.assert(
      fc.property(start, RULED, fc.array(number, { minLength: 1, maxLength: 3 }), (from, commands, drawn) => {
        const account = playedOut(from, commands);
        const entries = [...new Set(drawn)];
        const { decision, state } = previewRuling(SHELF, account.state, [{ kind: 'strike', entries }], JUDGE.actor);
        if (decision.outcome !== 'recorded') return;
        const supposed = suppose(SHELF, account, [{ leaveOut: entries }], 'corrected', JUDGE);
        expect(shown(supposed.outcome as OpenedState)).toEqual(shown(state as OpenedState));
      }),
      seeded(200),
    );
  });

  it('what was refused and became legal is carried out in the other reading alone', () => {
    fc.assert(
      fc.property(start, PLAYED, number, (from, commands, entry) => {
        const account = playedOut(from, commands);
        const corrected = suppose(SHELF, account, [{ leaveOut: [entry] }], 'corrected', JUDGE);
        const executed = suppose(SHELF, account, [{ leaveOut: [entry] }], 're-executed', JUDGE);
        expect(corrected.story.map((line) => line.place)).toEqual(executed.story.map((line) => line.place));
        const moved = corrected.story.filter((line) => line.verdict === 'now-legal' && line.lines.length > 0);
        expect(moved).toEqual([]);
      }),
      seeded(80),
    );
  });

  it('a record accepted under strict gives the same ledgers under advise', () => {
    fc.assert(
      fc.property(start, PLAYED, (from, commands) => {
        const { events } = playedOut(from, commands);
        const advised: readonly MatchEvent[] = [opened({ enforcement: 'advise' }), ...events.slice(1)];
        const ledger = (told: readonly MatchEvent[]) => replay(SHELF, told).steps.map((step) => step.lines);
        expect(ledger(advised)).toEqual(ledger(events));
      }),
      seeded(100),
    );
  });
});
