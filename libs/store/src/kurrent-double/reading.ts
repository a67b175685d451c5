import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Faults } from './faults.js';
import type { DoubleLog, Entry } from './log.js';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  nameOf,
  notFoundMessage,
} from './wire.js';

type Call = ServerWritableStream<ReadReq, ReadResp>;

const BACKWARDS = 1;
const SEARCH_WINDOW = 32;

export async function read(call: Call, log: DoubleLog, faults: Faults): Promise<void> {
  await faults.pause();
  const options = call.request.getOptions() as ReadReq.Options;
  if (options.hasSubscription()) return subscribe(call, options, log, faults);
  const name = streamNameOf(options);
  if (name !== undefined && log.stream(name).length === 0) {
    call.write(notFoundMessage(name));
    call.end();
    return;
  }
  const most = Number(options.getCount());
  const fault = faults.nextRead();
  let sent = 0;
  for (const entry of inOrder(options, log)) {
    if (sent === fault?.afterEvents) return faults.cutConnections();
    if (sent >= most || call.cancelled) break;
    await write(call, eventMessage(entry));
    sent++;
  }
  if (fault) return faults.cutConnections();
  call.end();
}

function streamNameOf(options: ReadReq.Options): string | undefined {
  return options.hasStream() ? nameOf(options.getStream()?.getStreamIdentifier()) : undefined;
}

/** Entries in the order that is asked for, from the place that is asked for, that place included. */
function* inOrder(options: ReadReq.Options, log: DoubleLog): Generator<Entry> {
  const matches = matcherOf(options);
  const name = streamNameOf(options);
  const backwards = options.getReadDirection() === BACKWARDS;
  const entries = name === undefined ? log.entries : log.stream(name);
  const [start, step] = [startOf(options, log, entries, backwards), backwards ? -1 : 1];
  for (let index = start; index >= 0 && index < entries.length; index += step) {
    const entry = entries[index] as Entry;
    if (matches(entry)) yield entry;
  }
}

function startOf(options: ReadReq.Options, log: DoubleLog, entries: readonly Entry[], backwards: boolean): number {
  const place = options.getStream() ?? options.getAll();
  if (!place || place.hasEnd()) return backwards ? entries.length - 1 : entries.length;
  if (place.hasStart()) return backwards ? -1 : 0;
  if ('getRevision' in place) {
    const revision = Number(place.getRevision());
    return backwards ? Math.min(revision, entries.length - 1) : revision;
  }
  const position = BigInt(place.getPosition()?.getCommitPosition() ?? '0');
  // Backwards, the server starts before the position; forwards, at it.
  return backwards ? log.indexAt(position) - 1 : log.indexAt(position);
}

function matcherOf(options: ReadReq.Options): (entry: Entry) => boolean {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const textOf = (entry: Entry): string => (filter.hasStreamIdentifier() ? entry.stream : entry.type);
  const regex = expression?.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const prefixes = expression?.getPrefixList() ?? [];
  return (entry) => {
    const text = textOf(entry);
    return regex ? regex.test(text) : prefixes.some((prefix) => text.startsWith(prefix));
  };
}

/** Old entries first, then new ones as they come; a checkpoint tells how far the search through the others has come. */
async function subscribe(call: Call, options: ReadReq.Options, log: DoubleLog, faults: Faults): Promise<void> {
  const name = streamNameOf(options);
  const entries = (): readonly Entry[] => (name === undefined ? log.entries : log.stream(name));
  const matches = matcherOf(options);
  const every = SEARCH_WINDOW * Math.max(1, options.getFilter()?.getCheckpointintervalmultiplier() ?? 1);
  let next = firstOf(options, log, entries());
  let woken = (): void => undefined;
  const stopListening = log.onAppended(() => woken());
  call.on('cancelled', () => {
    stopListening();
    woken();
  });
  await write(call, confirmationMessage(`subscription ${Date.now()}`));
  if (faults.cutsSubscription()) return faults.cutConnections();
  let live = false;
  for (let looked = 0; !call.cancelled;) {
    const entry = entries()[next];
    if (!entry) {
      if (!live) await write(call, caughtUpMessage());
      live = true;
      await new Promise<void>((resolve) => {
        woken = resolve;
        if (entries().length > next || call.cancelled) resolve();
      });
      continue;
    }
    next++;
    if (matches(entry)) await write(call, eventMessage(entry));
    if (++looked % every === 0 && options.hasFilter()) await write(call, checkpointMessage(entry.position));
  }
}

/** A subscription begins after the place that it names, unlike a read, which begins at it. */
function firstOf(options: ReadReq.Options, log: DoubleLog, entries: readonly Entry[]): number {
  const place = options.getStream() ?? options.getAll();
  if (!place || place.hasEnd()) return entries.length;
  if (place.hasStart()) return 0;
  if ('getRevision' in place) return Number(place.getRevision()) + 1;
  return log.indexAt(BigInt(place.getPosition()?.getCommitPosition() ?? '0') + 1n);
}

function write(call: Call, message: ReadResp): Promise<void> | void {
  if (call.cancelled || call.write(message)) return;
  return new Promise((resolve) => {
    // A stream that is slow waits many times: what it no longer waits for is not left listening.
    const done = (): void => {
      call.off('drain', done);
      call.off('cancelled', done);
      resolve();
    };
    call.once('drain', done);
    call.once('cancelled', done);
  });
}
