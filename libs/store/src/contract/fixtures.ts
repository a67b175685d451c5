import { namedId, type Message } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import { BEGINNING, type CommandContext, type EventStore, type StoredEvent } from '../port.js';

export const AT = '2026-05-02T10:00:00.000Z';
export const LATER = '2026-05-02T10:00:05.000Z';

/** A command of this name, always under the same id; another payload is told by `payload`. */
export function command(name: string, payload = 'as sent'): CommandContext {
  return {
    commandId: namedId(`command ${name}`),
    actor: { id: 'player-1', role: 'player' },
    occurredAt: AT,
    recordedAt: LATER,
    payloadHash: digest({ name, payload }),
  };
}

export function scored(points: number): Message {
  return { type: 'PointsScored', data: { points } };
}

export async function fill(store: EventStore, stream: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const expected = index === 0 ? 'absent' : index - 1;
    await store.append(stream, expected, [scored(index)], command(`${stream} ${index}`));
  }
}

export async function everything(store: EventStore): Promise<readonly StoredEvent[]> {
  return store.readAll(BEGINNING, 1_000_000);
}

/** `[stream, revision]` of every event, which is what order is about. */
export function places(events: readonly StoredEvent[]): [string, number][] {
  return events.map(({ stream, revision }) => [stream, revision]);
}

export function points(events: readonly StoredEvent[]): unknown[] {
  return events.map(({ event }) => (event.data as { points: number }).points);
}

/** Something that a test lets go of when it wants to. */
export function latch(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Collects what a subscriber is handed and tells when a number of events has come. */
export class Collector {
  readonly events: StoredEvent[] = [];
  #waiting: { count: number; resolve: () => void }[] = [];

  readonly handle = (event: StoredEvent): void => {
    this.events.push(event);
    this.#waiting = this.#waiting.filter(({ count, resolve }) => {
      if (this.events.length < count) return true;
      resolve();
      return false;
    });
  };

  reached(count: number): Promise<void> {
    if (this.events.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }
}
