import type { EventStore } from '@adjutant/store';
import type { Checkpoint } from '../publishing/broker.js';
import { checkpointAt } from './batches.js';

/** The topics hold what another log says. Nothing is sent into them. */
export class OtherTopics extends Error {
  override readonly name = 'OtherTopics';
}

/**
 * The same event in this store: after a move its position looks different, but its hash is the same. A log without it is
 * another one, or an older copy of this one.
 */
export async function placeIn(store: EventStore, known: Checkpoint | undefined): Promise<Checkpoint | undefined> {
  if (known === undefined) return undefined;
  const { stream, revision, hash } = known;
  const [stored] = await store.readOriginal(stream, revision);
  if (stored?.revision === revision && stored.meta.hash === hash)
    return checkpointAt(stored, await store.numberOf(stored.position));
  const found = stored ? 'has another event there' : 'has no such event';
  throw new OtherTopics(
    `the topics were filled up to event ${revision} of ${stream}, but this log ${found}: name the log that they were filled from, or other topics with ADJUTANT_TOPICS`,
  );
}
