import { EventSchemas } from '@adjutant/kernel';
import type { EventStore } from '../port.js';
import { MemoryEventStore } from './memory-store.js';

/** A log that lives as long as the process: for tests, demonstrations and trying things out. */
export function openMemoryStore(options: { readonly schemas?: EventSchemas } = {}): EventStore {
  return new MemoryEventStore(options.schemas ?? new EventSchemas());
}
