import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { linesOf, shown } from '@adjutant/kernel';
import { Figures, openLog, serveHealth, startTracing, type HealthServer, type Log } from '@adjutant/health';
import { openStore, readShelf, type EventStore } from '@adjutant/store';
import type { Broker } from './publishing/broker.js';
import { relayChecks } from './readiness.js';
import { readRelay, relayFigures } from './relay-figures.js';
import { readRelaySettings, type RelaySettings } from './relay-settings.js';
import { Relay } from './relay.js';

async function main(): Promise<void> {
  const read = readRelaySettings(process.env, process.stderr.isTTY === true);
  if (!read.ok) return fail(read.mistakes);
  if (process.argv.includes('--check')) return;
  const { settings } = read;
  const log = openLog({ service: 'relay', level: settings.logLevel, format: settings.logFormat });
  try {
    await relay(settings, log);
  } catch (error) {
    const [first, ...rest] = linesOf(error);
    fail([`The relay cannot run: ${first}`, ...rest]);
  } finally {
    log.flush();
  }
}

/** Until it is told to stop. */
async function relay(settings: RelaySettings, log: Log): Promise<void> {
  const shelf = readShelf(settings.packs);
  const store = openStore(settings.store, { schemas: EVENT_SCHEMAS });
  const broker = await openBroker(settings, log);
  const figures = new Figures('relay');
  const running = new Relay({ store, shelf, broker, log, figures: relayFigures(figures) });
  readRelay(figures, store, running);
  const tracing = await startTracing(process.env, 'relay', log);
  const health = await serveHealth({
    host: settings.healthHost,
    port: settings.healthPort,
    figures,
    checks: relayChecks(store, broker, running),
  });
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  process.stdout.write(`The relay is ready at ${health.url}\n`);
  await running.run(stopping.signal);
  await close(store, broker, health);
  await tracing.close();
}

/** The client is loaded here and nowhere else. */
async function openBroker({ kafka }: RelaySettings, log: Log): Promise<Broker> {
  const { KafkaBroker } = await import('./publishing/kafka-broker.js');
  return new KafkaBroker(kafka, (sentence) => log.debug('The client of the broker reports', { error: sentence }));
}

async function close(store: EventStore, broker: Broker, health: HealthServer): Promise<void> {
  await health.close();
  await broker.close();
  await store.close();
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${shown(sentence)}\n`);
  process.exitCode = 1;
}

await main();
