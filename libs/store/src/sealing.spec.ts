import { ROLES, type JsonObject } from '@adjutant/kernel';
import fc from 'fast-check';
import { checkContext } from './checks.js';
import { writePlainJson } from './plain-json.js';
import { brokenLink, CHAIN_START, hashOf, seal } from './sealing.js';

const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const datas = fc.object({
  key: fc.oneof(texts, fc.constantFrom('10', '9', 'zulu', 'alpha', '__proto__')),
  values: [fc.constant(null), fc.boolean(), texts, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })],
});

describe('the seal of an event', () => {
  it('is what the library makes of the whole event, whatever is in it', () => {
    const contexts = fc.record(
      {
        commandId: texts,
        payloadHash: texts,
        occurredAt: texts,
        recordedAt: texts,
        correlationId: texts,
        causationId: texts,
      },
      { requiredKeys: ['commandId', 'payloadHash', 'occurredAt', 'recordedAt'] },
    );
    fc.assert(
      fc.property(
        contexts,
        fc.tuple(texts, texts, texts),
        fc.constantFrom(...ROLES),
        datas,
        (given, [stream, type, id], role, data) => {
          const context = checkContext({ ...given, actor: { id, role } } as Parameters<typeof checkContext>[0]);
          const written = writePlainJson(data, 'data');
          const unsealed = {
            stream,
            revision: 0,
            event: { type, ...written },
            index: 2,
            schemaVersion: 3,
            previousHash: CHAIN_START.hash,
          };
          const meta = seal(unsealed, context);
          const event = { type, data: JSON.parse(written.text) as JsonObject };
          const { hash, ...open } = meta;
          expect(hashOf({ stream, revision: 0, event, meta: open })).toBe(hash);
          expect(brokenLink(CHAIN_START, { stream, revision: 0, position: '', event, meta })).toBeUndefined();
        },
      ),
    );
  });

  it('keeps the order of the caller in what is written', () => {
    fc.assert(
      fc.property(datas, (data) => {
        expect(writePlainJson(data, 'data')).toEqual({
          text: JSON.stringify(data),
          data: JSON.parse(JSON.stringify(data)),
        });
      }),
    );
  });

  it('covers what was stored even where an object answers otherwise each time', () => {
    let asked = 0;
    const data = {
      get count() {
        return 10 ** (asked += 1);
      },
      another: 1,
    };
    const { text, data: hashed } = writePlainJson(data, 'data');
    expect(JSON.stringify(hashed)).toBe(text);
  });
});
