import { jest } from '@jest/globals';
import fc from 'fast-check';
import produce, { type Asked } from 'kafkajs/src/protocol/requests/produce/index.js';
import { inOnePiece } from './one-piece.js';
import { produceRequest } from './records.js';

const { protocol } = produce;
const NOW = 1_790_000_000_123;
const VERSIONS = [3, 4, 5, 6, 7];

const text = fc.string({ unit: 'binary' });
const long = fc.nat(70_000).map((length) => 'vé'.repeat(length / 2));
const message = fc.record(
  { key: text, value: fc.oneof({ weight: 20, arbitrary: text }, long), headers: fc.dictionary(text, text) },
  { requiredKeys: ['key', 'value'] },
);
const partition = fc.record({
  partition: fc.nat(),
  firstSequence: fc.nat(),
  messages: fc.array(message, { minLength: 1, maxLength: 100 }),
});
const asked: fc.Arbitrary<Asked> = fc.record(
  {
    acks: fc.integer({ min: -1, max: 1 }),
    timeout: fc.nat(),
    transactionalId: fc.string({ unit: 'binary', minLength: 1 }),
    producerId: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
    producerEpoch: fc.nat(32_767),
    topicData: fc.array(fc.record({ topic: text, partitions: fc.array(partition, { maxLength: 4 }) }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: ['acks', 'timeout', 'producerId', 'producerEpoch', 'topicData'] },
);

async function theirs(version: number, one: Asked): Promise<Buffer> {
  return (await protocol({ version })(one).request.encode()).buffer;
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void jest.restoreAllMocks());

test.each(VERSIONS)('version %i: whatever is sent, the bytes are those of the client itself', async (version) => {
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      expect(produceRequest(one, BigInt(NOW)).equals(await theirs(version, one))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

describe('the client', () => {
  const one: Asked = {
    acks: -1,
    timeout: 1_000,
    transactionalId: 'relay',
    producerId: '12',
    producerEpoch: 3,
    topicData: [
      { topic: 'results', partitions: [{ partition: 4, firstSequence: 9, messages: [{ key: 'm-1', value: '{}' }] }] },
    ],
  };

  beforeEach(() => inOnePiece());
  afterEach(() => void (produce.protocol = protocol));

  it('sends what was written in one piece, and reads the answer as it does', async () => {
    const [ours, before] = [produce.protocol({ version: 7 })(one), protocol({ version: 7 })(one)];
    expect(ours.response).toBe(before.response);
    expect(JSON.stringify(ours.request)).toBe(JSON.stringify(before.request));
    expect(ours.request.expectResponse()).toBe(true);
    const { buf, buffer } = await ours.request.encode();
    expect([buf, buffer]).toEqual([await theirs(7, one), buf]);
  });

  it('writes for itself what a broker of another age wants', () => {
    expect(produce.protocol({ version: 2 })).toBe(protocol({ version: 2 }));
  });
});
