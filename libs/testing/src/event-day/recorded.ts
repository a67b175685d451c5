import type { EventStore } from '@adjutant/store';
import type { Unchained } from './log.js';

/** Records a day in a store, in its order, as the server would have. */
export async function recordedIn(store: EventStore, log: readonly Unchained[]): Promise<void> {
  const ends = new Map<string, number>();
  for (const [index, { stream, type, data, actor, at }] of log.entries()) {
    const end = ends.get(stream);
    const by = { commandId: `c${index}`, actor: actor as never, occurredAt: at, recordedAt: at, payloadHash: 'p' };
    const message = { type, data } as Parameters<EventStore['append']>[2][number];
    await store.append(stream, end ?? 'absent', [message], by);
    ends.set(stream, (end ?? -1) + 1);
  }
}
