import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Log } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { faultInWords, type LogFault } from '@adjutant/seal';
import type { EventStore } from '@adjutant/store';
import { LogTail } from '../live/log-tail.js';
import type { Settings } from '../settings.js';
import { LOG, SETTINGS, SHELF, STORE } from '../tokens.js';
import { Boundaries } from './boundaries.js';
import type { KeptCheckpoint } from './seal-database.js';
import { SealTrouble } from './seal-key.js';
import { SealedLog, type BundleAnswer } from './sealed-log.js';
import { notWorking } from './problems.js';

const SIGN_EVERY_MS = 5_000;
const AUDIT_EVERY_MS = 10 * 60_000;
const COALESCE_MS = 100;
const AGAIN_MS = 1_000;
/** A fault is looked for again after this, and then after twice as long each time: reading a long log takes its time. */
const AUDIT_AGAIN_MS = 5_000;
/** A log that has hardly been read yet is not read to its end before the process may go. */
const LAST_MS = 2_000;

export interface SealStanding {
  readonly ok: boolean;
  readonly says: string;
  readonly fault?: LogFault;
}

/** Seals the log in the background, and signs what it has come to. Commands never wait for it. */
@Injectable()
export class Sealing implements OnModuleInit, OnApplicationShutdown {
  readonly #opened: SealedLog | SealTrouble;
  readonly #everyMs: number;
  readonly #boundaries = new Boundaries();
  #working: Promise<unknown> = Promise.resolve();
  #stopped = false;
  #queued = false;
  #ended = false;
  #signedAt = 0;
  #trouble: string | undefined;
  #told: string | undefined;
  #soon: NodeJS.Timeout | undefined;
  #audits: NodeJS.Timeout | undefined;
  #auditAgain: NodeJS.Timeout | undefined;
  #patienceMs = AUDIT_AGAIN_MS;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(STORE) store: EventStore,
    @Inject(SHELF) shelf: Shelf,
    @Inject(LogTail) private readonly tail: LogTail,
    @Inject(LOG) private readonly lines: Log,
  ) {
    this.#everyMs = settings.sealEveryMs ?? SIGN_EVERY_MS;
    this.#opened = opened(settings, store, shelf);
  }

  onModuleInit(): void {
    if (this.#opened instanceof SealTrouble) return this.#tell(this.#opened.message);
    this.tail.listen(
      (event) => {
        this.#ended = this.#boundaries.passed(event) || this.#ended;
        this.#wake(this.#ended ? 0 : COALESCE_MS);
      },
      () => this.#wake(COALESCE_MS),
    );
    this.#queue((log) => this.#audit(log));
    this.#audits = setInterval(() => this.#queue((log) => this.#audit(log)), AUDIT_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.#soon);
    clearInterval(this.#audits);
    clearTimeout(this.#auditAgain);
    if (this.#opened instanceof SealTrouble) return;
    // Whatever was recorded last is sealed still; an audit that is under way is not waited for.
    this.#stopped = true;
    await this.#working;
    const until = performance.now() + LAST_MS;
    const late = (): boolean => performance.now() > until;
    await this.#seal(this.#opened, true, late).catch((error: unknown) => this.#fail(error));
    this.#opened.close();
  }

  /** The sealed log, once all that was asked for before has been done. */
  async log(): Promise<SealedLog> {
    if (this.#opened instanceof SealTrouble) throw notWorking(this.#opened.message);
    await this.#working;
    if (!this.#opened.newest()) throw notWorking(this.standing().says);
    return this.#opened;
  }

  bundle(match: string): Promise<BundleAnswer> {
    if (this.#opened instanceof SealTrouble) throw notWorking(this.#opened.message);
    const log = this.#opened;
    const made = this.#working.then(() => log.bundle(match, new Date()));
    this.#working = made.catch(() => undefined);
    return made;
  }

  /** The first checkpoint that covers an event of the log, signed now where there is none; undefined where none can be. */
  covering(event: number): Promise<KeptCheckpoint | undefined> {
    const log = this.#opened;
    if (log instanceof SealTrouble) return Promise.resolve(undefined);
    const made = this.#working.then(() => log.covering(event, new Date()));
    this.#working = made.catch(() => undefined);
    return made;
  }

  /** How many events of the log are sealed; undefined where sealing does not work. */
  get size(): number | undefined {
    return this.#opened instanceof SealTrouble ? undefined : this.#opened.size;
  }

  standing(): SealStanding {
    const log = this.#opened;
    if (log instanceof SealTrouble) return { ok: false, says: `not working: ${log.message}` };
    if (log.fault) return { ok: false, says: faultInWords(log.fault), fault: log.fault };
    if (this.#trouble !== undefined) return { ok: false, says: `cannot go on: ${this.#trouble}` };
    const newest = log.newest();
    const signed = newest
      ? `the newest checkpoint of ${newest.size} is of ${newest.signedAt}`
      : 'nothing is signed yet';
    return { ok: true, says: `${log.size} events sealed, ${signed}` };
  }

  #wake(afterMs: number): void {
    if (this.#stopped || this.#queued) return;
    if (afterMs === 0) clearTimeout(this.#soon);
    else if (this.#soon) return;
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      this.#queued = true;
      this.#queue((log) => this.#seal(log, false));
    }, afterMs).unref();
  }

  #queue(work: (log: SealedLog) => Promise<void>): void {
    const log = this.#opened;
    if (log instanceof SealTrouble || this.#stopped) return;
    this.#working = this.#working.then(() => work(log)).catch((error: unknown) => this.#fail(error));
  }

  async #audit(log: SealedLog): Promise<void> {
    await log.audit(() => this.#stopped);
    await this.#seal(log, log.newest() === undefined);
  }

  /** Takes in what is new, and signs it where the time for that has come. */
  async #seal(log: SealedLog, atOnce: boolean, late = (): boolean => this.#stopped): Promise<void> {
    this.#queued = false;
    const ended = this.#ended;
    this.#ended = false;
    await log.catchUp(late);
    this.#trouble = undefined;
    if (log.fault) return this.#stop(log.fault);
    this.#patienceMs = AUDIT_AGAIN_MS;
    const newest = log.newest();
    if (newest?.size === log.size) return;
    const waits = this.#signedAt + this.#everyMs - performance.now();
    if (!atOnce && !ended && newest && this.#signedAt > 0 && waits > 0) return this.#wake(waits);
    if (log.sign(new Date())) this.#signedAt = performance.now();
    else if (log.fault) this.#stop(log.fault);
  }

  /** Until an audit finds that it has been put right. */
  #stop(fault: LogFault): void {
    this.#tell(`Nothing is signed any more: ${faultInWords(fault)}`);
    this.#auditAgain ??= setTimeout(() => {
      this.#auditAgain = undefined;
      this.#queue((log) => this.#audit(log));
    }, this.#patienceMs).unref();
    this.#patienceMs = Math.min(this.#patienceMs * 2, AUDIT_EVERY_MS);
  }

  #fail(error: unknown): void {
    this.#queued = false;
    this.#trouble = error instanceof Error ? error.message : String(error);
    this.#tell(`It cannot go on: ${this.#trouble}`);
    this.#wake(AGAIN_MS);
  }

  /** Loud, but once for each thing. */
  #tell(says: string): void {
    if (this.#told === says) return;
    this.#told = says;
    this.lines.error('Sealing has stopped.', { reader: 'seal', error: says });
  }
}

function opened(settings: Settings, store: EventStore, shelf: Shelf): SealedLog | SealTrouble {
  try {
    return new SealedLog(settings, store, shelf);
  } catch (error) {
    if (error instanceof SealTrouble) return error;
    throw error;
  }
}
