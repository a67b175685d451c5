import { Figures } from '@adjutant/health';
import type { Lists } from '@adjutant/lists';
import { BEGINNING, type EventStore } from '@adjutant/store';
import type { Carried } from './version-projector.js';
import type { Holdings } from './holdings.js';

export interface Watched {
  readonly store: EventStore;
  readonly holdings: Holdings;
  readonly lists: () => Lists | undefined;
}

export interface ProjectorFigures {
  readonly figures: Figures;
  carried(more: Carried, seconds: number): void;
}

/** How far the lists are behind, as every instance can tell of all partitions, and how much this one has done. */
export function projectorFigures({ store, holdings, lists }: Watched): ProjectorFigures {
  const figures = new Figures('projector');
  const events = figures.counter('adjutant_projector_events_total', 'Events that were carried into rows');
  const rows = figures.counter('adjutant_projector_rows_total', 'Rows that were written');
  const batch = figures.histogram('adjutant_projector_batch_seconds', 'Time of a batch, from the log into the tables');
  const lags = () => lagsOf(store, lists());
  figures.reading(
    'adjutant_reader_lag_events',
    'How many events of the log a reader has not read yet',
    async () => ({ projector: Math.max(...Object.values((await lags()) ?? { none: 0 })) }),
    'reader',
  );
  figures.reading(
    'adjutant_projector_lag_events',
    'Lag of each partition of the lists that are read',
    lags,
    'partition',
  );
  figures.reading(
    'adjutant_projector_partitions',
    'Partitions that this instance works on',
    () => holdings.held.length,
  );
  figures.reading('adjutant_projector_instances', 'Instances that share the work', () => holdings.instances);
  return {
    figures,
    carried: (more, seconds) => {
      events.inc(more.events);
      rows.inc(more.rows);
      batch.observe(seconds);
    },
  };
}

async function lagsOf(store: EventStore, lists: Lists | undefined): Promise<Record<string, number> | undefined> {
  const current = await lists?.versions.current();
  if (!lists || !current) return undefined;
  // The places first: what is recorded in between is lag as well.
  const places = await lists.places(current.version);
  const head = await store.head();
  const events = head === BEGINNING ? 0 : (await store.numberOf(head)) + 1;
  return Object.fromEntries(places.map(({ partition, number }) => [partition, Math.max(0, events - number)]));
}
