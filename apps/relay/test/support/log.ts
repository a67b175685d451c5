import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Message } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import { readShelf, type CommandContext, type EventStore } from '@adjutant/store';
import { longMatch } from '@adjutant/testing';

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
export const PACKS = join(ROOT, 'libs', 'packs');
export const SHELF = readShelf(PACKS);
const AT = '2026-11-21T09:00:00.000Z';

export const contextOf = (role: 'scorekeeper' | 'judge' = 'scorekeeper'): CommandContext => ({
  commandId: randomUUID(),
  actor: { id: 'someone-secret', role },
  occurredAt: AT,
  recordedAt: new Date().toISOString(),
  payloadHash: '0'.repeat(64),
});

export async function put(store: EventStore, stream: string, from: number, events: readonly Message[]): Promise<void> {
  const answer = await store.append(stream, from === 0 ? 'absent' : from - 1, events, contextOf());
  if (answer.outcome !== 'appended') throw new Error(`${stream}: ${answer.outcome}`);
}

/** Whole matches side by side, a few events of each in turn. Gives how many events there are. */
export async function fill(
  store: EventStore,
  ids: readonly string[],
  { length = 200, few = 1 }: { length?: number; few?: number } = {},
): Promise<number> {
  const match = longMatch(SHELF, length);
  for (let from = 0; from < match.length; from += few)
    await Promise.all(ids.map((id) => put(store, matchStream(id), from, match.slice(from, from + few))));
  return ids.length * match.length;
}

export const idsOf = (count: number, name = 'm'): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);
