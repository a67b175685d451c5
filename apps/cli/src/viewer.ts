import { randomUUID } from 'node:crypto';
import { fold, type Envelope } from '@adjutant/kernel';
import {
  attemptsIn,
  attemptsStream,
  envelopePlace,
  matchDecider,
  secretHand,
  soundOnes,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { record, type EventStore } from '@adjutant/store';
import { keepingFor, SEALING } from '@adjutant/scenarios';
import { mayOpen, seenBy, type Viewer } from '@adjutant/views';

/** A match in a store: under which id, and in which stream. */
export interface Kept {
  readonly store: EventStore;
  readonly match: string;
  readonly stream: string;
}

/** The record as this viewer may see it. That a judge looks is recorded before anything is shown. */
export async function eventsSeen(shelf: Shelf, kept: Kept, viewer: Viewer): Promise<readonly MatchEvent[]> {
  if (viewer === 'judge') await look(shelf, kept);
  const events = (await kept.store.readBare(kept.stream)).map(({ event }) => event as MatchEvent);
  return seenBy(viewer, events, await envelopesFor(kept, kept.stream, viewer));
}

/** The attempts that this viewer may know of. */
export async function attemptsSeen(kept: Kept, viewer: Viewer): Promise<Attempt[]> {
  const stream = attemptsStream(kept.match);
  const facts = await kept.store.readBare(stream);
  const open = facts.filter(({ event }) => event.type === 'CommandRefused').map(({ event }) => event.data as Attempt);
  return [...open, ...attemptsIn(await envelopesFor(kept, stream, viewer))];
}

/** Those attempts of a script that a viewer may know of who need not know all of the script. */
export function attemptsShown(
  shelf: Shelf,
  state: MatchState,
  attempts: readonly Attempt[],
  viewer: Viewer,
): Attempt[] {
  return attempts.filter(({ command }) => {
    const owner = secretHand(shelf, command, state);
    return owner === undefined || mayOpen(viewer).includes(owner);
  });
}

async function envelopesFor({ store, match }: Kept, stream: string, viewer: Viewer): Promise<readonly Envelope[]> {
  const kept = await Promise.all(mayOpen(viewer).map((side) => store.envelopes(envelopePlace(match, side))));
  return soundOnes(
    SEALING,
    stream,
    kept.flat().map(({ envelope }) => envelope),
  );
}

async function look(shelf: Shelf, { store, stream, match }: Kept): Promise<void> {
  const decider = matchDecider(shelf);
  const facts = await store.readBare(stream);
  if (
    fold(
      decider,
      facts.map(({ event }) => event as MatchEvent),
    ).status === 'absent'
  )
    return;
  const now = new Date().toISOString();
  const occasion = { now, occurredAt: now, actor: { id: 'local', role: 'judge' as const } };
  const desk = { store, decider, keeping: keepingFor(shelf, match) };
  await record(desk, { stream, command: { type: 'InspectHands', data: {} }, commandId: randomUUID(), occasion });
}
