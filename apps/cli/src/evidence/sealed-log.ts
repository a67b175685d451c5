import { linesOf } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { LogFault } from '@adjutant/seal';
import type { EventStore } from '@adjutant/store';
import { warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { readSettings } from '../settings.js';
import { withStore } from '../store.js';
import { EXIT, Trouble } from '../trouble.js';

interface SealSettings {
  readonly origin?: string;
}

interface Place extends SealSettings {
  readonly store: string;
  readonly data: string;
  readonly database?: string;
  readonly keys?: string;
}

export interface KeptCheckpoint {
  readonly size: number;
  readonly signedAt: string;
  readonly note: string;
}

/** What the command line does with the sealed log of apps/api. */
export interface SealedLog {
  readonly size: number;
  readonly fault: LogFault | undefined;
  /** What it cannot be held to, in a clause. */
  readonly misses: string | undefined;
  audit(stopped: () => boolean): Promise<Audit | undefined>;
  catchUp(stopped: () => boolean): Promise<void>;
  sign(now: Date): KeptCheckpoint | undefined;
  bundle(match: string, now: Date): Promise<BundleAnswer>;
  growth(from: number, kept: KeptCheckpoint): string;
  close(): void;
}

export type Audit =
  | { readonly agrees: true; readonly events: number; readonly checkpoints: number }
  | { readonly agrees: false; readonly fault: LogFault };

type BundleAnswer =
  | { readonly ok: true; readonly text: string; readonly events: number }
  | { readonly ok: false; readonly why: 'unknown-match' | 'log-differs' }
  | { readonly ok: false; readonly why: 'pack-missing'; readonly pack: string }
  | { readonly ok: false; readonly why: 'fault'; readonly fault: LogFault };

/** Something that was sealed in a match and that nobody can open any more. */
export interface Loss {
  readonly match: string;
  readonly says: string;
  /** The entry in which the record itself says so. */
  readonly saidIn?: number;
}

/** What apps/api offers under `@adjutant/api/sealing`; loaded only by the verbs that need it. */
interface Sealing {
  readSealSettings(valueOf: (name: string) => string | undefined, mistaken: (sentence: string) => void): SealSettings;
  openSealedLog(place: Place, store: EventStore, shelf: Shelf): SealedLog;
  isSealed(place: Place): boolean;
  isKeyAlone(place: Place): boolean;
  missing(): string;
  lossesOf(store: EventStore, match: string): Promise<readonly Loss[]>;
  allLosses(store: EventStore): Promise<readonly Loss[]>;
}

const MODULE: string = '@adjutant/api/sealing';

/** Opens store and seal beside a server that may be using both. */
export async function withSealedLog<Result>(
  io: Io,
  match: string | undefined,
  work: (log: SealedLog, store: EventStore) => Promise<Result>,
): Promise<Result> {
  const sealing = (await import(MODULE)) as Sealing;
  return withStore(io, match, async (store) => {
    const log = opened(() => sealing.openSealedLog(placeOf(io, sealing), store, openShelf(io)));
    try {
      return await work(log, store);
    } finally {
      log.close();
    }
  });
}

/** Why nothing that was signed before can be held against the store, where there is a key that may have signed. */
export async function keyAloneIn(io: Io): Promise<string | undefined> {
  const sealing = (await import(MODULE)) as Sealing;
  return sealing.isKeyAlone(placeOf(io, sealing)) ? sealing.missing() : undefined;
}

/** Holds a store to everything that was signed about it; undefined where nothing ever was. */
export async function auditOf(io: Io, store: EventStore): Promise<Audit | undefined> {
  const sealing = (await import(MODULE)) as Sealing;
  const place = placeOf(io, sealing);
  if (!sealing.isSealed(place)) return undefined;
  const log = opened(() => sealing.openSealedLog(place, store, openShelf(io)));
  try {
    if (log.misses !== undefined) warn(io, `Not proved: ${log.misses}.`);
    return await log.audit(() => false);
  } finally {
    log.close();
  }
}

/** What is not what was recorded, or what a row of the lists says and the log does not. */
export interface Named {
  readonly kind: 'entry' | 'row';
  readonly stream: string;
  readonly entry?: number;
  readonly says: string;
}

/** What apps/api offers under `@adjutant/api/integrity`. */
interface Integrity {
  lookThrough(place: Place, store: EventStore, shelf: Shelf): Promise<readonly Named[]>;
}

const INTEGRITY: string = '@adjutant/api/integrity';

/** Everything in store and lists that is not what was recorded, each by name. */
export async function namedIn(io: Io, store: EventStore): Promise<readonly Named[]> {
  const { lookThrough } = (await import(INTEGRITY)) as Integrity;
  return lookThrough(await readPlace(io), store, openShelf(io));
}

/** What was sealed and cannot be opened any more, in one match or in all of them. */
export async function lossesIn(store: EventStore, match?: string): Promise<readonly Loss[]> {
  const sealing = (await import(MODULE)) as Sealing;
  return match === undefined ? sealing.allLosses(store) : sealing.lossesOf(store, match);
}

/** Refuses to sign over anything that is not what was recorded, as the server does: entries, rows of lists, envelopes. */
export async function assertSignable(io: Io, store: EventStore): Promise<void> {
  const named = await namedIn(io, store);
  const broken = new Set(named.flatMap(({ kind, stream }) => (kind === 'entry' ? [stream] : [])));
  const lost = (await lossesIn(store)).filter(
    ({ match, saidIn }) => saidIn === undefined && !broken.has(matchStream(match)),
  );
  const found = [
    ...named.map(({ kind, stream, entry, says }) =>
      kind === 'row' ? `row of ${stream}: ${says}` : `entry ${entry} of ${stream}: ${says}`,
    ),
    ...lost.map(({ match, says }) => `match ${match}: ${says}`),
  ];
  if (found.length > 0)
    throw new Trouble(
      EXIT.differs,
      found.map((one) => `Nothing can be signed: ${one}.`),
    );
}

export async function readPlace(io: Io): Promise<Place> {
  return placeOf(io, (await import(MODULE)) as Sealing);
}

function placeOf(io: Io, sealing: Sealing): Place {
  const { packs: _, ...place } = readSettings(io);
  const mistakes: string[] = [];
  const seal = sealing.readSealSettings(
    (name) => io.env[name]?.trim() || undefined,
    (sentence) => void mistakes.push(sentence),
  );
  if (mistakes.length > 0) throw new Trouble(EXIT.usage, mistakes);
  return { ...seal, ...place };
}

function opened(open: () => SealedLog): SealedLog {
  try {
    return open();
  } catch (error) {
    throw new Trouble(EXIT.place, linesOf(error), error);
  }
}
