import fc from 'fast-check';
import { canonical } from '../canonical.js';
import { eventHash, GENESIS } from '../chain.js';
import { hashIn } from './chains.js';

const HASHES = ['a', 'b'].map((digit) => digit.repeat(64));
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(',"leaf":7,"meta":', `,"hash":"${HASHES[0] ?? ''}"`, '","leaf":1,"', '\u2028'),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom('leaf', 'meta', 'hash', 'data')), tie('value'), { maxKeys: 4 }),
  ),
}));

test('what an event is hashed from stands in its line, whatever its data say', () => {
  const event = fc.record({
    leaf: fc.nat(),
    stream: text,
    revision: fc.nat(),
    type: text,
    data: fc.dictionary(fc.oneof(text, fc.constantFrom('leaf', 'meta', 'hash')), value, { maxKeys: 4 }),
    id: text,
  });
  fc.assert(
    fc.property(event, ({ leaf, id, ...own }) => {
      const actor = { id, role: 'player' };
      const ids = { eventId: id, commandId: id, correlationId: id, causationId: id };
      const open = { ...ids, actor, occurredAt: id, recordedAt: id, schemaVersion: 1, payloadHash: id };
      const hash = eventHash({ ...own, meta: { ...open, previousHash: GENESIS } });
      const line = canonical({ leaf, ...own, meta: { ...open, previousHash: GENESIS, hash } });
      expect(hashIn(line, GENESIS)).toBe(hash);
      expect(hashIn(line, HASHES[1] ?? '')).not.toBe(hash);
    }),
    { numRuns: 500 },
  );
});
