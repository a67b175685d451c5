import type { RestoreResult } from '../port.js';
import type { CheckedRestore } from '../restoring.js';
import { proposalOf, type EventProposal } from './entries.js';
import { bytesOf, MOST_BYTES } from './parts.js';
import type { Known } from './stream-index.js';
import type { StreamWriter } from './writer.js';

const MOST_EVENTS = 500;

/** Puts a whole record into a stream that does not exist, in as many appends as it takes. */
export class Restorer {
  readonly #writer: StreamWriter;

  constructor(writer: StreamWriter) {
    this.#writer = writer;
  }

  restore(restore: CheckedRestore): Promise<RestoreResult> {
    return this.#writer.inTurn(restore.stream, () => this.#restore(restore));
  }

  async #restore({ stream, events, head }: CheckedRestore): Promise<RestoreResult> {
    const to = events.length - 1;
    const proposals = proposalsOf(events, head);
    let known = await this.#writer.lookOn(stream);
    while (mayGoOn(known, head)) {
      const from = known.revision + 1;
      const chunk = proposals.slice(from, endOf(proposals, from));
      const sent = await this.#writer.send(stream, from - 1, chunk);
      if (sent.sent && from + chunk.length > to) return { outcome: 'restored', revision: to, position: sent.position };
      // Where it could not be sent, somebody else was first: with the same record, it is gone on with.
      known = await this.#writer.lookOn(stream);
    }
    return known.hash === head && !known.unfinished
      ? { outcome: 'already', revision: known.revision }
      : { outcome: 'conflict', actual: known.revision };
  }
}

/** Nothing stands there, or the beginning of the very same record, which was cut off midway. */
function mayGoOn(known: Known, head: string): boolean {
  return known.revision < 0 || known.unfinished?.head === head;
}

/** A record that does not fit into one append says in each event how far it goes. */
function proposalsOf(events: CheckedRestore['events'], head: string): readonly EventProposal[] {
  const sealed = events.map(({ event, meta }) => ({ type: event.type, text: event.text, meta }));
  const plain = sealed.map((one) => proposalOf(one));
  if (endOf(plain, 0) === plain.length) return plain;
  return sealed.map((one) => proposalOf(one, { to: events.length - 1, head }));
}

function endOf(proposals: readonly EventProposal[], from: number): number {
  let bytes = 0;
  let until = from;
  while (until < proposals.length && until - from < MOST_EVENTS) {
    bytes += bytesOf(proposals[until] as EventProposal);
    if (bytes > MOST_BYTES && until > from) break;
    until++;
  }
  return until;
}
