import { setImmediate as nextTurn } from 'node:timers/promises';
import { crosses, DISPUTE, MATCH, PENALTIES, reopens, TOURNAMENT } from '@adjutant/contexts';
import type { Log } from '@adjutant/health';
import type { AnyContext } from '@adjutant/kernel';
import {
  checkpointFile,
  openCheckpoint,
  type Checkpoint,
  type EventStore,
  type Link,
  type Position,
  type Tail,
  Wakeful,
  type Whereabouts,
} from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { neverPasses } from '../matches/unreadable-match.js';
import type { EventCrossings, Subject } from './event-crossings.js';
import type { Untaken } from './table-process.js';

const PAGE = 500;

type Entry = Pick<Link, 'stream' | 'type'>;

/** By what it is to be looked at, of each context that crosses into events. */
const SUBJECTS: readonly (readonly [AnyContext, (id: string) => Subject])[] = [
  [MATCH, (match) => ({ match })],
  [TOURNAMENT, (event) => ({ event })],
  [DISPUTE, (dispute) => ({ dispute })],
  [PENALTIES, (person) => ({ person })],
];

/** What has to be looked at because of an entry; nothing where an entry of its kind changes nothing elsewhere. */
export function subjectsOf({ stream, type }: Entry): readonly Subject[] {
  for (const [context, about] of SUBJECTS) {
    const id = context.stream.idIn(stream);
    if (id === undefined) continue;
    const crossing = crosses(context, type) ? [about(id)] : [];
    return reopens(context, type) ? [...crossing, { penaltiesIn: id }] : crossing;
  }
  return [];
}

/** Each of them once, however much was recorded about it. */
function subjectsIn(page: readonly Entry[]): readonly Subject[] {
  const found = page.flatMap(subjectsOf);
  return [...new Map(found.map((subject) => [JSON.stringify(subject), subject])).values()];
}

/** Has the processes between events, matches, disputes and penalties look at whatever the log says anew, from its checkpoint on. */
export class TableFollower {
  readonly #checkpoint: Checkpoint;
  readonly #told = new Set<string>();
  readonly #wakeful = new Wakeful({
    look: () => this.#carryOn(),
    tell: (error) => this.log.error('Tables of events are not followed.', { reader: 'tables', error }),
  });

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

  get trouble(): string | undefined {
    return this.#wakeful.trouble;
  }

  begin(): void {
    this.#wakeful.follow(this.tail, ({ stream, event }) => subjectsOf({ stream, type: event.type }).length > 0);
  }

  async close(): Promise<void> {
    await this.#wakeful.stop();
    this.#checkpoint.close();
  }

  /** Waits, but not for long, until what was recorded just now has been looked at. */
  caughtUp(patienceMs: number): Promise<void> {
    return this.#wakeful.settle(patienceMs);
  }

  /**
   * A record that cannot be read holds up no other: the checkpoint stays before it, and what comes behind it is looked at.
   * Returns what waits.
   */
  async #carryOn(): Promise<unknown> {
    let waits: unknown;
    for (let after = this.#checkpoint.position(); ;) {
      const page = await this.store.readLinks(after, PAGE);
      for (const subject of subjectsIn(page)) {
        if (this.#wakeful.stopped) return waits;
        waits ??= await this.#look(subject);
        // Commands go first.
        await nextTurn();
      }
      const last = page.at(-1);
      if (!last) return waits;
      after = last.position;
      if (waits === undefined) this.#checkpoint.move(after);
    }
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
}
