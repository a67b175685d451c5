import { isUnderAppeal, PENALTIES, penaltyStream, type PenaltyEvent } from '@adjutant/dispute';
import { foldIn } from '@adjutant/kernel';
import type { EventStore } from '@adjutant/store';
import { type Teller, toWrite, unheard } from '../teller.js';
import type { PenaltyRow, PenaltyRows } from './penalty-rows.js';

/** The person whose penalties a stream holds; undefined for other streams. */
export function penalisedIn(stream: string): string | undefined {
  return PENALTIES.stream.idIn(stream);
}

/** The penalties of a person are few, so they are read as a whole whenever one is added or something is done about one. */
export function penaltyTeller(rows: PenaltyRows, store: EventStore): Teller {
  return {
    keyOf: penalisedIn,
    tell: async (groups, pause) => {
      const fresh: PenaltyRow[] = [];
      for (const { key, place } of unheard(groups, await rows.revisionsOf(groups.map(({ key }) => key)))) {
        await pause();
        fresh.push({ ...(await rowOf(key, store)), place });
      }
      return toWrite(rows, fresh);
    },
    forget: () => undefined,
  };
}

async function rowOf(person: string, store: EventStore): Promise<Omit<PenaltyRow, 'place'>> {
  const stored = await store.readBare(penaltyStream(person));
  const events = stored.map(({ event }) => event as PenaltyEvent);
  const { penalties } = foldIn(PENALTIES, undefined, events);
  const open = penalties.filter(isUnderAppeal).map(({ penalty }) => penalty);
  return { person, revision: stored.length - 1, open };
}
