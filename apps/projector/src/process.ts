import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { linesOf, shown } from '@adjutant/kernel';
import { openLog, startTracing, type Log } from '@adjutant/health';
import { openStore, readShelf, type EventStore } from '@adjutant/store';
import { Projector } from './projector.js';
import { readProjectorSettings, type ProjectorSettings } from './projector-settings.js';

async function main(): Promise<void> {
  const read = readProjectorSettings(process.env, process.stderr.isTTY === true);
  if (!read.ok) return fail(read.mistakes);
  if (process.argv.includes('--check'))
    return void process.stdout.write('The settings of the projector are in order.\n');
  const { settings } = read;
  const log = openLog({ service: 'projector', level: settings.logLevel, format: settings.logFormat });
  const tracing = await startTracing(process.env, 'projector', log);
  let running: Running | undefined;
  try {
    running = await start(settings, log);
  } catch (error) {
    const [first, ...rest] = linesOf(error);
    fail([`The projector cannot start: ${first}`, ...rest]);
  }
  await running?.ended;
  await tracing.close();
  log.flush();
}

interface Running {
  /** Resolves when it has been told to stop and has stopped. */
  readonly ended: Promise<void>;
}

async function start(settings: ProjectorSettings, log: Log): Promise<Running> {
  const shelf = readShelf(settings.packs);
  const store = await openStore(settings.store, { schemas: EVENT_SCHEMAS });
  const projector = new Projector({ settings, store, shelf, log });
  const ended = Promise.withResolvers<void>();
  const stop = (signal: NodeJS.Signals): void => {
    log.info('The projector stops.', { signal });
    shutDown(projector, store).then(ended.resolve, ended.reject);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await projector.start();
  } catch (error) {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await shutDown(projector, store);
    throw error;
  }
  if (projector.at !== '')
    process.stdout.write(`The projector is ready at ${projector.url} (lists: ${projector.at})\n`);
  return { ended: ended.promise };
}

async function shutDown(projector: Projector, store: EventStore): Promise<void> {
  await projector.stop();
  await store.close();
}

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${shown(sentence)}\n`);
  process.exitCode = 1;
}

await main();
