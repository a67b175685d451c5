import { randomUUID } from 'node:crypto';
import { fold, type Envelope } from '@adjutant/kernel';
import {
  attemptsStream,
  envelopeStream,
  matchDecider,
  openPartOf,
  secretHand,
  soundOnes,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { readEnvelopes, record, type EventStore } from '@adjutant/store';
import { keepingFor, SEALING } from '@adjutant/testing';
import { attemptSeenBy, mayOpen, seenBy, type Viewer } from '@adjutant/views';

/** A match in a store: under which id, and in which stream. */
export interface Kept {
  readonly store: EventStore;
  readonly match: string;
  readonly stream: string;
}

/** The record as this viewer may see it. That a judge looks is recorded before anything is shown. */
export async function eventsSeen(shelf: Shelf, kept: Kept, viewer: Viewer): Promise<readonly MatchEvent[]> {
  if (viewer === 'judge') await look(shelf, kept);
  const events = (await kept.store.readFacts(kept.stream)).map(({ event }) => event as MatchEvent);
  return seenBy(viewer, events, await envelopesFor(kept, kept.stream, viewer));
}

export async function attemptsSeen(kept: Kept, viewer: Viewer): Promise<Attempt[]> {
  const stream = attemptsStream(kept.match);
  const facts = await kept.store.readFacts(stream);
  const envelopes = await envelopesFor(kept, stream, viewer);
  return facts
    .filter(({ event }) => event.type === 'CommandRefused')
    .map(({ event }) => attemptSeenBy(viewer, event.data as Attempt, envelopes));
}

/** Attempts as a script has them, for a viewer who need not know all of the script. */
export function veiled(shelf: Shelf, state: MatchState, attempts: readonly Attempt[], viewer: Viewer): Attempt[] {
  return attempts.map((attempt) => {
    const owner = secretHand(shelf, attempt.command, state);
    if (owner === undefined || mayOpen(viewer).includes(owner)) return attempt;
    return { ...attempt, command: openPartOf(attempt.command), sealed: 'hand' };
  });
}

async function envelopesFor({ store, match }: Kept, stream: string, viewer: Viewer): Promise<readonly Envelope[]> {
  const kept = await Promise.all(mayOpen(viewer).map((side) => readEnvelopes(store, envelopeStream(match, side))));
  return soundOnes(SEALING, stream, kept.flat());
}

async function look(shelf: Shelf, { store, stream, match }: Kept): Promise<void> {
  const decider = matchDecider(shelf);
  const facts = await store.readFacts(stream);
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
