import type { Asked } from 'kafkajs/src/protocol/requests/produce/index.js';
import crc32C from 'kafkajs/src/protocol/recordBatch/crc32C/index.js';
import { Bytes, varintLength } from './bytes.js';

type Partition = Asked['topicData'][number]['partitions'][number];
type Sent = Partition['messages'][number];
const { byteLength } = Buffer;

/** The version of the form of a batch, and the bit that says that it is part of a transaction. */
const MAGIC = 2;
const TRANSACTIONAL = 16;
/** About what is written of a message beside its key and its value: numbers, and headers of some 200 bytes. */
const BESIDE = 300;

/**
 * A request to produce, versions 3 to 7, as kafkajs 2.2.4 writes it for messages without compression and timestamps of their own:
 * the same bytes, but in one piece of memory for all of them, where that takes nine for each message.
 * Form: https://kafka.apache.org/protocol and https://kafka.apache.org/documentation/#recordbatch
 */
export function produceRequest(asked: Asked, now: bigint): Buffer {
  const out = new Bytes(roomFor(asked));
  text16(out, asked.transactionalId);
  out.int16(asked.acks);
  out.int32(asked.timeout);
  out.int32(asked.topicData.length);
  for (const { topic, partitions } of asked.topicData) {
    text16(out, topic);
    out.int32(partitions.length);
    for (const one of partitions) {
      out.int32(one.partition);
      const size = out.gap();
      recordBatch(out, asked, one, now);
      out.fillWithLength(size);
    }
  }
  return out.from(0);
}

/** Enough for all of it in most cases, so that it is not copied as it grows. */
function roomFor({ topicData }: Asked): number {
  let room = BESIDE;
  for (const { partitions } of topicData)
    for (const { messages } of partitions)
      for (const { key, value } of messages) room += key.length + value.length + BESIDE;
  return room;
}

function text16(out: Bytes, text: string | undefined): void {
  const bytes = text === undefined ? -1 : byteLength(text);
  out.int16(bytes);
  if (text !== undefined) out.text(text, bytes);
}

function recordBatch(out: Bytes, asked: Asked, { firstSequence, messages }: Partition, now: bigint): void {
  out.int64(0n); // offset of the first: the broker's to say
  const length = out.gap();
  out.int32(0); // epoch of the leader of the partition: the broker's to say
  out.int8(MAGIC);
  const checksum = out.gap();
  const summed = out.length;
  out.int16(asked.transactionalId === undefined ? 0 : TRANSACTIONAL);
  out.int32(messages.length - 1);
  out.int64(now); // first and last timestamp
  out.int64(now);
  out.int64(BigInt(asked.producerId));
  out.int16(asked.producerEpoch);
  out.int32(firstSequence);
  out.int32(messages.length);
  for (const [offset, message] of messages.entries()) record(out, message, offset);
  out.fill(checksum, crc32C(out.from(summed)));
  out.fillWithLength(length);
}

function record(out: Bytes, { key, value, headers = {} }: Sent, offset: number): void {
  const names = Object.keys(headers);
  const [ofKey, ofValue] = [byteLength(key), byteLength(value)];
  let length = 2 + varintLength(offset) + sized(ofKey) + sized(ofValue) + varintLength(names.length);
  for (const name of names) length += sized(byteLength(name)) + sized(byteLength(headers[name] ?? ''));
  out.varint(length);
  out.int8(0); // attributes: there are none
  out.int8(0); // milliseconds after the first timestamp
  out.varint(offset);
  text(out, key, ofKey);
  text(out, value, ofValue);
  out.varint(names.length);
  for (const name of names) {
    const header = headers[name] ?? '';
    text(out, name, byteLength(name));
    text(out, header, byteLength(header));
  }
}

const sized = (bytes: number): number => varintLength(bytes) + bytes;

function text(out: Bytes, text: string, bytes: number): void {
  out.varint(bytes);
  out.text(text, bytes);
}
