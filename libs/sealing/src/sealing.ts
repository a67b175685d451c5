import { is, type Static } from '@adjutant/kernel';
import type { Log } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { matchStream } from '@adjutant/match';
import { TOURNAMENT } from '@adjutant/tournament';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { faultInWords, LogFault } from '@adjutant/seal';
import { BrokenChain, type Tail } from '@adjutant/store';
import { inWords, type Checking, type Fault, type StandingFault } from '@adjutant/integrity';
import { Boundaries } from './boundaries.js';
import type { KeptCheckpoint } from './seal-database.js';
import { SealTrouble } from './seal-key.js';
import type { SealPlace } from './seal-settings.js';
import { SealedLog, type BundleAnswer } from './sealed-log.js';
import { logDiffers, notWorking } from './declined.js';

const SIGN_EVERY_MS = 5_000;
const AUDIT_EVERY_MS = 10 * 60_000;
const COALESCE_MS = 100;
const AGAIN_MS = 1_000;
/** A fault is looked for again after this, and then after twice as long each time: reading a long log takes its time. */
const AUDIT_AGAIN_MS = 5_000;
/** A log that has hardly been read yet is not read to its end before the process may go. */
const LAST_MS = 2_000;
/** Nothing is signed before the whole log has been looked through; so long whoever asks for a signature waits for that. */
const FIRST_PATIENCE_MS = 5_000;
const NOT_LOOKED = 'the whole log is being looked through since the server started';

export const SealStanding = is.object(
  { ok: is.yes(), says: is.anyText(), fault: is.optional(LogFault) },
  { name: 'SealStanding' },
);
export type SealStanding = Static<typeof SealStanding>;

/** Seals the log in the background, and signs what it has come to. Commands never wait for it. */
export class Sealing {
  readonly #opened: SealedLog | SealTrouble;
  readonly #everyMs: number;
  readonly #auditEveryMs: number;
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
    settings: SealPlace,
    shelf: Shelf,
    private readonly tail: Tail,
    private readonly lines: Log,
    private readonly checking: Checking,
  ) {
    this.#everyMs = settings.sealEveryMs ?? SIGN_EVERY_MS;
    this.#auditEveryMs = settings.checkEveryMs ?? AUDIT_EVERY_MS;
    this.#opened = opened(() => new SealedLog(settings, checking.store, shelf, () => this.#held()));
  }

  begin(): void {
    if (this.#opened instanceof SealTrouble) return this.#tell(this.#opened.message);
    this.tail.listen(
      (event) => {
        this.#ended = this.#boundaries.passed(event) || this.#ended;
        this.#wake(this.#ended ? 0 : COALESCE_MS);
      },
      () => this.#wake(COALESCE_MS),
    );
    this.#queue((log) => this.#audit(log));
    this.#audits = setInterval(() => this.#queue((log) => this.#audit(log)), this.#auditEveryMs).unref();
    // What was wrong has been put right, or the first look has ended: there may be something to sign.
    this.checking.faults.listen(
      () => this.checking.faults.standing.length === 0 && this.#queue((log) => this.#seal(log, true)),
    );
    this.checking.whenChecked(() => this.#queue((log) => this.#seal(log, log.newest() === undefined)));
  }

  async close(): Promise<void> {
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

  /** What signs here: known from the start on, whether anything is signed yet or not. */
  get signer(): SealedLog['signer'] {
    if (this.#opened instanceof SealTrouble) throw notWorking(this.#opened.message);
    return this.#opened.signer;
  }

  /** The sealed log, once all that was asked for before has been done. */
  async log(): Promise<SealedLog> {
    if (this.#opened instanceof SealTrouble) throw notWorking(this.#opened.message);
    if (!this.#opened.newest()) await this.checking.looked(FIRST_PATIENCE_MS);
    await this.#working;
    if (!this.#opened.newest()) throw notWorking(this.standing().says);
    return this.#opened;
  }

  async bundle(match: string): Promise<BundleAnswer> {
    const log = await this.#signing(matchStream(match));
    return this.#inTurn(() => log.bundle(match, new Date()));
  }

  /**
   * The lines of the bundle of an event, once all of them were written for nobody: what begins to be sent must not break off.
   * Throws NoEventBundle.
   */
  async eventBundle(event: string): Promise<AsyncIterable<string>> {
    const log = await this.#signing(TOURNAMENT.stream.of(event));
    const made = await this.#inTurn(() => log.eventBundle(event, new Date()));
    if (!made.ok) throw logDiffers(upperFirst(faultInWords(made.fault)), made.fault);
    for await (const _ of made.lines()) await nextTurn();
    return made.lines();
  }

  /** The log, where something may be signed about one of its streams. */
  async #signing(stream: string): Promise<SealedLog> {
    if (this.#opened instanceof SealTrouble) throw notWorking(this.#opened.message);
    const log = this.#opened;
    await this.checking.looked(FIRST_PATIENCE_MS);
    const fault = this.checking.faults.of(stream);
    if (fault) throw new BrokenChain(stream, fault.revision, fault.reason);
    const [first] = this.checking.faults.standing;
    if (first) throw logDiffers(sentenceOf(first), heldBy(first));
    if (!this.checking.hasLooked) throw notWorking(NOT_LOOKED);
    return log;
  }

  #inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
    const made = this.#working.then(make);
    this.#working = made.catch(() => undefined);
    return made;
  }

  /** The first checkpoint that covers an event of the log, signed now where there is none; undefined where none can be. */
  async covering(event: number): Promise<KeptCheckpoint | undefined> {
    const log = this.#opened;
    if (log instanceof SealTrouble) return undefined;
    await this.checking.looked(FIRST_PATIENCE_MS);
    return this.#inTurn(() => log.covering(event, new Date()));
  }

  /** How many events of the log are sealed; undefined where sealing does not work. */
  get size(): number | undefined {
    return this.#opened instanceof SealTrouble ? undefined : this.#opened.size;
  }

  standing(): SealStanding {
    const log = this.#opened;
    if (log instanceof SealTrouble) return { ok: false, says: `not working: ${log.message}` };
    if (log.fault) return { ok: false, says: faultInWords(log.fault), fault: log.fault };
    // Told at once, and as long as it is so: whatever else stands would hide it.
    if (log.misses !== undefined && this.checking.faults.standing.length === 0) return { ok: false, says: log.misses };
    const held = this.#held();
    if (held) {
      const [first, ...others] = this.checking.faults.standing;
      if (!first) return { ok: true, says: `nothing is signed yet: ${held.says}` };
      const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
      return { ok: false, says: `nothing is signed: ${inWords(first)}${more}`, fault: held };
    }
    if (this.#trouble !== undefined) return { ok: false, says: `cannot go on: ${this.#trouble}` };
    const newest = log.newest();
    const signed = newest
      ? `the newest checkpoint of ${newest.size} is of ${newest.signedAt}`
      : 'nothing is signed yet';
    return { ok: true, says: `${log.size} events sealed, ${signed}` };
  }

  /** A checkpoint would vouch for everything that stands in the log. */
  #held(): LogFault | undefined {
    const [first] = this.checking.faults.standing;
    if (first) return heldBy(first);
    return this.checking.hasLooked ? undefined : { says: NOT_LOOKED };
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
    const found = await log.audit(() => this.#stopped);
    if (found) this.checking.faults.tell('log', found.agrees ? [] : found.faults.map(faultOfLog));
    await this.#seal(log, log.newest() === undefined);
  }

  /** Takes in what is new, and signs it where the time for that has come. */
  async #seal(log: SealedLog, atOnce: boolean, late = (): boolean => this.#stopped): Promise<void> {
    this.#queued = false;
    const ended = this.#ended;
    this.#ended = false;
    await log.catchUp(late);
    this.#trouble = undefined;
    if (log.fault) {
      if (!this.checking.faults.standing.some(({ kind }) => kind === 'log'))
        this.checking.faults.tell('log', [faultOfLog(log.fault)]);
      return this.#stop(log.fault);
    }
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
    this.#patienceMs = Math.min(this.#patienceMs * 2, this.#auditEveryMs);
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

function sentenceOf(fault: StandingFault): string {
  return upperFirst(inWords(fault));
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function faultOfLog({ number, stream, revision, says }: LogFault): Fault {
  return {
    ...(stream !== undefined && { stream }),
    ...(revision !== undefined && { entry: revision }),
    ...(number !== undefined && { number }),
    says,
  };
}

function heldBy({ number, stream, entry, says }: StandingFault): LogFault {
  return {
    ...(number !== undefined && { number }),
    ...(stream !== undefined && { stream }),
    ...(entry !== undefined && { revision: entry }),
    says,
  };
}

function opened(open: () => SealedLog): SealedLog | SealTrouble {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealTrouble) return error;
    throw error;
  }
}
