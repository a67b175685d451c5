import { disputeOf, disputeStream, disputeView, type DisputeEvent } from '@adjutant/dispute';
import { matchStream, type MatchEvent } from '@adjutant/match';
import type { Pack, Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { unheard, type Teller } from '../teller.js';
import { precedentsOf } from './precedent.js';
import type { PrecedentRows, RulingsOfDispute } from './precedent-rows.js';
import { subjectOf } from './subject.js';

/** One row for each ruling. A dispute is short, so all of its rulings are told anew whenever it goes on. */
export function precedentTeller(rows: PrecedentRows, store: EventStore, shelf: Shelf): Teller {
  return {
    keyOf: disputeOf,
    tell: async (groups, pause) => {
      const fresh: RulingsOfDispute[] = [];
      for (const { key } of unheard(groups, await rows.revisionsOf(groups.map(({ key }) => key)))) {
        await pause();
        const rulings = await rulingsOf(key, store, shelf);
        if (rulings) fresh.push(rulings);
      }
      return {
        rows: fresh.flatMap(({ precedents }) => precedents).length,
        write: (within) => rows.write(within, fresh),
        written: () => undefined,
      };
    },
    forget: () => undefined,
  };
}

async function rulingsOf(id: string, store: EventStore, shelf: Shelf): Promise<RulingsOfDispute | undefined> {
  const stored = await store.read(disputeStream(id));
  const entries = stored.map(({ revision, event, meta }) => ({
    ...{ number: revision, event: event as DisputeEvent, by: meta.actor, occurredAt: meta.occurredAt },
  }));
  const dispute = disputeView(id, entries, stored.at(-1)?.meta.occurredAt ?? '');
  if (dispute === null || dispute.rulings.length === 0) return undefined;
  const facts = await store.readBare(matchStream(dispute.match));
  const record = facts.map(({ event }) => event as MatchEvent);
  const subject = subjectOf(shelf, record, dispute.entry);
  const told = precedentsOf(dispute, subject, { pack: pinned(shelf, record), events: record });
  const precedents = await Promise.all(
    told.map(async (precedent, index) => {
      const position = stored[dispute.rulings[index]?.number ?? -1]?.position ?? '';
      return { number: await store.numberOf(position), precedent };
    }),
  );
  return { dispute: id, revision: dispute.revision, precedents };
}

/** The very release that the match was opened with. */
function pinned(shelf: Shelf, [opening]: readonly MatchEvent[]): Pack {
  const pack = opening?.type === 'MatchOpened' && shelf.pinned(opening.data.pack.digest);
  if (!pack) throw new Error('the pack that the match was opened with is not installed');
  return pack;
}
