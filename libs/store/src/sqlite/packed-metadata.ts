import type { Role } from '@adjutant/kernel';
import { eventId } from '../event-ids.js';
import type { Metadata } from '../port.js';
import { hexOf } from './compact.js';

/** That an id of a row is no bytes, which those of nearly all are, or none at all: texts have to be told from bytes row by row. */
export const OF_TEXT = `command_id < x'' OR payload_hash < x'' OR correlation_id <= x'' OR causation_id <= x''`;

/** What metadata is made of, in the order in which it is cut up again; no bytes where an id is that of the command. */
export const METADATA = `command_index, command_id, ifnull(correlation_id, ''), ifnull(causation_id, ''),
  actor_id, actor_role, occurred_at, recorded_at, payload_hash, previous_hash, hash`;

export interface Separators {
  readonly afterMember: Buffer;
  readonly afterEvent: Buffer;
}

/** The metadata of a page of events as SQLite puts it together: bytes between separators that nothing else holds. */
export class PackedMetadata {
  readonly #bytes: Buffer;
  readonly #separators: Separators;
  readonly #afterMember: string;
  /** Where each event begins, and where one more would. */
  #starts: readonly number[] | undefined;

  constructor(bytes: Buffer, separators: Separators) {
    this.#bytes = bytes;
    this.#separators = separators;
    this.#afterMember = separators.afterMember.toString('latin1');
  }

  /** That of the event at this place of the page. Throws where it is damaged. */
  of(index: number, schemaVersion: number): Metadata {
    const { afterEvent } = this.#separators;
    const starts = (this.#starts ??= startsIn(this.#bytes, afterEvent));
    const [start, next] = [starts[index] as number, starts[index + 1] as number];
    const members = new Members(this.#bytes, start, next - afterEvent.length, this.#afterMember);
    const commandIndex = Number(members.text());
    const commandId = members.id();
    return {
      eventId: eventId(commandId, commandIndex),
      commandId,
      correlationId: members.id(commandId),
      causationId: members.id(commandId),
      actor: { id: members.text(), role: members.text() as Role },
      occurredAt: members.text(),
      recordedAt: members.text(),
      schemaVersion,
      payloadHash: members.id(),
      previousHash: members.id(),
      hash: members.id(),
    };
  }
}

/** Cuts the members of one event, one after the other, out of two texts of all of them: making one costs more than cutting it. */
class Members {
  /** Each character stands for a byte. */
  readonly #bytes: string;
  readonly #hex: string;
  readonly #separator: string;
  #from = 0;
  #next = 0;

  constructor(bytes: Buffer, start: number, end: number, separator: string) {
    this.#bytes = bytes.toString('latin1', start, end);
    this.#hex = bytes.toString('hex', start, end);
    this.#separator = separator;
  }

  id(whereEmpty?: string): string {
    const end = this.#cut();
    if (end === this.#from && whereEmpty !== undefined) return whereEmpty;
    return hexOf(this.#hex.slice(2 * this.#from, 2 * end));
  }

  text(): string {
    const end = this.#cut();
    const text = this.#bytes.slice(this.#from, end);
    return /^[ -~]*$/.test(text) ? text : Buffer.from(text, 'latin1').toString('utf8');
  }

  #cut(): number {
    this.#from = this.#next;
    const found = this.#bytes.indexOf(this.#separator, this.#from);
    const end = found < 0 ? this.#bytes.length : found;
    this.#next = end + this.#separator.length;
    return end;
  }
}

function startsIn(bytes: Buffer, separator: Buffer): readonly number[] {
  const starts = [0];
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length))
    starts.push(at + separator.length);
  starts.push(bytes.length + separator.length);
  return starts;
}
