import type { EventStore } from '@adjutant/store';
import { assertSame } from './figure.js';
import type { Work } from './works.js';

/** Every caller writes to a stream of its own, of `start` events so far, and waits for each answer. */
export async function appendAll(
  store: EventStore,
  works: readonly Work[],
  callers: number,
  start: number,
): Promise<void> {
  const appendOwn = async (caller: number): Promise<void> => {
    let revision = start - 1;
    for (let index = caller; index < works.length; index += callers) {
      const { stream, event, context } = works[index] as Work;
      const { outcome } = await store.append(stream, revision === -1 ? 'absent' : revision, [event], context);
      assertSame('outcome of an append', outcome, 'appended');
      revision += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => appendOwn(caller)));
}
