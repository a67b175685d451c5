import type { EventStore } from '@adjutant/store';
import type { Bound } from './evidence-table.js';

const OWNER = 'sheets of ';

/** To whom the photos of the score sheets of a match belong, by the stream of that match. No dispute is called so. */
export function sheetsOf(stream: string): string {
  return `${OWNER}${stream}`;
}

/** Whether a photo is named by a note in the record of its match; undefined for what was sent to a dispute. */
export async function isNamedInRecord(
  store: Pick<EventStore, 'read'>,
  { dispute: owner, hash }: Pick<Bound, 'dispute' | 'hash'>,
): Promise<boolean | undefined> {
  if (!owner.startsWith(OWNER)) return undefined;
  const entries = await store.read(owner.slice(OWNER.length));
  return entries.some(({ event: { type, data } }) => type === 'NoteRecorded' && textOf(data).includes(hash));
}

const textOf = (data: unknown): string => String((data as { readonly text?: unknown } | null)?.text);
