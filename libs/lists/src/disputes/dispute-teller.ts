import { disputeOf, disputeStream, disputeSummary, type DisputeEvent, type DisputeSummary } from '@adjutant/dispute';
import { foldMatch, matchStream, packOf, type MatchEvent } from '@adjutant/match';
import { clockText, type Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { type Teller, toWrite, unheard } from '../teller.js';
import type { DisputeLine, DisputeRow, DisputeRows } from './dispute-rows.js';

/** One row for each dispute: the queue of calls. A dispute is short, so it is read as a whole whenever it goes on. */
export function disputeTeller(rows: DisputeRows, store: EventStore, shelf: Shelf): Teller {
  return {
    keyOf: disputeOf,
    tell: async (groups, pause) => {
      const fresh: DisputeRow[] = [];
      for (const { key, place } of unheard(groups, await rows.revisionsOf(groups.map(({ key }) => key)))) {
        await pause();
        fresh.push({ place, summary: await lineOf(key, store, shelf) });
      }
      return toWrite(rows, fresh);
    },
    forget: () => undefined,
  };
}

async function lineOf(id: string, store: EventStore, shelf: Shelf): Promise<DisputeLine> {
  const stored = await store.read(disputeStream(id));
  const entries = stored.map(({ revision, event, meta }) => ({
    ...{ number: revision, event: event as DisputeEvent, by: meta.actor, occurredAt: meta.occurredAt },
  }));
  const summary = disputeSummary(id, entries);
  if (summary === null) throw new Error(`the record of dispute ${id} does not begin with its call`);
  return { ...summary, clock: await clockAt(summary, store, shelf) };
}

/** Where the battle was at the entry that is disputed. */
async function clockAt({ match, entry }: DisputeSummary, store: EventStore, shelf: Shelf): Promise<string | null> {
  if (entry === null) return null;
  const facts = await store.readBare(matchStream(match));
  const state = foldMatch(
    shelf,
    facts.slice(0, entry + 1).map(({ event }) => event as MatchEvent),
  );
  if (state.status === 'absent' || !state.table.clock) return null;
  return clockText(packOf(shelf, state).sequence, state.table.clock);
}
