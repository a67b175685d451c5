import type { EventSchemas } from '@adjutant/kernel';
import type { EventStore } from '../port.js';

export interface OpenedStore {
  readonly store: EventStore;
  /** Closes the store and opens the same log again; left out where nothing outlives the store. */
  readonly reopen?: () => Promise<EventStore>;
  cleanup(): Promise<void>;
}

export type OpenStore = (options?: { readonly schemas?: EventSchemas }) => Promise<OpenedStore>;

/** A fresh store for each case of the describe block that it is called in. */
export function freshStore(open: OpenStore): { readonly store: EventStore; readonly opened: OpenedStore } {
  let opened: OpenedStore | undefined;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened?.cleanup());
  const current = (): OpenedStore => {
    if (!opened) throw new Error('the store is there only while a case runs');
    return opened;
  };
  return {
    get store() {
      return current().store;
    },
    get opened() {
      return current();
    },
  };
}
