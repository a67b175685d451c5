import { bareOf, withMethods, type EventStore, type StoredEvent } from '@adjutant/store';

type IsKnown = (event: Pick<StoredEvent, 'stream' | 'revision' | 'meta'>) => boolean;

const notHere = (): Promise<never> =>
  Promise.reject(new Error('a log that runs behind is read by its streams, or on from a place'));

/** The same log as if it ended before the first event that is not known yet, for whoever only reads it. */
export function cutStore(store: EventStore, isKnown: IsKnown): EventStore {
  const cut = <One extends StoredEvent>(events: readonly One[]): readonly One[] => {
    const end = events.findIndex((event) => !isKnown(event));
    return end === -1 ? events : events.slice(0, end);
  };
  const read: EventStore['read'] = async (stream, ...which) => cut(await store.read(stream, ...which));
  return withMethods(store, {
    read,
    readBare: async (stream, from) => (await read(stream, from)).map(bareOf),
    readOriginal: async (stream, from) => cut(await store.readOriginal(stream, from)),
    readAll: async (after, limit) => cut(await store.readAll(after, limit)),
    verifyChain: async (stream, from) => {
      const report = await store.verifyChain(stream, from);
      return report.intact ? { intact: true, events: cut(await store.readOriginal(stream)).length } : report;
    },
    readVerified: async (stream, from) => {
      const report = await store.readVerified(stream, from);
      return report.intact ? { intact: true, events: cut(report.events) } : report;
    },
    readAllOriginal: notHere,
    readAllBare: notHere,
    readLinks: notHere,
    head: notHere,
    append: notHere,
    keep: notHere,
    restore: notHere,
    restoreLog: notHere,
  });
}
