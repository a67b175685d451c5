import type { EventSchemas, Message } from '@adjutant/kernel';
import { liftEvent } from '../lift.js';
import type { BareEvent, Link, PlacedEvent, Position, StoredEvent } from '../port.js';
import { lift } from '../lift.js';
import type { Recorded } from './messages.js';
import { Entry } from './entries.js';
import { parsePlace, renderPlace, type Layout } from './layout.js';
import type { Heard } from './heard.js';
import type { Line } from './line.js';
import type { Numbering } from './numbering.js';
import type { Parts } from './parts.js';
import type { StreamWriter } from './writer.js';

const CANNOT_READ = 'nothing can be read';
const PAGE = 1_000;

/** Everything that is read from the log. */
export class LogReader {
  readonly #line: Line;
  readonly #layout: Layout;
  readonly #parts: Parts;
  readonly #writer: StreamWriter;
  readonly #numbering: Numbering;
  readonly #heard: Heard;
  readonly #schemas: EventSchemas;
  /** What is held of the end of the log is read by everybody who follows: its metadata is parsed once. */
  readonly #held = new WeakMap<Recorded, Entry>();

  constructor(
    line: Line,
    layout: Layout,
    parts: Parts,
    writer: StreamWriter,
    and: { numbering: Numbering; heard: Heard; schemas: EventSchemas },
  ) {
    this.#line = line;
    this.#layout = layout;
    this.#parts = parts;
    this.#writer = writer;
    this.#numbering = and.numbering;
    this.#heard = and.heard;
    this.#schemas = and.schemas;
  }

  /** What was read of a stream need not be read again to write to it. */
  async ofStream(stream: string, from: number): Promise<readonly Entry[]> {
    const entries = await this.#writer.read(stream, from);
    this.#writer.index.learn(stream, entries);
    return entries;
  }

  /** Where the stream ends is not learnt from it. */
  fewOfStream(stream: string, from: number, limit: number): Promise<readonly Entry[]> {
    return this.#writer.read(stream, from, limit);
  }

  lifted(entry: Entry): StoredEvent {
    return lift(entry.original, this.#schemas);
  }

  bareEventOf(entry: Entry): BareEvent {
    const { revision, beside } = entry;
    return { revision, commandId: beside.commandId, event: this.#liftedEvent(entry), actor: beside.actor };
  }

  placedEventOf(entry: Entry): PlacedEvent {
    const { stream, revision, position } = entry;
    return { stream, revision, position, event: this.#liftedEvent(entry) };
  }

  async ofAll(after: Position, limit: number): Promise<readonly Entry[]> {
    return this.#page(parsePlace(after), limit);
  }

  async links(after: Position, limit: number): Promise<readonly Link[]> {
    const entries = await this.#page(parsePlace(after), limit, 'bare');
    const before = await this.#numbering.countTo(parsePlace(after));
    await this.#numbering.passed(
      before,
      entries.map(({ place }) => place),
    );
    return entries.map((entry, index) => {
      const { stream, revision, position, type, beside } = entry;
      return { stream, revision, position, number: before + index, type, hash: beside.hash };
    });
  }

  async *pages(): AsyncGenerator<readonly Entry[]> {
    let after: bigint | undefined;
    for (;;) {
      const page = await this.#page(after, PAGE);
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)?.place;
    }
  }

  async head(): Promise<Position> {
    const last = await this.last();
    return last === undefined ? '' : renderPlace(last);
  }

  async last(): Promise<bigint | undefined> {
    const [last] = await this.#line.read(CANNOT_READ, (connection) =>
      connection.readAll({ prefix: this.#layout.log, from: 'end', backwards: true, limit: 1 }),
    );
    return last?.place;
  }

  async #page(after: bigint | undefined, limit: number, how: 'whole' | 'bare' = 'whole'): Promise<readonly Entry[]> {
    const held = await this.#heard.after(after, limit);
    const fresh = held ?? (await this.#asked(after, limit));
    const whole = how === 'bare' ? fresh : await this.#parts.whole(fresh);
    return whole.map((recorded) => (held ? this.#entryOf(recorded) : new Entry(recorded, this.#layout.log)));
  }

  #entryOf(recorded: Recorded): Entry {
    const known = this.#held.get(recorded);
    if (known) return known;
    const entry = new Entry(recorded, this.#layout.log);
    this.#held.set(recorded, entry);
    return entry;
  }

  /** Reading begins at a place, so that what stands there comes once more. Whoever reads to the end finds where the watch begins. */
  async #asked(after: bigint | undefined, limit: number): Promise<readonly Recorded[]> {
    const { watch } = this.#heard;
    const read = await this.#line.read(CANNOT_READ, (connection) =>
      connection.readAll({
        prefix: this.#layout.log,
        from: after ?? 'start',
        limit: after === undefined ? limit : limit + 1,
      }),
    );
    const fresh = (after === undefined ? read : read.filter(({ place }) => place > after)).slice(0, limit);
    if (fresh.length < limit) this.#heard.endedAt(fresh.at(-1)?.place ?? after, watch);
    return fresh;
  }

  #liftedEvent(entry: Entry): Message {
    const { event } = entry;
    const { schemaVersion } = entry.beside;
    if (schemaVersion === this.#schemas.currentVersion(event.type)) return event;
    return liftEvent(event, schemaVersion, this.#schemas, entry);
  }
}
