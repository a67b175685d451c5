import { is, type Static } from '@adjutant/kernel';
import type { Lists, RowFault } from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import { type EventStore, type LogBreak, waitBriefly } from '@adjutant/store';
import { matchStream } from '@adjutant/match';
import type { Loss } from './envelopes.js';
import { LEASE_MS, type Board, type Posted } from './board.js';
import { Faults, type Fault } from './faults.js';
import { type Pace, type PassFound, PassProgress } from './pass.js';
import { runPass, type PassPlace } from './run-pass.js';

const EVERY_MS = 10 * 60_000;
/** What was found is looked for again after this, and then after twice as long each time: somebody may be mending it. */
const AGAIN_MS = 2_000;
/** Instances that share a log ask so often what another one has found. */
const ASK_MS = 5_000;
/** Nothing is signed before the first look has ended: it may take more than those that come after it. */
const FIRST: Pace = { share: 0.5, sliceMs: 10 };
const LATER: Pace = { share: 0.2, sliceMs: 10 };

export const CheckStanding = is.object(
  {
    running: is.optional(is.says('The look that is under way.', is.extended(PassProgress, { since: is.anyText() }))),
    last: is.optional(
      is.says(
        'The last one that came to the end of the log.',
        is.extended(PassProgress, { endedAt: is.anyText(), found: is.anyWhole() }),
      ),
    ),
    trouble: is.optional(is.anyText({ says: 'Why the last one did not.' })),
  },
  { name: 'CheckStanding' },
);
export type CheckStanding = Static<typeof CheckStanding>;

export interface CheckSettings extends PassPlace {
  /** How often the whole log is looked through, whether it is what was recorded. */
  readonly checkEveryMs?: number;
}

/** The lists whose rows are held to the log, and who mends them. */
export interface ListsInUse {
  readonly looked: { readonly lists: Lists; readonly shelf: Shelf };
  /** Writes rows anew from the log. False where others keep the lists. */
  setRight(faults: readonly RowFault[]): Promise<boolean>;
}

/** Looks through the whole log again and again, from the start of the server on: whether it is what was recorded. */
export class Checking {
  readonly #everyMs: number;
  #standing: CheckStanding = {};
  #working: Promise<void> = Promise.resolve();
  #first: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #patienceMs = AGAIN_MS;
  /** For so long what another instance has found is good enough. */
  #isDueAfter: number;
  #adopted: string | undefined;
  #atWork = false;
  #stopped = false;
  readonly #whenChecked = new Set<() => void>();

  constructor(
    private readonly settings: CheckSettings,
    /** The log as it is. */
    readonly store: EventStore,
    readonly faults: Faults,
    private readonly lists: ListsInUse,
    private readonly board: Board,
  ) {
    this.#everyMs = settings.checkEveryMs ?? EVERY_MS;
    this.#isDueAfter = this.#everyMs;
  }

  start(): void {
    // What somebody meets while reading is looked at as a whole soon: its place is told, and what else there is.
    this.faults.listen((fresh) => {
      if (fresh.length === 0 || this.#atWork) return;
      this.#isDueAfter = AGAIN_MS;
      this.#soon(AGAIN_MS);
    });
    this.#first = this.#look();
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  standing(): CheckStanding {
    return this.#standing;
  }

  /** Whether the whole log has been looked at since this server started. */
  get hasLooked(): boolean {
    return this.#standing.last !== undefined;
  }

  /** Waits, but not for long, until it has. */
  looked(patienceMs: number): Promise<void> {
    return waitBriefly(this.#first, patienceMs);
  }

  /** Called at the end of every look that came to the end of the log. */
  whenChecked(listener: () => void): void {
    this.#whenChecked.add(listener);
  }

  /** Looks now, or once more when the look that is under way has ended. */
  look(): Promise<void> {
    return this.#look();
  }

  #look(): Promise<void> {
    this.#working = this.#working.then(() => this.#lookThrough());
    return this.#working;
  }

  async #lookThrough(): Promise<void> {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#atWork = true;
    let mine = true;
    try {
      const turn = await this.board.turn(Date.now(), this.#isDueAfter);
      mine = turn.mine;
      const { posted } = turn;
      if (mine) await this.#lookMyself();
      else if (posted && posted.endedAt !== this.#adopted) await this.#adopt(posted);
    } catch (error) {
      this.#stumbled(error);
    }
    this.#atWork = false;
    this.#next(mine);
  }

  async #lookMyself(): Promise<void> {
    try {
      const found = await this.#pass();
      if (!found) return await this.board.leave();
      await this.board.post(found, Date.now());
      await this.#arrived(found, new Date().toISOString());
    } catch (error) {
      await this.board.leave();
      throw error;
    }
  }

  /** What another instance has found in the log that this one shares with it. */
  async #adopt({ endedAt, found }: Posted): Promise<void> {
    this.#adopted = endedAt;
    await this.#arrived(found, endedAt);
  }

  #pass(): Promise<PassFound | undefined> {
    const { last } = this.#standing;
    const since = new Date().toISOString();
    let renewed = performance.now();
    const progress = (sofar: PassProgress): void => {
      this.#standing = { ...(last && { last }), running: { since, ...sofar } };
      if (performance.now() - renewed < LEASE_MS / 3) return;
      renewed = performance.now();
      void this.board.renew(Date.now()).catch((error: unknown) => this.#stumbled(error));
    };
    progress({ events: 0, rows: 0 });
    const pace = last ? LATER : FIRST;
    const looked = { store: this.store, ...this.lists.looked };
    return runPass(this.settings, looked, { pace, stopped: () => this.#stopped, progress });
  }

  async #arrived({ events, rows, broken, lost, rowFaults }: PassFound, endedAt: string): Promise<void> {
    const [said, unsaid] = [lost.filter(isSaid), lost.filter((loss) => !isSaid(loss))];
    const found = broken.length + unsaid.length + rowFaults.length;
    this.#standing = { last: { endedAt, events, rows, found } };
    this.faults.tell('entry', broken.map(faultOf));
    this.faults.tell('envelope', unsaid.map(lossOf), said.map(lossOf));
    this.faults.tell('row', rowFaults.map(faultOfRow));
    if (await this.#setRight(rowFaults)) this.faults.tell('row', []);
    for (const listener of this.#whenChecked) listener();
  }

  /** From the log, where that is whole: rows may be all that is left of what somebody took away from it. */
  async #setRight(faults: readonly RowFault[]): Promise<boolean> {
    if (faults.length === 0 || this.faults.standing.some(({ kind }) => kind !== 'row')) return false;
    return this.lists.setRight(faults);
  }

  #stumbled(error: unknown): void {
    const trouble = error instanceof Error ? error.message : String(error);
    const { last } = this.#standing;
    this.#standing = { ...(last && { last }), trouble };
    this.faults.log.error('The log could not be looked through.', { reader: 'check', error: trouble });
  }

  #next(looked: boolean): void {
    const wanting = this.faults.standing.length > 0 || this.#standing.trouble !== undefined;
    this.#isDueAfter = wanting ? Math.min(this.#patienceMs, this.#everyMs) : this.#everyMs;
    if (!wanting) this.#patienceMs = AGAIN_MS;
    else if (looked) this.#patienceMs *= 2;
    this.#soon(this.board.shared ? Math.min(ASK_MS, this.#isDueAfter) : this.#isDueAfter);
  }

  #soon(afterMs: number): void {
    if (this.#stopped || this.#atWork) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), afterMs).unref();
  }
}

function isSaid({ saidIn }: Loss): boolean {
  return saidIn !== undefined;
}

function lossOf({ match, entry, says }: Loss): Fault {
  return { stream: matchStream(match), ...(entry === undefined ? {} : { entry }), says };
}

function faultOf({ stream, revision, reason, number }: LogBreak): Fault {
  return { stream, entry: revision, number, says: reason };
}

function faultOfRow({ stream, says, ahead }: RowFault): Fault {
  return { stream, says, ...(ahead && { ahead }) };
}
