import type { Message, Revision } from '@adjutant/kernel';
import type { EventStore } from './port.js';
import type { Recorder } from './recording.js';

type Reading = Pick<Recorder<Message, unknown, Message>, 'isBeside'> & { readonly store: Pick<EventStore, 'read'> };

/** Whether somebody who has seen a stream up to one revision has missed what counts, where it stands at another one now. */
export async function hasMissed(
  { store, isBeside }: Reading,
  stream: string,
  seen: Revision | undefined,
  now: Revision,
): Promise<boolean> {
  if (seen === undefined || seen === now) return false;
  if (!isBeside || seen > now || seen < 0) return true;
  const since = await store.read(stream, seen + 1, now - seen);
  return since.length < now - seen || !since.every(({ event }) => isBeside(event));
}
