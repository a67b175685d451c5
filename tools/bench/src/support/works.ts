import { randomUUID } from 'node:crypto';
import type { MatchEvent } from '@adjutant/match';
import { eventId } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import type { CommandContext } from '@adjutant/store';

/** One append of one event, with everything about it that can be known beforehand. */
export interface Work {
  readonly stream: string;
  readonly event: MatchEvent;
  readonly context: CommandContext;
  readonly eventId: string;
}

const AT = '2026-11-21T09:00:00.000Z';

/** `count` appends to each of these streams, one stream after the other in turn; the events are those of a real match. */
export function worksFor(events: readonly MatchEvent[], streams: readonly string[], count: number): readonly Work[] {
  const works: Work[] = [];
  for (let index = 0; index < count; index += 1) {
    const event = events[index % events.length] as MatchEvent;
    for (const stream of streams) works.push(workOf(stream, event));
  }
  return works;
}

function workOf(stream: string, event: MatchEvent): Work {
  const commandId = randomUUID();
  const context: CommandContext = {
    commandId,
    actor: { id: 'scorekeeper-1', role: 'scorekeeper' },
    occurredAt: AT,
    recordedAt: AT,
    payloadHash: digest({ commandId }),
  };
  return { stream, event, context, eventId: eventId(commandId, 0) };
}
