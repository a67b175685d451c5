import type { Revision } from '@adjutant/kernel';
import { alreadyHere, follow, type CheckedLogged, type Following, type Standing } from '../carrying.js';
import { OtherLog } from '../errors.js';
import type { Link, LogRestored } from '../port.js';
import { proposalOf } from './entries.js';
import { bytesOf, MOST_BYTES } from './parts.js';
import type { Known } from './stream-index.js';
import type { StreamWriter } from './writer.js';

/** What of this log the taking over of another one needs. */
export interface LogHere {
  /** Events by place and hash from a number on. */
  links(from: number, limit: number): Promise<readonly Link[]>;
}

const MOST_EVENTS = 500;

/** Takes over events of another log in its order, which the server keeps only where each append waits for the one before. */
export class LogRestorer {
  readonly #writer: StreamWriter;
  readonly #here: LogHere;

  constructor(writer: StreamWriter, here: LogHere) {
    this.#writer = writer;
    this.#here = here;
  }

  async restore(from: number, events: readonly CheckedLogged[]): Promise<LogRestored> {
    const here = await this.#here.links(from, events.length);
    const rest = events.slice(alreadyHere(from, events, here));
    const following = follow(rest, await this.#standing(rest));
    for (const run of runsOf(following)) await this.#send(run, from + events.length - rest.length);
    await this.#assertAlone(from, events);
    return { restored: following.length };
  }

  async #send(run: readonly Following[], number: number): Promise<void> {
    const [{ stream, revision }] = run as readonly [Following];
    const sent = await this.#writer.send(stream, revision - 1, run.map(proposalFor));
    if (!sent.sent) throw new OtherLog(number, undefined, { stream, revision });
  }

  /** Another process may have recorded something in between: then the order is not that of the other log. */
  async #assertAlone(from: number, events: readonly CheckedLogged[]): Promise<void> {
    alreadyHere(from, events, await this.#here.links(from, events.length));
  }

  async #standing(events: readonly CheckedLogged[]): Promise<Standing> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const known = new Map<string, Known>();
    for (const stream of streams) known.set(stream, await this.#writer.lookOn(stream));
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

/** Events that follow one another in the same stream go together, as far as the server takes them at once. */
function runsOf(following: readonly Following[]): readonly (readonly Following[])[] {
  const runs: Following[][] = [];
  let bytes = 0;
  for (const one of following) {
    const run = runs.at(-1);
    const size = bytesOf(proposalFor(one));
    const joins = run?.[0]?.stream === one.stream && run.length < MOST_EVENTS && bytes + size <= MOST_BYTES;
    if (joins) run.push(one);
    else runs.push([one]);
    bytes = joins ? bytes + size : size;
  }
  return runs;
}

const proposalFor = ({ event, meta }: Following) => proposalOf({ type: event.type, text: event.text, meta });
