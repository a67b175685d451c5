import { CONTEXTS } from '@adjutant/contexts';
import { unlikeDescribed, type Message } from '@adjutant/kernel';
import type { EventStore } from '@adjutant/store';

/** What of the events of a stream is not as its context describes them; streams of no context are passed over. */
export function unlikeIn(stream: string, events: readonly Message[]): readonly string[] {
  const context = CONTEXTS.find((one) => one.stream.idIn(stream) !== undefined);
  return context ? unlikeDescribed(context.events, events) : [];
}

/** Holds every event that any suite has recorded to its description. What does not fit fails the test in which it was. */
export function holdEvents(store: EventStore): EventStore {
  const append = store.append.bind(store);
  store.append = (...asked) => {
    unfit.push(...unlikeIn(asked[0], asked[2]));
    return append(...asked);
  };
  return store;
}

const unfit: string[] = [];

// This is loaded by scripts as well, where nothing is tested.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const found = unfit.splice(0);
    if (found.length > 0)
      throw new Error(`Events that are not as they are described:\n${found.slice(0, 5).join('\n')}`);
  });
}
