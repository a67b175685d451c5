import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { LogTail } from '../live/log-tail.js';
import type { PrecedentRows } from '../precedents/precedent-rows.js';
import { invalid } from '../problems/problem.js';
import type { Settings } from '../settings.js';
import { SETTINGS, SHELF, STORE } from '../tokens.js';
import { Follower, type Stuck } from './follower.js';
import type { DisputePage, DisputesAsked } from './dispute-rows.js';
import type { MatchPage } from './match-rows.js';
import { openReadDatabase, type OpenedReadDatabase } from './read-database.js';
import { waitBriefly } from './patience.js';
import { readModelsFile } from './read-models-file.js';
import { ReadPlace } from './read-place.js';
import { rowsIn, type Rows } from './rows.js';

const COALESCE_MS = 50;
const AGAIN_MS = 1_000;

export interface ReadModelsStanding {
  readonly level: boolean;
  readonly says: string;
  readonly stuck?: Stuck;
}

/** What is read from the log in the background, for lists. Commands and single matches never wait for it. */
@Injectable()
export class ReadModels implements OnModuleInit, OnApplicationShutdown {
  readonly #opened: OpenedReadDatabase;
  readonly #rows: Rows;
  readonly #follower: Follower;
  #stopped = false;
  #level = false;
  #working: Promise<void> = Promise.resolve();
  #again = false;
  #trouble: string | undefined;
  #told: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(STORE) store: EventStore,
    @Inject(SHELF) shelf: Shelf,
    @Inject(LogTail) private readonly tail: LogTail,
  ) {
    this.#opened = openReadDatabase(readModelsFile(settings));
    const { database } = this.#opened;
    this.#rows = rowsIn(database, store, shelf);
    this.#follower = new Follower(store, new ReadPlace(database), this.#rows.tellers);
  }

  onModuleInit(): void {
    this.tail.listen(
      () => this.#soon(),
      () => this.#soon(),
    );
    this.#wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    this.#opened.database.close();
  }

  matches(limit: number, since: string | undefined): MatchPage {
    return this.#rows.matches.page(limit, placeFrom(since));
  }

  disputes(asked: DisputesAsked, limit: number, since: string | undefined): DisputePage {
    return this.#rows.disputes.page(asked, limit, placeFrom(since));
  }

  get precedents(): PrecedentRows {
    return this.#rows.precedents;
  }

  /** Whether anything is in dispute about a match that nobody has settled. */
  isDisputed(match: string): boolean {
    return this.#rows.disputes.isDisputed(match);
  }

  /** Waits, but not for long, until everything that is recorded now has been read: whoever writes finds it in the list. */
  async freshen(patienceMs: number): Promise<void> {
    this.#wake();
    await waitBriefly(this.#working, patienceMs);
  }

  standing(): ReadModelsStanding {
    const { stuck, events, position } = this.#follower;
    if (stuck) {
      const says = `stopped at position ${stuck.position}, event ${stuck.revision} of ${stuck.stream}: ${stuck.reason}`;
      return { level: false, says, stuck };
    }
    if (this.#trouble !== undefined) return { level: false, says: this.#trouble };
    if (!this.#level)
      return {
        level: false,
        says: `reading the log: ${events} events so far, at position ${position || 'the beginning'}`,
      };
    return { level: true, says: 'level with the log' };
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
      if (!this.#level && !this.#stopped && !this.#follower.stuck) this.#announce();
      this.#level = !this.#follower.stuck;
      this.#tell(this.#follower.stuck && this.standing().says);
    } catch (error) {
      this.#trouble = `cannot go on: ${error instanceof Error ? error.message : String(error)}`;
      this.#tell(this.#trouble);
    }
    // What stands in the way is tried again: a disk that has room again or an event that was mended announces nothing.
    if (this.#told !== undefined && !this.#stopped) this.#soon(AGAIN_MS);
  }

  /** Once for each thing. */
  #tell(says: string | undefined): void {
    if (says !== undefined && says !== this.#told) process.stderr.write(`Read models: ${says}\n`);
    this.#told = says;
  }

  #announce(): void {
    const { anew } = this.#opened;
    if (anew === undefined || this.#follower.events === 0) return;
    process.stderr.write(`Read models: built anew from ${this.#follower.events} events (${anew}).\n`);
  }
}

/** Pages are cut by places, the newest first; a page hands out the place at which the next one goes on. */
function placeFrom(since: string | undefined): number {
  const place = since === undefined || since === '' ? Number.MAX_SAFE_INTEGER : Number(since);
  if (Number.isSafeInteger(place) && place >= 0) return place;
  throw invalid([{ at: 'after', message: 'after must be the `next` of another page' }]);
}
