import fc from 'fast-check';
import { isOrdinary } from '@adjutant/event';
import { Envelope } from '../src/commands/envelope.js';
import { COMMAND_TYPES } from '../src/matches/commands/door.js';
import { faultsOf } from '../src/problems/check.js';

const ID = '0b6a1f5e-3a55-4b6f-8f5e-0f8d7f1e2a33';
const odd = fc.oneof(fc.constant(undefined), fc.constant(null), fc.anything(), fc.string(), fc.integer(), fc.double());
const member = <Value>(good: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: good, weight: 4 }, { arbitrary: odd, weight: 1 });
const envelope = fc.record(
  {
    commandId: member(fc.oneof(fc.constant(ID), fc.uuid())),
    type: member(fc.constantFrom(...COMMAND_TYPES)),
    data: member(fc.constant({})),
    occurredAt: member(fc.constantFrom('2026-11-21T10:00:00Z', '2026-02-30T10:00:00Z', undefined)),
    expectedRevision: member(fc.constantFrom(-2, -1, 0, 1.5, 7, undefined)),
    extra: fc.constant(1),
  },
  { requiredKeys: [] },
);

describe('the quick look at an envelope', () => {
  it('takes the ordinary one', () => {
    expect(isOrdinary({ commandId: ID, type: 'StartBattle', data: { firstTurn: 'A' } })).toBe(true);
  });

  it('never lets through what the full check finds fault with', () => {
    fc.assert(
      fc.property(envelope, (value) => {
        if (isOrdinary(value)) expect(faultsOf(Envelope, value, '')).toEqual([]);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });
});
