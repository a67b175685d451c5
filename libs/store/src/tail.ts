import type { StoredEvent } from './port.js';

/** Everything that is recorded from now on, read once for whoever listens. */
export interface Tail {
  /** Returns what ends the listening. `meanwhile` is called again and again while nothing can be heard. */
  listen(listener: (event: StoredEvent) => void, meanwhile?: () => void): () => void;
}
