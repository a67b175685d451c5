import fc from 'fast-check';
import type { Role } from '@adjutant/kernel';
import {
  decideMatch,
  essenceOf,
  previewRuling,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type Remedy,
} from '../index.js';
import { advance } from '../state/advance.js';
import {
  aimedRemedies,
  amid,
  applied,
  begun,
  copied,
  foldOn,
  JUDGING,
  PLAYED,
  playedOut,
  REMEDIES,
  reverses,
  RULED,
  rules,
  seeded,
  SHELF,
  stateOf,
  SYSTEM,
} from '@adjutant/testing/given';

const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
/** How often each kind of remedy was really carried out, so that no law is empty. */
const carriedOut = new Map<Remedy['kind'], number>();

interface Ruled {
  readonly events: readonly MatchEvent[];
  readonly ruling: readonly MatchEvent[];
  readonly before: MatchState;
  readonly after: MatchState;
}

/** How a match comes to an end, and who has confirmed its result. */
const ENDS: readonly (readonly MatchCommand[])[] = [
  [],
  [{ type: 'FinishMatch', data: { ending: 'judge' } }],
  [{ type: 'ConcedeMatch', data: { player: 'A' } }],
];
const ENDINGS: readonly (readonly MatchCommand[])[] = ENDS.flatMap((ends) => [
  ends,
  [...ends, { type: 'ConfirmResult', data: { player: 'A' } }],
  [...ends, ...(['A', 'B'] as const).map((player): MatchCommand => ({ type: 'ConfirmResult', data: { player } }))],
]);
const ending = fc.constantFrom(...ENDINGS);

function playedToTheEnd(
  from: readonly MatchEvent[],
  commands: Parameters<typeof playedOut>[1],
  ends: readonly MatchCommand[],
): { events: readonly MatchEvent[]; state: MatchState } {
  return playedOut(from, [...commands, ...ends.map((command) => [command, 'judge'] as const)]);
}

interface Case {
  readonly from: readonly MatchEvent[];
  readonly commands: Parameters<typeof playedOut>[1];
  readonly ends: readonly MatchCommand[];
  readonly drawn: readonly Remedy[];
  readonly role: Role;
}

const CASE: fc.Arbitrary<Case> = fc.record({
  from: start,
  commands: RULED,
  ends: ending,
  drawn: REMEDIES,
  role: JUDGING,
});

function ruledByChance({ from, commands, ends, drawn, role }: Case): Ruled | null {
  const { events, state: before } = playedToTheEnd(from, commands, ends);
  const remedies = aimedRemedies(drawn, events.length);
  const decision = decideMatch(SHELF, rules(remedies, role), before, SYSTEM);
  if (decision.outcome !== 'recorded') return null;
  for (const { kind } of remedies) carriedOut.set(kind, (carriedOut.get(kind) ?? 0) + 1);
  return { events, ruling: decision.events, before, after: foldOn(SHELF, before, decision.events) };
}

describe('whatever is ruled', () => {
  it('what is previewed is what is recorded, and nothing else', () => {
    fc.assert(
      fc.property(CASE, ({ from, commands, ends, drawn, role }) => {
        const { events, state } = playedToTheEnd(from, commands, ends);
        const remedies = aimedRemedies(drawn, events.length);
        const decision = decideMatch(SHELF, rules(remedies, role), state, SYSTEM);
        const preview = previewRuling(SHELF, state, remedies, { id: `a-${role}`, role });
        expect(preview.decision.outcome).toBe(decision.outcome);
        if (decision.outcome === 'refused' && preview.decision.outcome === 'refused') {
          expect(preview.decision.refusal).toEqual(decision.refusal);
          expect(preview.state).toBe(state);
        }
        if (decision.outcome !== 'recorded') return;
        const after = foldOn(SHELF, state, decision.events);
        expect(essenceOf(preview.state)).toEqual(essenceOf(after));
        expect(copied(decision.events)).toEqual(decision.events);
        expect(stateOf([...events, ...copied(decision.events)])).toStrictEqual(after);
      }),
      seeded(150),
    );
  });

  it('the entry says how many entries the ruling came to', () => {
    fc.assert(
      fc.property(CASE, (one) => {
        const ruled = ruledByChance(one);
        if (!ruled) return;
        const { role } = one;
        expect(ruled.ruling[0]).toEqual(applied(ruled.ruling.length - 1, role));
        expect(decideMatch(SHELF, rules([], role), ruled.after, SYSTEM)).toEqual({ outcome: 'already' });
      }),
      seeded(120),
    );
  });

  it('its reversal restores what was there before', () => {
    fc.assert(
      fc.property(CASE, (one) => {
        const ruled = ruledByChance(one);
        if (!ruled) return;
        const { events, before, after } = ruled;
        const reversal = decideMatch(SHELF, reverses(events.length), after, SYSTEM);
        if (reversal.outcome !== 'recorded') throw new Error('a ruling can be reversed');
        const restored = foldOn(SHELF, after, reversal.events);
        expect(essenceOf(restored)).toEqual(essenceOf(before));
        expect(decideMatch(SHELF, reverses(events.length), restored, SYSTEM)).toEqual({ outcome: 'already' });
      }),
      seeded(150),
    );
  });

  it('its reversal leaves what was played since as if there had been no ruling', () => {
    fc.assert(
      fc.property(CASE, PLAYED, (one, since) => {
        const ruled = ruledByChance(one);
        if (!ruled) return;
        const { events, ruling } = ruled;
        const { events: played } = playedOut([...events, ...ruling], since);
        const later = played.slice(events.length + ruling.length);
        const reversal: MatchEvent = { type: 'RulingReversed', data: { entry: events.length, because: 'overturned' } };
        // The same numbers and the same play, but rulings that came to nothing.
        const nothing = ruling.map((_, index) => applied(0, 'judge', `nothing-${index}`));
        const without = stateOf([...events, ...nothing, ...later, reversal]);
        expect(essenceOf(stateOf([...events, ...ruling, ...later, reversal]))).toEqual(essenceOf(without));
      }),
      seeded(120),
    );
  });

  it('no result is confirmed by those who confirmed another one', () => {
    let withdrawn = 0;
    fc.assert(
      fc.property(CASE, (one) => {
        const ruled = ruledByChance({ ...one, role: 'head-judge', ends: ENDINGS[5] ?? [] });
        if (!ruled || !('result' in ruled.before)) return;
        const { before, after } = ruled;
        const same = sameText(confirmable(after), confirmable(before));
        if (!same && before.confirmedBy.length > 0) withdrawn += 1;
        if (!same) expect('confirmedBy' in after ? after.confirmedBy : []).toEqual([]);
      }),
      seeded(150),
    );
    expect(withdrawn).toBeGreaterThan(10);
  });

  it('every kind of remedy has been carried out many times by now', () => {
    for (const kind of ['none', 'strike', 'correct', 'adjust', 'set', 'allow', 'rewind'] as const)
      expect([kind, (carriedOut.get(kind) ?? 0) > 10]).toEqual([kind, true]);
  });
});

/** What players confirm. */
function confirmable(state: MatchState) {
  return 'result' in state ? [state.result.winner, state.result.points] : null;
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('the essence of a match', () => {
  it('says nothing about how the record was written', () => {
    const played = stateOf(begun());
    expect(Object.keys(essenceOf(played))).toEqual(['status', 'pack', 'settings', 'seats', 'table', 'fallen']);
    expect(essenceOf(stateOf([]))).toEqual({ status: 'absent' });
    const noticed = advance(SHELF, played, applied(0)).state;
    expect(essenceOf(noticed)).toEqual(essenceOf(played));
  });
});
