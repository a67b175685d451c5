import type { Loss, Named } from '@adjutant/integrity';
import { linesOf } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import type { Audit, SealedLog, SealPlace } from '@adjutant/sealing';
import type { EventStore } from '@adjutant/store';
import { warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { readSettings } from '../settings.js';
import { withStore } from '../store.js';
import { EXIT, Trouble } from '../trouble.js';

type Sealing = typeof import('@adjutant/sealing');

/** Opens store and seal beside a server that may be using both. */
export async function withSealedLog<Result>(
  io: Io,
  match: string | undefined,
  work: (log: SealedLog, store: EventStore) => Promise<Result>,
): Promise<Result> {
  const sealing = await import('@adjutant/sealing');
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
  const sealing = await import('@adjutant/sealing');
  return sealing.isKeyAlone(placeOf(io, sealing)) ? sealing.missing() : undefined;
}

/** Holds a store to everything that was signed about it; undefined where nothing ever was. */
export async function auditOf(io: Io, store: EventStore): Promise<Audit | undefined> {
  const sealing = await import('@adjutant/sealing');
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

/** Everything in store and lists that is not what was recorded, each by name. */
export async function namedIn(io: Io, store: EventStore): Promise<readonly Named[]> {
  const { lookThrough } = await import('@adjutant/integrity');
  return lookThrough(await readPlace(io), store, openShelf(io));
}

/** What was sealed and cannot be opened any more, in one match or in all of them. */
export async function lossesIn(store: EventStore, match?: string): Promise<readonly Loss[]> {
  const { allLosses, lossesOf } = await import('@adjutant/integrity');
  return match === undefined ? allLosses(store) : lossesOf(store, match);
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

export async function readPlace(io: Io): Promise<SealPlace> {
  return placeOf(io, await import('@adjutant/sealing'));
}

function placeOf(io: Io, sealing: Sealing): SealPlace {
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
