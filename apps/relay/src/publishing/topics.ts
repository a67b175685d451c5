import type { Topic } from '../messages/message.js';

/** Where the relay keeps how far it has come, beside the topics that others read. */
export const OWN_TOPIC = 'relay';

export type AnyTopic = Topic | typeof OWN_TOPIC;

export interface TopicPlan {
  readonly partitions: number;
  readonly config: { readonly [name: string]: string };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The log keeps everything for ever; a consumer that was away for longer asks the API. */
const KEPT = { 'cleanup.policy': 'delete', 'retention.ms': String(90 * DAY_MS) };
/** The newest message of each key stays; small segments, so that the older ones really go. */
const COMPACTED = {
  'cleanup.policy': 'compact',
  'segment.bytes': String(4 * 1024 * 1024),
  'segment.ms': String(DAY_MS),
};

/** How topics are made where they are missing. More partitions later would tear the order of a match apart. */
export const TOPICS: { readonly [topic in AnyTopic]: TopicPlan } = {
  'match-events': { partitions: 12, config: KEPT },
  rulings: { partitions: 12, config: KEPT },
  results: { partitions: 12, config: COMPACTED },
  tournaments: { partitions: 12, config: KEPT },
  [OWN_TOPIC]: { partitions: 1, config: { ...COMPACTED, 'min.cleanable.dirty.ratio': '0.1' } },
};

/** What follows from how many brokers there are: none is lost with one of three. */
export function replication(brokers: number): { readonly factor: number; readonly config: { [name: string]: string } } {
  const factor = Math.min(3, Math.max(1, brokers));
  return { factor, config: { 'min.insync.replicas': String(factor === 3 ? 2 : 1) } };
}
