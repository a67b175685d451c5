import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { answeredBy } from './messages.js';

const ID = 'f3b6a2c4-0000-4fff-8123-00000000000a';
const answer = (id: InstanceType<typeof shared.UUID>) => new streams.BatchAppendResp().setCorrelationId(id);

test('an answer is known by the id of its append, as text and as the two halves that a server makes of it', () => {
  const halves = new shared.UUID.Structured()
    .setMostSignificantBits(BigInt.asIntN(64, 0xf3b6a2c400004fffn).toString())
    .setLeastSignificantBits(BigInt.asIntN(64, 0x812300000000000an).toString());
  expect(answeredBy(answer(new shared.UUID().setString(ID)))).toBe(ID);
  expect(answeredBy(answer(new shared.UUID().setStructured(halves)))).toBe(ID);
  expect(answeredBy(new streams.BatchAppendResp())).toBe('');
});
