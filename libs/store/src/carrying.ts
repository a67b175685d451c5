import type { EventSchemas } from '@adjutant/kernel';
import { checkStream, type CheckedEvent } from './checks.js';
import { OtherLog, UnsoundRecord } from './errors.js';
import type { Link, LoggedEvent, Metadata } from './port.js';
import { checkReadable, checkSealed, placeInCommand, type CheckedSealed, type LastOfCommand } from './restoring.js';
import { CHAIN_START, hashOf, type ChainEnd } from './sealing.js';

/** An event of another log that is sound by itself; whether it follows from what stands here is for `follow`. */
export interface CheckedLogged {
  readonly stream: string;
  readonly revision: number;
  readonly event: CheckedEvent;
  readonly meta: Metadata;
}

/** Looks at each event by itself: its shape, its hash, and whether this build can read it. Cuts it loose from the caller. */
export function checkLog(from: number, events: readonly LoggedEvent[], schemas: EventSchemas): CheckedLogged[] {
  if (!Number.isSafeInteger(from) || from < 0) {
    throw new RangeError(`the number of the first event must be a whole number from 0, but it is ${String(from)}`);
  }
  if (!Array.isArray(events)) throw new TypeError('the events of a log must be a list');
  return (events as readonly LoggedEvent[]).map((logged) => {
    const stream = checkStream(logged?.stream);
    const { revision } = logged;
    const unsound = (reason: string): UnsoundRecord => new UnsoundRecord(stream, revision, reason);
    const { event, meta, data } = checkSealed(stream, revision, logged);
    const { hash, ...open } = meta;
    if (hashOf({ stream, revision, event: { type: event.type, data }, meta: open }) !== hash)
      throw unsound('its content does not match its hash');
    checkReadable(event.type, meta, data, schemas, unsound);
    return { stream, revision, event, meta };
  });
}

/** How many of the events are those that stand here from the number `from` on. */
export function alreadyHere(
  from: number,
  events: readonly CheckedLogged[],
  here: readonly Pick<Link, 'stream' | 'revision' | 'number' | 'hash'>[],
): number {
  const together = Math.min(events.length, here.length);
  for (let index = 0; index < together; index++) {
    const [ours, theirs] = [here[index] as Link, events[index] as CheckedLogged];
    const same = ours.number === from + index && ours.stream === theirs.stream && ours.revision === theirs.revision;
    if (!same || ours.hash !== theirs.meta.hash) throw new OtherLog(from + index, ours, theirs);
  }
  return together;
}

/** Events would be missing between those here and these. */
export function assertNoGap(from: number, size: number): void {
  if (from > size) {
    throw new RangeError(`the log here holds ${size} events: hand over event ${size} of the other one before ${from}`);
  }
}

/** What of a log the next event of a stream has to follow from. */
export interface Standing {
  /** The last event of the stream; undefined where there is no such stream. */
  end(stream: string): (ChainEnd & LastOfCommand) | undefined;
  wasRecorded(stream: string, commandId: string): boolean;
}

export interface Following extends CheckedSealed {
  readonly stream: string;
}

/** Holds new events to the chains that stand here: the next revision, the hash before, a command recorded once. */
export function follow(events: readonly CheckedLogged[], standing: Standing): Following[] {
  const ends = new Map<string, ChainEnd & LastOfCommand>();
  const commands = new Set<string>();
  return events.map(({ stream, revision, event, meta }) => {
    const unsound = (reason: string): UnsoundRecord => new UnsoundRecord(stream, revision, reason);
    const before = ends.get(stream) ?? standing.end(stream);
    const { revision: last, hash } = before ?? CHAIN_START;
    if (revision !== last + 1) throw unsound(`revision ${last + 1} is to stand before or in its place`);
    if (meta.previousHash !== hash) throw unsound('it is not chained to the event before it');
    const key = (commandId: string): string => JSON.stringify([stream, commandId]);
    const wasRecorded = (id: string): boolean => commands.has(key(id)) || standing.wasRecorded(stream, id);
    const { commandId, index } = placeInCommand(meta, before, wasRecorded, unsound);
    commands.add(key(commandId));
    ends.set(stream, { revision, hash: meta.hash, commandId, index });
    return { stream, revision, index, event, meta };
  });
}
