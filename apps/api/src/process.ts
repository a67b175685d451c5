import { EVENT_SCHEMAS } from '@adjutant/contexts';
import 'reflect-metadata';
import { linesOf, shown } from '@adjutant/kernel';
import { openLog, silentLog, startTracing, type Log, type Tracing } from '@adjutant/health';
import { openStore, readShelf, shownSetting, type EventStore } from '@adjutant/store';
import type { createApplication } from './application.js';
import { readSettings, type Settings } from './settings.js';
import { tellOfFiles } from './start.js';

const PATIENCE_MS = 4_000;
const OTHERS = 0o077;
/** So many may call before the server has time for them: a whole hall, when pairings are out. Beyond that the system hangs up on some. */
const MOST_CALLING = 4_096;
/** What takes long is told there. */
const THREAD = new URL('./apart/thread.js', import.meta.url);
/** The whole log is looked through there. */
const LOOKING_THREAD = new URL('./integrity/looking-thread.js', import.meta.url);
/** What was committed is carried over into the file of the log there. */
const CHECKPOINT_THREAD = new URL('./apart/checkpoint-thread.js', import.meta.url);
/** Large events are paired and ranked there. */
const WORK_THREAD = new URL('./apart/work-thread.js', import.meta.url);

async function main(): Promise<void> {
  const read = readSettings(process.env);
  if (!read.ok) return fail(read.mistakes);
  if (process.argv.includes('--check')) return void process.stdout.write('The settings are right.\n');
  const { settings } = read;
  // The server itself takes a second to load: whoever has made a mistake need not wait for it.
  // Nobody else reads what is written from here on, whoever writes it.
  process.umask(OTHERS);
  const running = await opened(settings);
  const { application } = running;
  try {
    await application.listen({ port: settings.port, host: settings.host, backlog: MOST_CALLING });
  } catch (error) {
    await shutDown(running);
    return fail([listenTrouble(settings, error)]);
  }
  const stop = (): void => void shutDown(running);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('uncaughtException', (error) => crash(running, error));
  process.stdout.write(`Adjutant is ready at ${await application.getUrl()} (store: ${shownSetting(settings.store)})\n`);
  for (const sentence of [...tellOfFiles(settings), ...(await tellOfSeal(running))]) tell(sentence);
  if (settings.access === 'staffed') await invite(running, settings);
}

/** Play goes on without it, so that it is no reason not to start. */
async function tellOfSeal({ application }: Running): Promise<readonly string[]> {
  const { sealStanding } = await import('./sealing/standing.js');
  const { ok, says } = sealStanding(application);
  return ok ? [] : [`The seal of the log is not in order: ${says}.`];
}

interface Running {
  readonly application: Awaited<ReturnType<typeof createApplication>>;
  readonly store: EventStore;
  readonly log: Log;
  readonly tracing: Tracing;
}

/** The packs, the store and the server; nothing listens yet, and what cannot be opened is told in a sentence. */
async function opened(settings: Settings): Promise<Running> {
  try {
    const { createApplication } = await import('./application.js');
    const shelf = readShelf(settings.packs);
    const store = openStore(settings.store, { schemas: EVENT_SCHEMAS, checkpointThread: CHECKPOINT_THREAD });
    const log = logOf(settings);
    const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: settings.log?.collector }, 'api', log);
    const threads = { thread: THREAD, lookingThread: LOOKING_THREAD, workThread: WORK_THREAD };
    const application = await createApplication({ settings, shelf, store, log, tracing, ...threads });
    // Everything that is kept is opened here: what is wrong with a file is no trouble with listening.
    await application.init();
    return { application, store, log, tracing };
  } catch (error) {
    const [first, ...rest] = linesOf(error);
    fail([`Adjutant cannot start: ${first}`, ...rest]);
    // Whatever was opened before is in good order; nobody waits for it.
    process.exit();
  }
}

function logOf({ log }: Settings): Log {
  return log ? openLog({ service: 'api', level: log.logLevel, format: log.logFormat }) : silentLog;
}

/** Read by whoever can read what this server prints: that is how its owner is known. */
async function invite({ application }: Running, { address }: Settings): Promise<void> {
  const { invitation } = await import('./access/invitation.js');
  const token = await invitation(application).catch((error: unknown) =>
    tell(`No link for a first organizer could be made: ${linesOf(error).join(' ')}`),
  );
  if (token === undefined) return;
  const { port } = application.getHttpServer().address() as { readonly port: number };
  const link = `${address ?? `http://localhost:${port}`}/first-organizer#${token}`;
  process.stdout.write(`There is no organizer yet. Whoever opens this link first becomes one: ${link}\n`);
}

function listenTrouble({ host, port }: Settings, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use: stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is ${host}, which is no address of this machine.`;
  return `The server cannot listen on ${host}:${port} (${code}).`;
}

/** Requests at work are finished; whoever takes longer than that is cut off. */
async function shutDown({ application, store, log, tracing }: Running): Promise<void> {
  const server = application.getHttpServer();
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  try {
    await application.close();
    await store.close();
    await tracing.close();
  } catch (error) {
    log.error('Not everything could be stopped in good order.', { error });
  }
  log.flush();
  clearTimeout(impatience);
  process.exitCode ??= 0;
}

/** Whatever is in the middle of something is picked up when the server starts again. */
function crash({ log }: Running, error: unknown): never {
  log.error('The server has to stop: something happened that nobody expected.', { error });
  log.flush();
  process.exit(1);
}

function fail(sentences: readonly string[]): void {
  sentences.forEach(tell);
  process.exitCode = 1;
}

function tell(sentence: string): void {
  process.stderr.write(`${shown(sentence)}\n`);
}

await main();
