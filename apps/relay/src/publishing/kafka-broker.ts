import {
  Kafka,
  logLevel,
  Partitioners,
  type Admin,
  type ICustomPartitioner,
  type Producer,
  type SASLOptions,
  type TopicMessages,
} from 'kafkajs';
import { LRUCache } from 'lru-cache';
import type { KafkaPlace } from '../kafka-place.js';
import type { Message } from '../messages/message.js';
import { Superseded, type Broker, type Checkpoint, type Publisher } from './broker.js';
import { inOnePiece } from './one-piece.js';
import { CHECKPOINT, LEADER, readOwnTopic } from './own-topic.js';
import { onlyWhereSomethingWaits } from './quiet-queue.js';
import { OWN_TOPIC, replication, TOPICS, type AnyTopic } from './topics.js';

const SEND_TIMEOUT_MS = 15_000;
const TRANSACTION_TIMEOUT_MS = 40_000;
const FENCED = ['INVALID_PRODUCER_EPOCH', 'PRODUCER_FENCED'];
/** A broker takes 1 MiB for one partition at a time, and all of a batch may be of one match. */
const MOST_BYTES = 700_000;
const MOST_KEYS = 10_000;

type Says = (sentence: string) => void;

/** Kafka by kafkajs: the only file that knows either of them, with own-topic.ts, quiet-queue.ts, one-piece.ts and records.ts. */
export class KafkaBroker implements Broker {
  readonly #kafka: Kafka;
  readonly #prefix: string;
  #admin: Promise<Admin> | undefined;
  #isComplete = false;

  constructor(place: KafkaPlace, says: Says = () => undefined) {
    onlyWhereSomethingWaits();
    inOnePiece();
    this.#prefix = place.prefix;
    this.#kafka = new Kafka({
      clientId: `${place.prefix}.relay`,
      brokers: [...place.brokers],
      ssl: place.ssl,
      ...(place.sasl ? { sasl: place.sasl as SASLOptions } : {}),
      connectionTimeout: 3_000,
      requestTimeout: SEND_TIMEOUT_MS,
      // Short: whoever calls waits longer, with everything started anew.
      retry: { initialRetryTime: 30, maxRetryTime: 1_000, retries: 6 },
      // What matters comes back as an error of the call; the client reports as errors what it then tries again.
      logLevel: logLevel.ERROR,
      logCreator: () => (entry) => says(entry.log.message),
    });
  }

  async lead(): Promise<Publisher> {
    await this.#completeTopics();
    const producer = this.#kafka.producer({
      createPartitioner: remembering,
      transactionalId: this.#name(OWN_TOPIC),
      idempotent: true,
      maxInFlightRequests: 1,
      transactionTimeout: TRANSACTION_TIMEOUT_MS,
      allowAutoTopicCreation: false,
    });
    try {
      // Connecting takes a new epoch: from here on whoever led before can write no more.
      await producer.connect();
      const publisher = new KafkaPublisher(producer, (topic) => this.#name(topic));
      publisher.checkpoint = await readOwnTopic(this.#kafka, this.#name(OWN_TOPIC), (marker) =>
        publisher.announce(marker),
      );
      return publisher;
    } catch (error) {
      await producer.disconnect().catch(() => undefined);
      throw supersededOr(error);
    }
  }

  async pulse(): Promise<string> {
    const admin = await this.#asking();
    const offsets = await admin.fetchTopicOffsets(this.#name(OWN_TOPIC));
    return offsets.map(({ high }) => high).join();
  }

  async close(): Promise<void> {
    const admin = await this.#admin?.catch(() => undefined);
    this.#admin = undefined;
    await admin?.disconnect();
  }

  #name(topic: AnyTopic): string {
    return `${this.#prefix}.${topic}`;
  }

  /** A connection that failed is not kept. */
  #asking(): Promise<Admin> {
    this.#admin ??= this.#connect().catch((error: unknown) => {
      this.#admin = undefined;
      throw error;
    });
    return this.#admin;
  }

  async #connect(): Promise<Admin> {
    const admin = this.#kafka.admin();
    await admin.connect();
    return admin;
  }

  async #completeTopics(): Promise<void> {
    if (this.#isComplete) return;
    const admin = await this.#asking();
    const there = new Set(await admin.listTopics());
    const missing = (Object.keys(TOPICS) as AnyTopic[]).filter((topic) => !there.has(this.#name(topic)));
    if (missing.length > 0) {
      const { factor, config } = replication((await admin.describeCluster()).brokers.length);
      const topics = missing.map((topic) => ({
        topic: this.#name(topic),
        numPartitions: TOPICS[topic].partitions,
        replicationFactor: factor,
        configEntries: Object.entries({ ...TOPICS[topic].config, ...config }).map(([name, value]) => ({ name, value })),
      }));
      await admin.createTopics({ topics, waitForLeaders: true });
    }
    this.#isComplete = true;
  }
}

class KafkaPublisher implements Publisher {
  checkpoint: Checkpoint | undefined;

  constructor(
    private readonly producer: Producer,
    private readonly name: (topic: AnyTopic) => string,
  ) {}

  async publish(messages: readonly Message[], checkpoint: Checkpoint | undefined): Promise<void> {
    const value = JSON.stringify(checkpoint ?? null);
    const own = { topic: this.name(OWN_TOPIC), messages: [{ key: CHECKPOINT, value }] };
    const [first = [], ...others] = inPieces(messages);
    // With the first of them: each partition that joins a transaction later has to be made known in a call of its own.
    await this.#send([[...byTopic(first, this.name), own], ...others.map((piece) => byTopic(piece, this.name))]);
  }

  announce(marker: string): Promise<void> {
    return this.#send([[{ topic: this.name(OWN_TOPIC), messages: [{ key: LEADER, value: marker }] }]]);
  }

  async close(): Promise<void> {
    await this.producer.disconnect();
  }

  /** All or nothing, one after the other: what was not committed is taken back by whoever leads next. */
  async #send(pieces: readonly TopicMessages[][]): Promise<void> {
    try {
      const transaction = await this.producer.transaction();
      for (const topicMessages of pieces) await transaction.sendBatch({ topicMessages, timeout: SEND_TIMEOUT_MS });
      await transaction.commit();
    } catch (error) {
      throw supersededOr(error);
    }
  }
}

function inPieces(messages: readonly Message[]): Message[][] {
  const pieces: Message[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const size = message.value.length + 300;
    if (bytes + size > MOST_BYTES) {
      pieces.push([]);
      bytes = 0;
    }
    pieces.at(-1)?.push(message);
    bytes += size;
  }
  return pieces;
}

/** Where a key goes is worked out once: as the clients of other languages do it, but that takes this one long. */
const remembering: ICustomPartitioner = () => {
  const partitioner = Partitioners.DefaultPartitioner();
  const partitions = new LRUCache<string, number>({ max: MOST_KEYS });
  return (asked) => {
    const name = `${asked.topic} ${String(asked.message.key)}`;
    const known = partitions.get(name);
    if (known !== undefined) return known;
    const partition = partitioner(asked);
    partitions.set(name, partition);
    return partition;
  };
};

function byTopic(messages: readonly Message[], name: (topic: AnyTopic) => string): TopicMessages[] {
  const topics = Map.groupBy(messages, ({ topic }) => topic);
  return [...topics].map(([topic, ofTopic]) => ({ topic: name(topic), messages: ofTopic }));
}

function supersededOr(error: unknown): unknown {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('type' in at && FENCED.includes(String(at.type)))
      return new Superseded('another relay has taken the lead', { cause: error });
  }
  return error;
}
