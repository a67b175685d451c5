import { canonical, eventHash, type Hashed } from '@adjutant/seal';
import fc from 'fast-check';
import { eventText, hashOfEvent } from './event-text.js';

const text = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('', '"', '\\', '\n', '\u0000', '\u007f', '\u2028', '\u{1f600}', 'ä'),
);
/** Half a character now and then: it is refused, wherever it stands. */
const anyText = fc.oneof({ weight: 20, arbitrary: text }, { weight: 1, arbitrary: fc.constant('\ud83d') });
const number = fc.oneof(
  { weight: 10, arbitrary: fc.nat() },
  { weight: 1, arbitrary: fc.constantFrom(-0, 1.5, -1, 2 ** 60, Number.NaN) },
);
const actor = fc.oneof(
  { weight: 10, arbitrary: fc.record({ id: anyText, role: anyText }) },
  { weight: 1, arbitrary: fc.record({ role: anyText, id: anyText, as: anyText }) },
  { weight: 1, arbitrary: fc.constantFrom(null, [], ['a', 'b'], { id: 1, role: 'x' }, { id: 'x', other: 'y' }) },
);
const usual = {
  eventId: anyText,
  commandId: anyText,
  correlationId: anyText,
  causationId: anyText,
  actor,
  occurredAt: anyText,
  recordedAt: anyText,
  schemaVersion: number,
  payloadHash: anyText,
  previousHash: anyText,
};
const meta = fc.oneof(
  { weight: 10, arbitrary: fc.record(usual) },
  { weight: 1, arbitrary: fc.record({ ...usual, more: fc.jsonValue() }) },
  { weight: 1, arbitrary: fc.record(usual, { requiredKeys: ['previousHash'] }) },
  {
    weight: 1,
    arbitrary: fc.record(usual).map(({ eventId, ...others }) => ({ ...others, ['eventID']: eventId })),
  },
);
const hashed = fc.record({
  stream: anyText,
  revision: number,
  type: anyText,
  data: fc.oneof(fc.dictionary(text, fc.jsonValue(), { maxKeys: 4 }), fc.object({ maxDepth: 2 })),
  meta,
}) as fc.Arbitrary<Hashed>;

const outcomeOf = (write: () => string): string => {
  try {
    return write();
  } catch {
    return 'refused';
  }
};

test('an event is written as any other value is, byte for byte, and refused where that is refused', () => {
  fc.assert(
    fc.property(hashed, (one) => {
      expect(outcomeOf(() => eventText(one))).toBe(outcomeOf(() => canonical(one)));
    }),
    { numRuns: 5_000 },
  );
});

test('the hash of an event is the one that whoever verifies it offline comes to', () => {
  fc.assert(
    fc.property(hashed, (one) => {
      expect(outcomeOf(() => hashOfEvent(one))).toBe(outcomeOf(() => eventHash(one)));
    }),
    { numRuns: 1_000 },
  );
});
