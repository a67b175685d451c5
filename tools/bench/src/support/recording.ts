import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EVENT_SCHEMAS } from '@adjutant/contexts';
import { CHANCE, MatchRecorder } from '@adjutant/event';
import { noTracing } from '@adjutant/health';
import { matchStream, type MatchCommand, type MatchEvent } from '@adjutant/match';
import { heldStore, noBook, openSqliteStore, openStore, record, type SqliteStore } from '@adjutant/store';
import { assertSame, type Bench } from './figure.js';
import { seconds } from './measure.js';
import { CHECKPOINT_THREAD } from './places.js';

/** The log as the server opens it: events are read in their newest version, and what was committed is carried over in a thread. */
export function openAsServed(file: string): SqliteStore {
  return openSqliteStore(file, { schemas: EVENT_SCHEMAS, checkpointThread: CHECKPOINT_THREAD });
}

/**
 * What the server gives `record`, over a log in this folder, without the server: a stream in which a fault was found takes nothing, and
 * states are kept as many as there. What a server besides counts and settles after each command is in the figures over HTTP.
 */
export function recorderIn({ shelf }: Pick<Bench, 'shelf'>, folder: string): MatchRecorder {
  const store = heldStore(openAsServed(join(folder, 'adjutant.db')), noBook);
  return new MatchRecorder(store, shelf, CHANCE, noTracing);
}

/** As many matches at once, each through `record` alone. Commands a second. */
export async function throughRecord(
  recorder: MatchRecorder,
  commands: readonly MatchCommand[],
  clients: number,
): Promise<number> {
  const play = () => playAs(recorder, matchStream(randomUUID()), commands);
  return (commands.length * clients) / (await seconds(() => Promise.all(Array.from({ length: clients }, play))));
}

/** The events that these commands make. */
export async function eventsOf({ shelf }: Pick<Bench, 'shelf'>, commands: readonly MatchCommand[]) {
  const store = openStore('memory:');
  const stream = matchStream(randomUUID());
  await playAs(new MatchRecorder(store, shelf, CHANCE, noTracing), stream, commands);
  const stored = await store.read(stream);
  await store.close();
  return stored.map(({ event }) => event as MatchEvent);
}

async function playAs(recorder: MatchRecorder, stream: string, commands: readonly MatchCommand[]): Promise<void> {
  for (const command of commands) {
    const now = new Date().toISOString();
    const occasion = { now, occurredAt: now, actor: { id: 'local', role: 'scorekeeper' } } as const;
    const sent = { stream, command, commandId: randomUUID(), occasion, correlationId: randomUUID() };
    assertSame('outcome of a command', (await record(recorder, sent)).outcome, 'recorded');
  }
}
