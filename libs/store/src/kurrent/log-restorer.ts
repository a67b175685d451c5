import type { Revision } from '@adjutant/kernel';
import { alreadyHere, follow, type CheckedLogged, type Following, type Standing } from '../carrying.js';
import { OtherLog } from '../errors.js';
import type { Link, LogRestored } from '../port.js';
import { proposalOf } from './entries.js';
import type { Line } from './line.js';
import type { Append, Proposal } from './messages.js';
import { bytesOf, MOST_BYTES } from './parts.js';
import type { Known } from './stream-index.js';
import { NOT_KNOWN } from './trouble.js';
import type { StreamWriter } from './writer.js';

/** What of this log the taking over of another one needs. */
export interface LogHere {
  /** Events by place and hash from a number on. */
  links(from: number, limit: number): Promise<readonly Link[]>;
}

/** So many at most are under way at once, and so much of them. */
const MOST_EVENTS = 500;
const MOST_UNDER_WAY = 4 * MOST_BYTES;

/**
 * Takes over events of another log in its order: none waits for the answer of the one before, for the server writes what comes
 * over one call in the order in which it comes (docs/decisions/0196-a-log-without-waiting.md). What stands then is read.
 */
export class LogRestorer {
  readonly #line: Line;
  readonly #writer: StreamWriter;
  readonly #here: LogHere;

  constructor(line: Line, writer: StreamWriter, here: LogHere) {
    this.#line = line;
    this.#writer = writer;
    this.#here = here;
  }

  async restore(from: number, events: readonly CheckedLogged[]): Promise<LogRestored> {
    const first = alreadyHere(from, events, await this.#here.links(from, events.length));
    const rest = events.slice(first);
    const following = follow(rest, await this.#standing(rest, 'known'));
    let number = from + first;
    for (const some of underWayOf(following)) {
      await this.#send(number, some);
      number += some.length;
    }
    await this.#assertAlone(from, events);
    return { restored: following.length };
  }

  /** Where it is not known what became of them, what stands in the log is looked at, and the rest sent again. */
  async #send(number: number, some: readonly Following[]): Promise<void> {
    let looks = false;
    await this.#line.again(NOT_KNOWN, async () => {
      const stands = looks ? alreadyHere(number, some, await this.#here.links(number, some.length)) : 0;
      looks = true;
      const appends = appendsOf(some.slice(stands));
      const refused = await this.#writer.sendInOrder(appends);
      if (refused) await this.#otherwise(number, some, refused);
    });
  }

  /** The stream is not what it was taken for: events that do not follow from what it is say why. */
  async #otherwise(number: number, some: readonly Following[], { stream, expected }: Append): Promise<never> {
    const theirs = { stream, revision: expected + 1 };
    const at = some.findIndex((one) => one.stream === stream && one.revision === theirs.revision);
    follow(some.slice(at), await this.#standing(some, 'looked at'));
    throw new OtherLog(number + at, undefined, theirs);
  }

  /** Another process may have recorded something in between: then the order is not that of the other log. */
  async #assertAlone(from: number, events: readonly CheckedLogged[]): Promise<void> {
    alreadyHere(from, events, await this.#here.links(from, events.length));
  }

  /** What was written by this process just before need not be looked at: where it is not true any more, the server refuses. */
  async #standing(events: readonly { readonly stream: string }[], how: 'known' | 'looked at'): Promise<Standing> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const known = new Map<string, Known>();
    for (const stream of streams) {
      known.set(stream, await (how === 'known' ? this.#writer.known(stream) : this.#writer.lookOn(stream)));
    }
    return {
      end: (stream) => endOf(known.get(stream)),
      wasRecorded: (stream, commandId) => known.get(stream)?.commands.has(commandId) ?? false,
    };
  }
}

function endOf(
  known: Known | undefined,
): { revision: Revision; hash: string; commandId: string; index: number } | undefined {
  if (!known || known.revision < 0 || known.lastCommand === undefined) return undefined;
  const { revision, hash, lastCommand } = known;
  const first = known.commands.get(lastCommand)?.first ?? revision;
  return { revision, hash, commandId: lastCommand, index: revision - first };
}

function* underWayOf(following: readonly Following[]): Generator<readonly Following[]> {
  let [from, bytes] = [0, 0];
  for (const [at, one] of following.entries()) {
    const size = bytesOf(proposalFor(one));
    if (at > from && (at - from === MOST_EVENTS || bytes + size > MOST_UNDER_WAY)) {
      yield following.slice(from, at);
      [from, bytes] = [at, 0];
    }
    bytes += size;
  }
  if (from < following.length) yield following.slice(from);
}

/** Events that follow one another in the same stream go together, as far as the server takes them at once. */
function appendsOf(following: readonly Following[]): readonly Append[] {
  const appends: { stream: string; expected: number; proposals: Proposal[] }[] = [];
  let bytes = 0;
  for (const one of following) {
    const { stream, revision } = one;
    const proposal = proposalFor(one);
    const size = bytesOf(proposal);
    const last = appends.at(-1);
    const joins = last?.stream === stream && bytes + size <= MOST_BYTES;
    if (joins) last.proposals.push(proposal);
    else appends.push({ stream, expected: revision - 1, proposals: [proposal] });
    bytes = joins ? bytes + size : size;
  }
  return appends;
}

const proposalFor = ({ event, meta }: Following): Proposal => proposalOf({ type: event.type, text: event.text, meta });
