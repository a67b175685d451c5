import { foldIn } from '@adjutant/kernel';
import { DISPUTE } from '../context.js';
import type { DisputeEvent } from '../events.js';
import type { DisputeState } from '../state/state.js';
import type { DisputeEntry } from './shapes.js';

export type EntryOf<Type extends DisputeEvent['type']> = DisputeEntry & {
  readonly event: Extract<DisputeEvent, { readonly type: Type }>;
};

export function every<Type extends DisputeEvent['type']>(
  entries: readonly DisputeEntry[],
  type: Type,
): EntryOf<Type>[] {
  return entries.filter((entry): entry is EntryOf<Type> => entry.event.type === type);
}

export function first<Type extends DisputeEvent['type']>(entries: readonly DisputeEntry[], type: Type) {
  return every(entries, type)[0];
}

export function last<Type extends DisputeEvent['type']>(entries: readonly DisputeEntry[], type: Type) {
  return every(entries, type).at(-1);
}

export function stateAfter(entries: readonly DisputeEntry[]): DisputeState {
  return foldIn(
    DISPUTE,
    undefined,
    entries.map(({ event }) => event),
  );
}

/** The entries that are about one ruling. */
export function entriesOn(entries: readonly DisputeEntry[], ruling: string): readonly DisputeEntry[] {
  return entries.filter(({ event }) => 'ruling' in event.data && event.data.ruling === ruling);
}
