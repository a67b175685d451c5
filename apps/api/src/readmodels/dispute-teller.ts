import { disputeOf, disputeStream, disputeSummary, type DisputeEvent, type DisputeSummary } from '@adjutant/dispute';
import { ABSENT, matchStream, packOf } from '@adjutant/match';
import { clockText, type Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import type { DisputeRow, DisputeRows } from './dispute-rows.js';
import { foldAll } from './match-folds.js';
import type { Teller, Told } from './teller.js';

/** One row for each dispute: the queue of calls. A dispute is short, so it is read as a whole whenever it goes on. */
export function disputeTeller(rows: DisputeRows, store: EventStore, shelf: Shelf): Teller {
  return {
    tables: ['disputes'],
    keyOf: disputeOf,
    tell: async (id, events): Promise<Told | undefined> => {
      if (rows.revisionOf(id) >= (events.at(-1)?.revision ?? -1)) return undefined;
      const row = await rowOf(id, store, shelf);
      return { write: () => rows.write(row), written: () => undefined };
    },
    forget: () => undefined,
  };
}

async function rowOf(id: string, store: EventStore, shelf: Shelf): Promise<DisputeRow> {
  const stored = await store.read(disputeStream(id));
  const entries = stored.map(({ revision, event, meta }) => ({
    ...{ number: revision, event: event as DisputeEvent, by: meta.actor, occurredAt: meta.occurredAt },
  }));
  const summary = disputeSummary(id, entries);
  if (summary === null) throw new Error(`the record of dispute ${id} does not begin with its call`);
  return { summary: { ...summary, clock: await clockAt(summary, store, shelf) } };
}

/** Where the battle was at the entry that is disputed. */
async function clockAt({ match, entry }: DisputeSummary, store: EventStore, shelf: Shelf): Promise<string | null> {
  if (entry === null) return null;
  const facts = await store.readFacts(matchStream(match));
  const state = foldAll(shelf, ABSENT, facts.slice(0, entry + 1));
  if (state.status === 'absent' || !state.table.clock) return null;
  return clockText(packOf(shelf, state).sequence, state.table.clock);
}
