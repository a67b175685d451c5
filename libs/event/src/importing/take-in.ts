import { randomUUID } from 'node:crypto';
import type { Actor, Declined } from '@adjutant/kernel';
import type { VerifiedBundle } from '@adjutant/seal';
import {
  matchOf,
  takeIn,
  takeInBundle,
  UnsoundRecord,
  type EventStore,
  type MatchFile,
  type RestoreResult,
  type TakingIn,
} from '@adjutant/store';
import type { MatchRecorder } from '../matches/match-recorder.js';
import { declined } from '../refusals.js';
import { isBundle, readBundle } from './check-bundle.js';
import { broken, checkIntact, checkPack, checkReadable, readMatchFile } from './check-file.js';
import { checkEventElsewhere } from './event-here.js';
import type { Imported } from './imported.js';

/** A match file, or a bundle, and who takes it in. */
interface Brought {
  readonly text: string;
  readonly actor: Actor;
  /** The keys that this installation trusts. */
  readonly trusted: readonly string[];
}

/** Takes a record in as it was recorded elsewhere. Everything that can be wrong with it is looked for before anything is written. */
export async function takeInMatch(
  recorder: Pick<MatchRecorder, 'store' | 'shelf'>,
  { text, actor, trusted }: Brought,
): Promise<Imported> {
  const bundle = isBundle(text) ? readBundle(text, trusted) : undefined;
  const file = bundle ? matchOf(bundle) : readMatchFile(text);
  checkIntact(file);
  checkPack(recorder.shelf, file);
  checkReadable(recorder.shelf, file);
  await checkEventElsewhere(recorder.store, file);
  const now = new Date().toISOString();
  const taking = { commandId: randomUUID(), occasion: { now, occurredAt: now, actor } };
  const result = await takenIn(recorder.store, file, bundle, taking);
  const { id, head } = file.header;
  if (result.outcome === 'conflict') throw otherRecord(file, result.actual);
  return { outcome: result.outcome === 'restored' ? 'recorded' : 'already', id, revision: result.revision, head };
}

/** The store looks closer than the chain does: no store would have written ids that do not follow from their commands. */
async function takenIn(
  store: EventStore,
  file: MatchFile,
  bundle: VerifiedBundle | undefined,
  taking: TakingIn,
): Promise<RestoreResult> {
  try {
    return await (bundle ? takeInBundle(store, bundle, taking) : takeIn(store, file, taking));
  } catch (error) {
    if (!(error instanceof UnsoundRecord)) throw error;
    throw broken(file.lines[error.revision] ?? 1, error.revision, error.reason);
  }
}

function otherRecord({ header: { id, head } }: MatchFile, actual: number): Declined {
  const says = `Another record of match ${id} is here, up to entry ${actual}. Nothing was imported.`;
  return declined('conflict', 'match-file/other-record', says, { facts: { match: id, head, revision: actual } });
}
