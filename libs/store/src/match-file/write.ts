import type { EventStore, StoredEvent } from '../port.js';
import { STREAM_PREFIX, type MatchFileHeader, type MatchFileLine } from './format.js';

/** A match as a file: a header and one event a line, as they were stored. Nothing where there is no such match. */
export async function writeMatchFile(store: EventStore, stream: string): Promise<string | undefined> {
  const events = await store.readOriginal(stream);
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return undefined;
  const header: MatchFileHeader = {
    adjutant: 'match',
    version: 1,
    id: idOf(stream),
    pack: packOf(first),
    head: last.meta.hash,
    events: events.length,
  };
  return [header, ...events.map(lineOf)].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function idOf(stream: string): string {
  if (stream.startsWith(STREAM_PREFIX)) return stream.slice(STREAM_PREFIX.length);
  throw new TypeError(`${stream} is no match: match files are written of streams that begin with ${STREAM_PREFIX}`);
}

/** The release that the first event pins. A file repeats it so that a reader knows at once what it needs. */
export function packOf({ event }: Pick<StoredEvent, 'event'>): MatchFileHeader['pack'] {
  const { pack } = event.data as { readonly pack?: Partial<MatchFileHeader['pack']> };
  return { id: String(pack?.id), release: String(pack?.release), digest: String(pack?.digest) };
}

function lineOf({ revision, event, meta }: StoredEvent): MatchFileLine {
  return { revision, type: event.type, data: event.data as MatchFileLine['data'], meta };
}
