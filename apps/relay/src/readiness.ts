import type { Check, Checks } from '@adjutant/health';
import type { EventStore } from '@adjutant/store';
import type { Broker } from './publishing/broker.js';
import type { Watched } from './relay-figures.js';

/** What the relay needs, each asked for itself: so that whoever looks sees which of them is missing. */
export function relayChecks(store: EventStore, broker: Broker, relay: Watched): Checks {
  return {
    store: async () => {
      await store.head();
      return { ok: true, says: 'answers' };
    },
    broker: async () => {
      await broker.pulse();
      return { ok: true, says: 'answers' };
    },
    relay: () => standingOf(relay),
  };
}

function standingOf({ standing }: Watched): Check {
  switch (standing.is) {
    case 'starting':
      return { ok: false, says: 'has not sent anything yet' };
    case 'leading':
      return { ok: true, says: 'sends the log' };
    case 'standing by':
      return { ok: true, says: 'stands by: another relay sends the log' };
    case 'stuck':
      return { ok: false, says: standing.stuck.says };
    case 'failing':
      return { ok: false, says: standing.error instanceof Error ? standing.error.message : String(standing.error) };
  }
}
