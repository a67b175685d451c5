import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CompactRange, hexOf, type Hash } from '@adjutant/seal';
import { BEGINNING, packOf, privateFolder, type EventStore, type Position, type StoredEvent } from '@adjutant/store';
import { LineFile, sumOf } from './files.js';
import type { LogCheck } from './log-check.js';
import { lineOf } from './log-line.js';
import { segmentsIn, writeProgress, type PackRelease, type Segment } from './manifest.js';
import { MovingTrouble, type Tell } from './trouble.js';

const PAGE = 500;
const MATCH = 'match-';

/** A file is full with so many events, or so many bytes; a command is never cut in two. */
export interface SegmentLimits {
  readonly events: number;
  readonly bytes: number;
}

export const USUAL_LIMITS: SegmentLimits = { events: 2_500, bytes: 16 * 1024 * 1024 };

export interface LogExport {
  readonly store: EventStore;
  readonly folder: string;
  /** How many events of the log are written. */
  readonly until: number;
  readonly check: LogCheck;
  readonly tell: Tell;
  readonly limits: SegmentLimits;
}

/** Writes the log in its order, file by file. Files that were finished before and hold what the log holds are left as they are. */
export async function exportLog(work: LogExport): Promise<readonly Segment[]> {
  const { folder, until, check } = work;
  privateFolder(join(folder, 'log'));
  const kept: Segment[] = [];
  let after = BEGINNING;
  for (const segment of segmentsIn(folder)) {
    const end = check.events + segment.count;
    if (end > until) throw otherExport(folder, `it has ${end} events or more, and this log has ${until}`);
    const full = segment.count >= work.limits.events || segment.bytes >= work.limits.bytes;
    if (!(full || end === until) || !isWhole(folder, segment)) break;
    after = await passOver(work, segment, after);
    kept.push(segment);
  }
  const writer = new SegmentWriter(folder, work.limits, kept);
  for await (const event of eventsAfter(work, after)) {
    writer.write(event, check.event(event));
    work.tell('events', check.events, until);
  }
  writer.end();
  check.end();
  return writer.finished;
}

function isWhole(folder: string, { file, bytes, sha256 }: Segment): boolean {
  const path = join(folder, file);
  if (!existsSync(path)) return false;
  const sum = sumOf(path);
  return sum.bytes === bytes && sum.sha256 === sha256;
}

/** Follows the events of a file that is there, by their hashes only. Answers with the position of the last. */
async function passOver({ store, check, folder, until, tell }: LogExport, segment: Segment, from: Position) {
  const range = new CompactRange();
  let after = from;
  while (range.size < segment.count) {
    const links = await store.readLinks(after, Math.min(PAGE, segment.count - range.size));
    if (links.length === 0) throw cutOff(check.events, until);
    for (const link of links) range.append(check.link(link));
    after = links.at(-1)?.position ?? after;
    tell('events', check.events, until);
  }
  if (hexOf(range.root()) === segment.root) return after;
  throw otherExport(folder, `${segment.file} is not what stands in this log`);
}

async function* eventsAfter({ store, until, check }: LogExport, from: Position): AsyncGenerator<StoredEvent> {
  for (let after = from; check.events < until;) {
    const page = await store.readAllOriginal(after, Math.min(PAGE, until - check.events));
    if (page.length === 0) throw cutOff(check.events, until);
    yield* page;
    after = page.at(-1)?.position ?? after;
  }
}

function otherExport(folder: string, why: string): MovingTrouble {
  return new MovingTrouble(
    'differs',
    `${folder} holds an export of another installation: ${why}. Name an empty folder.`,
  );
}

function cutOff(found: number, until: number): MovingTrouble {
  return new MovingTrouble('differs', `The log should have ${until} events, but only ${found} can be read.`);
}

class SegmentWriter {
  readonly finished: Segment[];
  #file: LineFile | undefined;
  #name = '';
  #range = new CompactRange();
  #packs = new Map<string, PackRelease>();
  #last: StoredEvent | undefined;

  constructor(
    private readonly folder: string,
    private readonly limits: SegmentLimits,
    kept: readonly Segment[],
  ) {
    this.finished = [...kept];
  }

  write(event: StoredEvent, leaf: Hash): void {
    if (this.#isFull() && !isOfSameCommand(this.#last, event)) this.end();
    this.#file ??= this.#begin();
    this.#file.write(lineOf(event));
    this.#range.append(leaf);
    if (event.revision === 0 && event.stream.startsWith(MATCH)) {
      const pack = packOf(event);
      this.#packs.set(pack.digest, pack);
    }
    this.#last = event;
  }

  end(): void {
    if (!this.#file) return;
    const sum = this.#file.end();
    const packs = [...this.#packs.values()].sort((one, other) => (one.digest < other.digest ? -1 : 1));
    this.finished.push({ file: this.#name, ...sum, root: hexOf(this.#range.root()), packs });
    this.#file = undefined;
    writeProgress(this.folder, this.finished);
  }

  #begin(): LineFile {
    this.#name = `log/${String(this.finished.length + 1).padStart(6, '0')}.jsonl`;
    this.#range = new CompactRange();
    this.#packs = new Map();
    return new LineFile(join(this.folder, this.#name));
  }

  #isFull(): boolean {
    return (
      this.#file !== undefined && (this.#file.count >= this.limits.events || this.#file.length >= this.limits.bytes)
    );
  }
}

type Commanded = Pick<StoredEvent, 'stream'> & { readonly meta: { readonly commandId: string } };

/** Events of one command stand together in the log. */
export function isOfSameCommand(before: Commanded | undefined, event: Commanded): boolean {
  return before?.stream === event.stream && before.meta.commandId === event.meta.commandId;
}
