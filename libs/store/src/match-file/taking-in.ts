import { recorded, already, type Decider, type Message, type Occasion } from '@adjutant/kernel';
import {
  IMPORTS_PREFIX,
  MATCH_PREFIX,
  type BundleEvent,
  type ImportedEntries,
  type ImportNote,
  type VerifiedBundle,
} from '@adjutant/seal';
import type { EventStore, RestoreResult, SealedEvent } from '../port.js';
import { RECORDED_HERE } from '../newest.js';
import { record, type StreamOrigin } from '../record.js';
import type { MatchFile } from './format.js';
import { assertIntact, restore } from './restore.js';
import { packOf } from './write.js';

/** A record came from elsewhere: nobody of this log saw it being made. */
export type MatchImported = Message<'MatchImported'> & { readonly data: ImportNote };

type Note = Message<'NoteImport'> & { readonly data: ImportNote };

/** The heads of the records that were noted: the same record is noted once. */
const NOTES: Decider<Note, readonly string[], MatchImported> = {
  initial: [],
  evolve: (heads, { data }) => [...heads, data.head],
  decide: ({ data }, heads) => (heads.includes(data.head) ? already : recorded({ type: 'MatchImported', data })),
};

/** By whom and when a record is taken in, and the id of that command. */
export interface TakingIn {
  readonly commandId: string;
  readonly occasion: Occasion;
}

/** Where it is noted that a match came from elsewhere, beside its events. */
export function importsStream(match: string): string {
  return `${IMPORTS_PREFIX}${match}`;
}

/**
 * Puts a match from a file into a store, event by event as it was first recorded, and only if the file is intact. That it
 * came from elsewhere is noted before it stands there: a process that ends in between leaves a note about nothing, and never
 * a foreign record that looks like one of our own.
 */
export async function takeIn(
  store: EventStore,
  file: MatchFile,
  { commandId, occasion }: TakingIn,
  covered?: ImportNote['covered'],
): Promise<RestoreResult> {
  assertIntact(file);
  const isNew = (await store.readBare(file.stream)).length === 0;
  if (isNew) {
    const { id: match, head, events } = file.header;
    const data: ImportNote = { match, events, head, ...(covered ? { covered } : {}) };
    await record(
      { store, decider: NOTES },
      { stream: importsStream(match), command: { type: 'NoteImport', data }, commandId, occasion },
    );
  }
  return restore(store, file);
}

/** That the first entries of a match came from elsewhere, by whom and when; undefined of a match that was recorded here. */
export async function importOf(store: EventStore, match: string): Promise<ImportedEntries | undefined> {
  for (const { event, meta } of await store.read(importsStream(match))) {
    const note = (event as MatchImported).data;
    const [last] = await store.read(`${MATCH_PREFIX}${match}`, note.events - 1);
    if (last?.meta.hash === note.head) return { ...note, by: meta.actor.id, at: meta.recordedAt };
  }
  return undefined;
}

/** The same as far as it says who counts for anybody here. */
export async function originOf(store: EventStore, match: string): Promise<StreamOrigin> {
  const imported = await importOf(store, match);
  if (!imported) return RECORDED_HERE;
  const { events, covered } = imported;
  return covered ? { unknown: 0, covered: events } : { unknown: events, covered: 0 };
}

/** The match of a verified bundle, with its disputes: they are what its rulings rest on. */
export async function takeInBundle(
  store: EventStore,
  bundle: VerifiedBundle,
  taking: TakingIn,
): Promise<RestoreResult> {
  const { header, checkpoint } = bundle;
  const covered = { origin: header.origin, key: header.key, size: checkpoint.size, signedAt: checkpoint.signedAt };
  const result = await takeIn(store, matchOf(bundle), taking, covered);
  if (result.outcome === 'conflict') return result;
  for (const [stream, events] of streamsOf(bundle)) {
    if (stream.startsWith(MATCH_PREFIX) || stream.startsWith(IMPORTS_PREFIX)) continue;
    const dispute = await store.restore(stream, events);
    if (dispute.outcome === 'conflict') return dispute;
  }
  return result;
}

/** The match of a bundle as the match file that it would be. */
export function matchOf({ header, events }: VerifiedBundle): MatchFile {
  const stream = `${MATCH_PREFIX}${header.match}`;
  const own = events.flatMap((event, index) => (event.stream === stream ? [{ event, line: index + 3 }] : []));
  const sealed = own.map(({ event }) => asSealed(event));
  const first = sealed[0];
  return {
    header: {
      adjutant: 'match',
      version: 1,
      id: header.match,
      pack: first ? packOf(first) : header.pack,
      head: own.at(-1)?.event.meta.hash ?? '',
      events: own.length,
    },
    stream,
    events: sealed,
    lines: own.map(({ line }) => line),
  };
}

function streamsOf({ events }: VerifiedBundle): ReadonlyMap<string, readonly SealedEvent[]> {
  const streams = new Map<string, SealedEvent[]>();
  for (const event of events) streams.set(event.stream, [...(streams.get(event.stream) ?? []), asSealed(event)]);
  return streams;
}

function asSealed({ revision, type, data, meta }: BundleEvent): SealedEvent {
  return { revision, event: { type, data }, meta: meta as unknown as SealedEvent['meta'] };
}
