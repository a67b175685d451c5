import type { Log } from '@adjutant/health';
import { Follower } from '../follower.js';
import { partitionsFor } from '../open-lists.js';
import { setRight } from '../held/set-right.js';
import type { Lists } from '../lists.js';
import type { StatesAtHand } from '../matches/match-folds.js';
import type { RowFault } from '../held/check-rows.js';
import type { Shelf } from '@adjutant/rules';
import { type EventStore, type Tail, waitBriefly } from '@adjutant/store';
import type { Keeper, ReadModelsStanding } from './keeper.js';

/** A round has costs of its own, however few rows it writes. Whoever asks for a list has it freshened first, whenever that is. */
const COALESCE_MS = 200;
const AGAIN_MS = 1_000;

/** Who says when there is something new, and who is told what is wrong. */
interface Around {
  readonly tail: Tail;
  readonly log: Log;
  /** Whatever is folded for commands: it is not folded again for its row. */
  readonly atHand?: StatesAtHand;
}

/** Carries the log into the lists in this process. Commands and single matches never wait for it. */
export class EmbeddedKeeper implements Keeper {
  readonly #follower: Follower;
  #stopped = false;
  #level = false;
  #working: Promise<void> = Promise.resolve();
  #again = false;
  #trouble: string | undefined;
  #told: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly lists: Lists,
    private readonly store: EventStore,
    private readonly shelf: Shelf,
    private readonly around: Around,
    /** Why everything is built anew; undefined where the lists go on where they stopped. */
    private readonly anew: string | undefined,
  ) {
    const { atHand } = around;
    this.#follower = new Follower(lists.tables, store, shelf, atHand && { atHand });
  }

  /** A keeper of lists that are there from now on. */
  static async of(lists: Lists, store: EventStore, shelf: Shelf, around: Around): Promise<EmbeddedKeeper> {
    const { versions, tables } = lists;
    const there = await versions.current();
    if (!there) await versions.currentOrNew(partitionsFor(lists));
    await versions.prune();
    const anew = tables.replaced ?? (there ? undefined : 'there were none of this version');
    return new EmbeddedKeeper(lists, store, shelf, around, anew);
  }

  start(): void {
    this.around.tail.listen(
      () => this.#soon(),
      () => this.#soon(),
    );
    this.#wake();
  }

  async freshen(patienceMs: number): Promise<void> {
    this.#wake();
    await waitBriefly(this.#working, patienceMs);
  }

  standing(): Promise<ReadModelsStanding> {
    return Promise.resolve(this.#standing());
  }

  /** Between two looks at the log, so that nobody else writes the same rows. */
  async setRight(faults: readonly RowFault[]): Promise<boolean> {
    const done = this.#working.then(async () => {
      if (!this.#stopped) await setRight(this.lists, this.store, this.shelf, faults);
    });
    this.#working = done.then(
      () => undefined,
      () => undefined,
    );
    await done;
    return true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #standing(): ReadModelsStanding {
    const { stuck, events, position } = this.#follower;
    if (stuck) {
      const says = `stopped at position ${stuck.position}, event ${stuck.revision} of ${stuck.stream}: ${stuck.reason}`;
      return { level: false, says };
    }
    if (this.#trouble !== undefined) return { level: false, says: this.#trouble };
    if (this.#level) return { level: true, says: 'level with the log' };
    const says = `reading the log: ${events} events so far, at position ${position || 'the beginning'}`;
    return { level: false, says };
  }

  /** A busy table's row need not be written for each of its entries; whoever asks for the list does not wait for this. */
  #soon(afterMs = COALESCE_MS): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#wake();
    }, afterMs);
  }

  /** Works until the log is read to its end; a wake while at work makes it look once more. */
  #wake(): void {
    if (this.#again) return;
    this.#again = true;
    this.#working = this.#working.then(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    this.#again = false;
    if (this.#stopped) return;
    try {
      await this.#follower.catchUp(() => this.#stopped);
      this.#trouble = undefined;
      if (!this.#level && !this.#stopped && !this.#follower.stuck) await this.#arrived();
      this.#level = !this.#follower.stuck;
      this.#tell(this.#follower.stuck && this.#standing().says);
    } catch (error) {
      this.#trouble = `cannot go on: ${error instanceof Error ? error.message : String(error)}`;
      this.#tell(this.#trouble);
    }
    // What stands in the way is tried again: a disk that has room again or an event that was mended announces nothing.
    if (this.#told !== undefined && !this.#stopped) this.#soon(AGAIN_MS);
  }

  #say(says: string): void {
    const { stuck } = this.#follower;
    const { stream, revision, position } = stuck ?? {};
    this.around.log.error('The lists cannot go on.', {
      ...{ reader: 'lists', stream, revision, position, error: says },
    });
  }

  /** Once for each thing. */
  #tell(says: string | undefined): void {
    if (says !== undefined && says !== this.#told) this.#say(says);
    this.#told = says;
  }

  async #arrived(): Promise<void> {
    await this.lists.versions.prune();
    const { events } = this.#follower;
    if (this.anew === undefined || events === 0) return;
    this.around.log.info('The lists were built anew.', { reader: 'lists', events });
  }
}
