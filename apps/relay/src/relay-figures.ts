import type { Figures } from '@adjutant/health';
import { BEGINNING, type EventStore } from '@adjutant/store';
import type { Batch } from './reading/batches.js';
import type { Checkpoint } from './publishing/broker.js';
import type { Standing } from './relay.js';

const SIZES = [1, 10, 100, 250, 500, 1_000, 2_000];

/** What is counted where it happens. */
export interface RelayFigures {
  sent(batch: Batch, seconds: number): void;
  failed(): void;
}

export const noFigures: RelayFigures = { sent: () => undefined, failed: () => undefined };

export function relayFigures(figures: Figures): RelayFigures {
  const events = figures.counter('adjutant_relay_events_total', 'Events of the log that the broker has');
  const messages = figures.counter('adjutant_relay_messages_total', 'Messages that the broker has', ['topic']);
  const size = figures.histogram('adjutant_relay_batch_events', 'Events sent in one go', [], SIZES);
  const took = figures.histogram('adjutant_relay_publish_seconds', 'How long the broker took for a batch');
  const failures = figures.counter('adjutant_relay_failures_total', 'How often sending had to start over');
  return {
    sent: (batch, seconds) => {
      events.inc(batch.events);
      size.observe(batch.events);
      took.observe(seconds);
      for (const [topic, ofTopic] of Map.groupBy(batch.messages, (message) => message.topic))
        messages.inc({ topic }, ofTopic.length);
    },
    failed: () => failures.inc(),
  };
}

export interface Watched {
  readonly standing: Standing;
  readonly sent: Checkpoint | undefined;
}

/** What is looked up when somebody asks. A relay that stands by has nothing to catch up with. */
export function readRelay(figures: Figures, store: EventStore, relay: Watched): void {
  const only = (is: Standing['is']) => (): number => (relay.standing.is === is ? 1 : 0);
  figures.reading('adjutant_relay_leads', '1 for the relay that sends', only('leading'));
  figures.reading('adjutant_relay_stuck', '1 while an event cannot be sent', only('stuck'));
  const leads = (): boolean => relay.standing.is !== 'standing by';
  figures.reading(
    'adjutant_reader_lag_events',
    'How many events of the log a reader has not read yet',
    async () => ({ relay: leads() ? await lagOf(store, relay.sent) : undefined }),
    'reader',
  );
  figures.reading(
    'adjutant_relay_oldest_unsent_seconds',
    'Age of the oldest event that the broker does not have',
    () => (leads() ? ageOf(store, relay.sent) : undefined),
  );
}

export async function lagOf(store: EventStore, sent: Checkpoint | undefined): Promise<number> {
  const head = await store.head();
  return head === BEGINNING ? 0 : (await store.numberOf(head)) - (sent?.number ?? -1);
}

async function ageOf(store: EventStore, sent: Checkpoint | undefined): Promise<number> {
  const [oldest] = await store.readAll(sent?.position ?? BEGINNING, 1);
  return oldest ? Math.max(0, Date.now() - Date.parse(oldest.meta.recordedAt)) / 1_000 : 0;
}
