import { setImmediate as nextTurn } from 'node:timers/promises';
import { crosses, DISPUTE, MATCH, PENALTIES, TOURNAMENT } from '@adjutant/contexts';
import type { Log } from '@adjutant/health';
import type { AnyContext } from '@adjutant/kernel';
import { waitBriefly } from '@adjutant/lists';
import {
  checkpointFile,
  openCheckpoint,
  type Checkpoint,
  type EventStore,
  type Link,
  type Position,
  type Tail,
  type Whereabouts,
} from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { neverPasses } from '../matches/unreadable-match.js';
import type { EventCrossings, Subject } from './event-crossings.js';
import type { Untaken } from './table-process.js';

const PAGE = 500;
const AGAIN_MS = 1_000;

type Entry = Pick<Link, 'stream' | 'type'>;

/** By what it is to be looked at, of each context that crosses into events. */
const SUBJECTS: readonly (readonly [AnyContext, (id: string) => Subject])[] = [
  [MATCH, (match) => ({ match })],
  [TOURNAMENT, (event) => ({ event })],
  [DISPUTE, (dispute) => ({ dispute })],
  [PENALTIES, (person) => ({ person })],
];

/** What has to be looked at because of an entry; undefined where an entry of its kind changes nothing elsewhere. */
export function subjectOf({ stream, type }: Entry): Subject | undefined {
  for (const [context, about] of SUBJECTS) {
    const id = context.stream.idIn(stream);
    if (id !== undefined) return crosses(context, type) ? about(id) : undefined;
  }
  return undefined;
}

/** Each event and each match once, however much of it there is. */
function subjectsIn(page: readonly Entry[]): readonly Subject[] {
  const found = new Map<string, Subject>();
  for (const entry of page) {
    const subject = subjectOf(entry);
    if (subject) found.set(entry.stream, subject);
  }
  return [...found.values()];
}

/** Has the processes between events, matches, disputes and penalties look at whatever the log says anew, from its checkpoint on. */
export class TableFollower {
  readonly #checkpoint: Checkpoint;
  readonly #told = new Set<string>();
  #working: Promise<void> = Promise.resolve();
  #again = false;
  #passed = 0;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  trouble: string | undefined;

  constructor(
    settings: Pick<Whereabouts, 'store' | 'data'>,
    private readonly store: Pick<EventStore, 'readLinks'>,
    private readonly tail: Tail,
    private readonly crossings: EventCrossings,
    private readonly log: Pick<Log, 'error'>,
  ) {
    this.#checkpoint = openCheckpoint(checkpointFile(settings, 'tables'));
  }

  /** Up to where it has read the log. */
  get position(): Position {
    return this.#checkpoint.position();
  }

  begin(): void {
    const wake = (): void => this.#wake();
    this.tail.listen(({ stream, event }) => {
      // Now and then also where nothing crosses: a result then need not wait for what was played since the last.
      if (subjectOf({ stream, type: event.type }) || ++this.#passed >= PAGE) wake();
    }, wake);
    this.#wake();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    this.#checkpoint.close();
  }

  /** Waits, but not for long, until what was recorded just now has been looked at. */
  async caughtUp(patienceMs: number): Promise<void> {
    this.#wake();
    await waitBriefly(this.#working, patienceMs);
  }

  /** A wake while at work makes it look once more. */
  #wake(): void {
    if (this.#again) return;
    this.#again = true;
    this.#working = this.#working.then(() => this.#goOn());
  }

  async #goOn(): Promise<void> {
    this.#again = false;
    this.#passed = 0;
    try {
      await this.#carryOn();
    } catch (error) {
      this.#stumble(error);
    }
  }

  /** A record that cannot be read holds up no other: the checkpoint stays before it, and what comes behind it is looked at. */
  async #carryOn(): Promise<void> {
    let waits: unknown;
    for (let after = this.#checkpoint.position(); !this.#stopped;) {
      const page = await this.store.readLinks(after, PAGE);
      for (const subject of subjectsIn(page)) {
        if (this.#stopped) return;
        waits ??= await this.#look(subject);
        // Commands go first.
        await nextTurn();
      }
      const last = page.at(-1);
      if (!last) break;
      after = last.position;
      if (waits === undefined) this.#checkpoint.move(after);
    }
    if (waits === undefined) this.trouble = undefined;
    else this.#stumble(waits);
  }

  /** What keeps it from being looked at, where that does not pass by itself. */
  async #look(subject: Subject): Promise<unknown> {
    try {
      for (const one of await this.crossings.take(subject)) this.#tell(one);
      return undefined;
    } catch (error) {
      if (!neverPasses(error)) throw error;
      return error;
    }
  }

  /** Said once: whoever organizes can do something about it, and trying again cannot. */
  #tell({ event, step, refusal }: Untaken): void {
    const { code, message } = refusal;
    const says = JSON.stringify([event, step, code]);
    if (this.#told.has(says)) return;
    this.#told.add(says);
    this.log.error(`A table of an event is not followed: ${message}`, {
      stream: TOURNAMENT_STREAMS.of(event),
      code,
      type: step.do,
      reader: 'tables',
    });
  }

  /** What stands in the way is told once, and tried again: no table is passed over. */
  #stumble(error: unknown): void {
    const trouble = error instanceof Error ? error.message : String(error);
    if (this.trouble !== trouble) this.log.error('Tables of events are not followed.', { reader: 'tables', error });
    this.trouble = trouble;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), AGAIN_MS).unref();
  }
}
