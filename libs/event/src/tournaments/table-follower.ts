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
  /** What it could not look at, each of them once. They are looked at again, and not all that stands behind them. */
  readonly #held = new Map<string, Subject>();
  /** Up to where it has read: past its checkpoint while something is held. */
  #read: Position;
  readonly #wakeful = new Wakeful({
    look: () => this.#carryOn(),
    tell: (error) => this.log.error('Tables of events are not followed.', { reader: 'tables', error }),
  });

  constructor(
    settings: Pick<Whereabouts, 'store' | 'data'>,
    private readonly store: Pick<EventStore, 'readLinks'>,
    private readonly tail: Tail,
    private readonly crossings: Pick<EventCrossings, 'take'>,
    private readonly log: Pick<Log, 'error'>,
  ) {
    this.#checkpoint = openCheckpoint(checkpointFile(settings, 'tables'));
    this.#read = this.#checkpoint.position();
  }

  /** Up to where everything that the log says has been looked at. */
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
   * Returns why something waits.
   */
  async #carryOn(): Promise<unknown> {
    let waits = await this.#lookAtAll([...this.#held.values()]);
    while (!this.#wakeful.stopped) {
      const page = await this.store.readLinks(this.#read, PAGE);
      const subjects = subjectsIn(page);
      const held = await this.#lookAtAll(subjects);
      waits ??= held;
      if (this.#wakeful.stopped) break;
      this.#read = page.at(-1)?.position ?? this.#read;
      if (this.#held.size === 0 && this.#read !== this.#checkpoint.position()) this.#checkpoint.move(this.#read);
      // What looking recorded may matter as well; what others have recorded meanwhile wakes it where it does.
      if (page.length < PAGE && subjects.length === 0) break;
    }
    return waits;
  }

  /** Whatever keeps one of them from being looked at, the others are. Returns the first such reason. */
  async #lookAtAll(subjects: readonly Subject[]): Promise<unknown> {
    let waits: unknown;
    for (const subject of subjects) {
      if (this.#wakeful.stopped) break;
      const held = await this.#look(subject);
      if (held === undefined) this.#held.delete(JSON.stringify(subject));
      else this.#held.set(JSON.stringify(subject), subject);
      waits ??= held;
      // Commands go first.
      await nextTurn();
    }
    return waits;
  }

  /** What keeps it from being looked at, where that does not pass by itself. */
  async #look(subject: Subject): Promise<unknown> {
    try {
      const untaken = await this.crossings.take(subject);
      for (const one of untaken) this.#tell(one);
      return untaken.find(({ unreadable }) => unreadable !== undefined)?.unreadable;
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
