// The SQLite store of Emmett. Streams are named by the caller; every append says where its stream is thought to end.
import { setTimeout } from 'node:timers/promises';
import { STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import { getSQLiteEventStore, sqliteConnection } from '@event-driven-io/emmett-sqlite';
import { answering } from '../answering.mjs';

let connection;
let store;

/** `kept`: one connection for all, in the store's own option for that; otherwise the store opens one for each call, as it does by itself. */
async function open({ file, kept }) {
  connection = sqliteConnection({ fileName: file });
  const journal = await journalOnceThere();
  const connectionOptions = kept ? { singleton: true, connection } : undefined;
  store = getSQLiteEventStore({ fileName: file, ...(connectionOptions ? { connectionOptions } : {}) });
  await store.schema.migrate();
  return { journal, synchronous: (await connection.querySingle('PRAGMA synchronous')).synchronous };
}

/**
 * A connection asks for WAL and waits for no answer. Where a second one asks before a slow disk has given it to the first, it is
 * refused, and nothing listens for that.
 */
async function journalOnceThere() {
  for (let times = 0; ; times += 1) {
    const { journal_mode: journal } = await connection.querySingle('PRAGMA journal_mode');
    if (journal === 'wal' || times === 200) return journal;
    await setTimeout(25);
  }
}

/**
 * Works as `[stream, event]`, each caller with a stream of its own from `start` events on. With one connection a transaction of one
 * caller would take in what the others append, and answer them before it is committed: so they wait for each other (`inTurn`).
 * Who is refused tries again until `withinMs` is over.
 */
async function append({ works, callers, start, inTurn, withinMs }) {
  const until = performance.now() + withinMs;
  const refused = new Map();
  let done = 0;
  let turn = Promise.resolve();
  const appendOnce = (stream, event, expectedStreamVersion) => {
    const act = () => store.appendToStream(stream, [event], { expectedStreamVersion });
    if (!inTurn) return act();
    return (turn = turn.then(act, act));
  };
  const appendOwn = async (caller) => {
    let version = BigInt(start);
    for (let index = caller; index < works.length; index += callers) {
      const [stream, event] = works[index];
      while (performance.now() < until) {
        try {
          await appendOnce(stream, event, version === 0n ? STREAM_DOES_NOT_EXIST : version);
          version += 1n;
          done += 1;
          break;
        } catch (error) {
          const why = error.code ?? error.name;
          refused.set(why, (refused.get(why) ?? 0) + 1);
        }
      }
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: callers }, (_, caller) => appendOwn(caller)));
  return { seconds: (performance.now() - started) / 1_000, done, refused: [...refused] };
}

/** Reads a whole stream so often. */
async function read({ stream, times }) {
  const started = performance.now();
  let events = 0;
  for (let time = 0; time < times; time += 1) events = (await store.readStream(stream)).events.length;
  return { milliseconds: (performance.now() - started) / times, events };
}

async function count() {
  return (await connection.querySingle('SELECT count(*) AS events FROM emt_messages')).events;
}

answering({ open, append, read, count });
