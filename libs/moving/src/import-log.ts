import { join } from 'node:path';
import { BEGINNING, type EventStore, type KeptEnvelope, type LoggedEvent } from '@adjutant/store';
import { isOfSameCommand } from './export-log.js';
import { linesOf } from './files.js';
import { LogCheck } from './log-check.js';
import { jsonIn, readLogLine } from './log-line.js';
import type { Manifest } from './manifest.js';
import { PARTS } from './parts.js';
import { MovingTrouble, type Tell } from './trouble.js';

/** Large enough for a store that reads back what it was handed while it takes the rest. */
const CHUNK = 4_000;
const PAGE = 500;

export interface LogImport {
  readonly store: EventStore;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly tell: Tell;
}

/** Hands the log over chunk by chunk; what is here already is known by its hashes. Answers with how many events are new. */
export async function importLog({ store, folder, manifest: { log }, tell }: LogImport): Promise<number> {
  let [from, restored] = [0, 0];
  let chunk: LoggedEvent[] = [];
  const handOver = async (): Promise<void> => {
    restored += (await store.restoreLog(from, chunk)).restored;
    from += chunk.length;
    chunk = [];
    tell('events', from, log.events);
  };
  for (const { file } of log.segments) {
    let line = 0;
    for (const text of linesOf(join(folder, file))) {
      const event = readLogLine(text, file, ++line);
      if (chunk.length >= CHUNK && !isOfSameCommand(chunk.at(-1), event)) await handOver();
      chunk.push(event);
    }
  }
  if (chunk.length > 0) await handOver();
  return restored;
}

/** Keeps the envelopes in their places; one that is kept there already is not kept again. */
export async function importEnvelopes({ store, folder, manifest, tell }: LogImport): Promise<number> {
  const file = join(folder, PARTS.envelopes);
  const all = manifest.parts.find((part) => part.file === PARTS.envelopes)?.count ?? 0;
  let [done, place] = [0, ''];
  let batch: KeptEnvelope[] = [];
  const keep = async (): Promise<void> => {
    if (batch.length > 0) await store.keep(place, batch);
    done += batch.length;
    batch = [];
    tell('envelopes', done, all);
  };
  let line = 0;
  for (const text of linesOf(file)) {
    const read = envelopeIn(text, file, ++line);
    if (read.place !== place || batch.length >= PAGE) await keep();
    place = read.place;
    batch.push(read.kept);
  }
  await keep();
  return done;
}

function envelopeIn(text: string, file: string, line: number): { readonly place: string; readonly kept: KeptEnvelope } {
  const value = jsonIn(text, file, line) as (KeptEnvelope['envelope'] & KeptEnvelope & { place: string }) | null;
  if (typeof value?.place !== 'string') throw new MovingTrouble('differs', `${file}:${line} is no envelope.`);
  const { place, sealed, owner, salt, holds, commandId, payloadHash } = value;
  return { place, kept: { envelope: { sealed, owner, salt, holds }, commandId, payloadHash } };
}

/** Reads the log as it now stands here, and holds its beginning to the tree of the export. */
export async function checkLogHere({ store, manifest: { log }, tell }: LogImport): Promise<void> {
  const check = new LogCheck([][Symbol.iterator](), undefined);
  for (let after = BEGINNING; check.events < log.events;) {
    const links = await store.readLinks(after, Math.min(PAGE, log.events - check.events));
    if (links.length === 0) break;
    for (const link of links) check.link(link);
    after = links.at(-1)?.position ?? after;
    tell('events read back', check.events, log.events);
  }
  if (check.events !== log.events || check.root !== log.root)
    throw new MovingTrouble(
      'differs',
      `The log here does not make the tree of the export. Import into an empty place.`,
    );
}
