import { copyFileSync, mkdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { reportedSince, saidUntil, type RecordedAt } from '@adjutant/contexts';
import {
  DISPUTE,
  disputeDecider,
  type Circumstances,
  type DisputeCommand,
  type DisputeEvent,
  type DisputeState,
} from '@adjutant/dispute';
import { schemasOf, type Message, type Role } from '@adjutant/kernel';
import { MATCH, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import {
  newestRead,
  openSqliteStore,
  record,
  StateCache,
  type Folded,
  type RecordAnswer,
  type Recorder,
  type SqliteStore,
} from '@adjutant/store';
import {
  TOURNAMENT,
  TOURNAMENT_STREAMS,
  type ToldResult,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { circumstancesOf } from './dispute-circumstances.js';
import type { Clock } from './clock.js';
import type { Parts } from './parts.js';

/** A command on its way to a machine. */
export interface Sent {
  readonly to: 'event' | 'match' | 'dispute';
  /** Id of the event, of the match or of the dispute. */
  readonly id: string;
  /** What a dispute is about. */
  readonly match?: string;
  readonly command: TournamentCommand | MatchCommand | DisputeCommand;
  readonly commandId: string;
  readonly role: Role;
  readonly expectedRevision?: number;
}

const STREAMS = { event: TOURNAMENT_STREAMS, match: MATCH.stream, dispute: DISPUTE.stream } as const;

export const streamOf = ({ to, id }: Pick<Sent, 'to' | 'id'>): string => STREAMS[to].of(id);

type OfDisputes = Recorder<DisputeCommand, DisputeState, DisputeEvent>;
type OfMatches = Recorder<MatchCommand, MatchState, MatchEvent>;
type OfEvents = Recorder<TournamentCommand, TournamentState, TournamentEvent>;

interface Machine {
  readonly store: SqliteStore;
  readonly matches: OfMatches;
  readonly events: OfEvents;
  /** Under circumstances that each command has of its own. */
  readonly disputes: (circumstances: Circumstances) => OfDisputes;
  /** What this machine has read of a stream since something was sent to it last, by anybody. */
  readonly atHand: Map<string, Folded<unknown>>;
}

const MACHINES = 2;
/** More than any simulated event has. */
const MOST_MATCHES = 4_000;
const SCHEMAS = schemasOf([MATCH, TOURNAMENT, DISPUTE]);
/** Nothing is decided by whoever only reads. */
const READING = circumstancesOf({ status: 'absent' }, 'system');
const FILE = 'adjutant.db';
/** The write-ahead log is never carried over while a simulation runs: what a power cut takes is cut off its end. */
const NEVER_MS = 2_000_000_000;

/** Two machines on one log, and the disk under them. */
export class Installation {
  readonly #parts: Parts;
  readonly #clock: Clock;
  readonly #seed: string;
  readonly #folder: string;
  /** Ids of all disputes to which something was ever sent. */
  readonly disputes = new Set<string>();
  #disk = 0;
  #machines: readonly Machine[] = [];
  /** How long the write-ahead log was when the last command was acknowledged. */
  #synced = 0;

  constructor(folder: string, seed: string, { parts, clock }: { readonly parts: Parts; readonly clock: Clock }) {
    this.#folder = folder;
    this.#seed = seed;
    this.#parts = parts;
    this.#clock = clock;
    mkdirSync(this.#place(), { recursive: true });
    this.#start();
  }

  get store(): SqliteStore {
    return this.#machine(0).store;
  }

  get events(): OfEvents {
    return this.#machine(0).events;
  }

  get matches(): OfMatches {
    return this.#machine(0).matches;
  }

  async event(machine: number, id: string): Promise<Folded<TournamentState>> {
    const { events, atHand } = this.#machine(machine);
    return onceRead(events, TOURNAMENT_STREAMS.of(id), atHand);
  }

  async match(machine: number, id: string): Promise<Folded<MatchState>> {
    const { matches, atHand } = this.#machine(machine);
    return onceRead(matches, MATCH.stream.of(id), atHand);
  }

  now(machine: number): string {
    return this.#clock.now(machine);
  }

  /** What is recorded of a match or of an event, and when. */
  async recordOf<Event extends Message>(of: 'match' | 'event', id: string): Promise<readonly RecordedAt<Event>[]> {
    const stored = await this.store.read(STREAMS[of].of(id));
    return stored.map(({ event, meta: { recordedAt: at } }) => ({ event: event as Event, at }));
  }

  /** Since when a match says what nobody has confirmed. */
  async reportedSince(machine: number, id: string): Promise<string | undefined> {
    const { decider } = this.#machine(machine).matches;
    return reportedSince(await this.recordOf<MatchEvent>('match', id), (state, event) => decider.evolve(state, event));
  }

  /** Until when a match said just what its event was told. */
  async saidUntil(machine: number, id: string, told: ToldResult): Promise<string | undefined> {
    const { decider } = this.#machine(machine).matches;
    return saidUntil(
      await this.recordOf<MatchEvent>('match', id),
      (state, event) => decider.evolve(state, event),
      told,
    );
  }

  async dispute(machine: number, id: string): Promise<Folded<DisputeState>> {
    const { disputes, atHand } = this.#machine(machine);
    return onceRead(disputes(READING), DISPUTE.stream.of(id), atHand);
  }

  /** Hands a command to a machine, and takes the answer for an acknowledgement. */
  async send(machine: number, sent: Sent): Promise<RecordAnswer<Message>> {
    const answer = await this.#taken(machine, sent);
    this.#synced = this.#walSize();
    return answer;
  }

  /**
   * The power fails while these commands are on their way: nobody is told whether they were recorded, and of what was written
   * for them only so much of the end of the log is there afterwards (`kept`, of 1,000). Everything begins anew from the disk.
   */
  async losesPower(machine: number, underway: readonly Sent[], kept: number): Promise<void> {
    for (const sent of underway) await this.#taken(machine, sent);
    const from = this.#place();
    const size = this.#walSize();
    const spared = this.#parts.waitsForDisk ? this.#synced : 0;
    this.#disk += 1;
    mkdirSync(this.#place(), { recursive: true });
    for (const end of ['', '-wal']) copyFileSync(join(from, FILE + end), join(this.#place(), FILE + end));
    truncateSync(join(this.#place(), `${FILE}-wal`), spared + Math.floor(((size - spared) * kept) / 1000));
    await this.#stop();
    rmSync(from, { recursive: true });
    this.#start();
  }

  async close(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true });
  }

  async #taken(machine: number, { to, id, match, command, role, ...sent }: Sent): Promise<RecordAnswer<Message>> {
    const now = this.#clock.now(machine);
    const request = {
      ...sent,
      payloadHash: digest({ type: command.type, data: command.data }),
      occasion: { now, occurredAt: now, actor: { id: role, role } },
    };
    const { events, matches, disputes } = this.#machine(machine);
    const stream = streamOf({ to, id });
    const seen = match === undefined ? undefined : (await this.match(machine, match)).state;
    for (const { atHand } of this.#machines) atHand.delete(stream);
    if (to === 'event') return record(events, { ...request, stream, command: command as TournamentCommand });
    if (to === 'match') return record(matches, { ...request, stream, command: command as MatchCommand });
    this.disputes.add(id);
    const of = disputes(circumstancesOf(seen ?? { status: 'absent' }, role));
    return record(of, { ...request, stream, command: command as DisputeCommand });
  }

  #place(): string {
    return join(this.#folder, `disk-${this.#disk}`);
  }

  #walSize(): number {
    return statSync(join(this.#place(), `${FILE}-wal`)).size;
  }

  #start(): void {
    const { match, draft, tournament } = this.#parts;
    const events = tournament(draft, this.#seed);
    this.#machines = Array.from({ length: MACHINES }, () => {
      const store = openSqliteStore(join(this.#place(), FILE), { schemas: SCHEMAS, checkpointEveryMs: NEVER_MS });
      return {
        store,
        matches: { store, decider: match, states: new StateCache({ max: MOST_MATCHES }) },
        events: { store, decider: events, states: new StateCache({ max: 10 }) },
        disputes: this.#disputesOn(store),
        atHand: new Map(),
      };
    });
    this.#synced = this.#walSize();
  }

  #disputesOn(store: SqliteStore): Machine['disputes'] {
    const states = new StateCache<DisputeState>({ max: MOST_MATCHES });
    return (circumstances) => ({ store, decider: disputeDecider(circumstances), states });
  }

  async #stop(): Promise<void> {
    for (const { store } of this.#machines) await store.close();
  }

  #machine(at: number): Machine {
    const machine = this.#machines[at];
    if (!machine) throw new Error(`there is no machine ${at}`);
    return machine;
  }
}

/** Nothing is written but what is sent: a stream to which nothing was sent is not asked for again. */
async function onceRead<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
  atHand: Map<string, Folded<unknown>>,
): Promise<Folded<State>> {
  const known = atHand.get(stream);
  if (known) return known as Folded<State>;
  const read = await newestRead(recorder, stream);
  atHand.set(stream, read);
  return read;
}
