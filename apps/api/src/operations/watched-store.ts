import type { Figures, Tracing } from '@adjutant/health';
import { withMethods, type AppendResult, type EventStore } from '@adjutant/store';

/** The same store, with every append measured, counted and traced. Whatever else it does it does as before. */
export function watchedStore(store: EventStore, figures: Figures, tracing: Tracing): EventStore {
  const seconds = figures.histogram('adjutant_append_seconds', 'How long the store took to take in a command');
  const appends = figures.counter('adjutant_appends_total', 'Appends by what came of them', ['outcome']);
  const events = figures.counter('adjutant_events_recorded_total', 'Events that this process has recorded');
  const append = async (...asked: Parameters<EventStore['append']>): Promise<AppendResult> => {
    const began = performance.now();
    let outcome: AppendResult['outcome'] | 'failed' = 'failed';
    try {
      const result = await store.append(...asked);
      outcome = result.outcome;
      if (outcome === 'appended') events.inc(asked[2].length);
      return result;
    } finally {
      seconds.observe((performance.now() - began) / 1_000);
      appends.inc({ outcome });
    }
  };
  const traced: EventStore['append'] = (...asked) =>
    tracing.span('append', { 'adjutant.stream': shown(asked[0]), 'adjutant.events': asked[2].length }, () =>
      append(...asked),
    );
  return withMethods(store, { append: tracing.on ? traced : append });
}

/** Streams of matches and disputes by name; of others, which may be named after a person, only what they are. */
function shown(stream: string): string {
  return /^(match|dispute)-/.test(stream) ? stream : `${stream.slice(0, stream.indexOf('-'))}-…`;
}
