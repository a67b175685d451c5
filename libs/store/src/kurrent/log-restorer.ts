import type { Revision } from '@adjutant/kernel';
import { alreadyHere, follow, type CheckedLogged, type Following, type Standing } from '../carrying.js';
import { OtherLog } from '../errors.js';
import { InTurn } from '../in-turn.js';
import type { Link, LogRestored } from '../port.js';
import { proposalOf, type EventProposal } from './entries.js';
import type { Line } from './line.js';
import { bytesOf, MOST_BYTES } from './parts.js';
import type { Known } from './stream-index.js';
import { NOT_KNOWN } from './trouble.js';
import type { EventAppend, StreamWriter } from './writer.js';

/** What of this log the taking over of another one needs. */
export interface LogHere {
  /** Events by place and hash from a number on. */
  links(from: number, limit: number): Promise<readonly Link[]>;
}

/** An event of the other log as it is sent. */
interface Proposed extends Following {
  readonly proposal: EventProposal;
}

/** So many at most are under way at once, and so much of them. */
const MOST_EVENTS = 500;
const MOST_UNDER_WAY = 4 * MOST_BYTES;
const LOOKS_AT_ONCE = 16;

/**
 * Takes over events of another log in its order: none waits for the answer of the one before, for the server writes what comes
 * over one call in the order in which it comes (docs/decisions/0196-a-log-without-waiting.md). What stands then is read, while the
 * next are under way.
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
    let readBack = Promise.resolve();
    for (const some of underWayOf(following)) {
      await both(readBack, this.#send(number, some));
      readBack = this.#assertAlone(number, some);
      number += some.length;
    }
    await readBack;
    return { restored: following.length };
  }

  /** Where it is not known what became of them, what stands in the log is looked at, and the rest sent again. */
  async #send(number: number, some: readonly Proposed[]): Promise<void> {
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
  async #otherwise(number: number, some: readonly Proposed[], { stream, expected }: EventAppend): Promise<never> {
    const theirs = { stream, revision: expected + 1 };
    const at = some.findIndex((one) => one.stream === stream && one.revision === theirs.revision);
    follow(some.slice(at), await this.#standing(some, 'looked at'));
    throw new OtherLog(number + at, undefined, theirs);
  }

  /** Another process may have recorded something in between: then the order is not that of the other log. */
  async #assertAlone(from: number, events: readonly Proposed[]): Promise<void> {
    alreadyHere(from, events, await this.#here.links(from, events.length));
  }

  /** What was written by this process just before need not be looked at: where it is not true any more, the server refuses. */
  async #standing(events: readonly { readonly stream: string }[], how: 'known' | 'looked at'): Promise<Standing> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const known = new Map<string, Known>();
    const looking = new InTurn(LOOKS_AT_ONCE);
    const look = (stream: string) => (how === 'known' ? this.#writer.known(stream) : this.#writer.lookOn(stream));
    await Promise.all(streams.map((stream) => looking.run(async () => void known.set(stream, await look(stream)))));
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

/** Whichever of them goes wrong, the other one is over as well; what was wrong with the first is told first. */
async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  for (const ended of await Promise.allSettled([one, other])) if (ended.status === 'rejected') throw ended.reason;
}

function* underWayOf(following: readonly Following[]): Generator<readonly Proposed[]> {
  let some: Proposed[] = [];
  let bytes = 0;
  for (const one of following) {
    const proposal = proposalOf({ type: one.event.type, text: one.event.text, meta: one.meta });
    const size = bytesOf(proposal);
    if (some.length === MOST_EVENTS || (some.length > 0 && bytes + size > MOST_UNDER_WAY)) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push({ ...one, proposal });
    bytes += size;
  }
  if (some.length > 0) yield some;
}

/** Events that follow one another in the same stream go together, as far as the server takes them at once. */
function appendsOf(some: readonly Proposed[]): readonly EventAppend[] {
  const appends: { stream: string; expected: number; proposals: EventProposal[] }[] = [];
  let bytes = 0;
  for (const { stream, revision, proposal } of some) {
    const size = bytesOf(proposal);
    const last = appends.at(-1);
    const joins = last?.stream === stream && bytes + size <= MOST_BYTES;
    if (joins) last.proposals.push(proposal);
    else appends.push({ stream, expected: revision - 1, proposals: [proposal] });
    bytes = joins ? bytes + size : size;
  }
  return appends;
}
