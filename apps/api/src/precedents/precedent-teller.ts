import { disputeOf, disputeStream, disputeView, type DisputeEvent } from '@adjutant/dispute';
import { matchStream, type MatchEvent } from '@adjutant/match';
import type { Pack, Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import type { Teller, Told } from '../readmodels/teller.js';
import { precedentsOf } from './precedent.js';
import { PRECEDENT_TABLES, type PrecedentRows } from './precedent-rows.js';
import { subjectOf } from './subject.js';

/** One row for each ruling. A dispute is short, so all of its rulings are told anew whenever it goes on. */
export function precedentTeller(rows: PrecedentRows, store: EventStore, shelf: Shelf): Teller {
  return {
    tables: PRECEDENT_TABLES,
    keyOf: disputeOf,
    tell: async (id, events): Promise<Told | undefined> => {
      if (rows.revisionOf(id) >= (events.at(-1)?.revision ?? -1)) return undefined;
      const stored = await store.read(disputeStream(id));
      const entries = stored.map(({ revision, event, meta }) => ({
        ...{ number: revision, event: event as DisputeEvent, by: meta.actor, occurredAt: meta.occurredAt },
      }));
      const dispute = disputeView(id, entries, stored.at(-1)?.meta.occurredAt ?? '');
      if (dispute === null || dispute.rulings.length === 0) return undefined;
      const facts = await store.readFacts(matchStream(dispute.match));
      const record = facts.map(({ event }) => event as MatchEvent);
      const subject = subjectOf(shelf, record, dispute.entry);
      const precedents = precedentsOf(dispute, subject, { pack: pinned(shelf, record), events: record });
      return { write: () => rows.write(id, dispute.revision, precedents), written: () => undefined };
    },
    forget: () => undefined,
  };
}

/** The very release that the match was opened with. */
function pinned(shelf: Shelf, [opening]: readonly MatchEvent[]): Pack {
  const pack = opening?.type === 'MatchOpened' && shelf.pinned(opening.data.pack.digest);
  if (!pack) throw new Error('the pack that the match was opened with is not installed');
  return pack;
}
