import type { JsonObject } from '@adjutant/kernel';
import { EVENT_META_SHAPE, countShape, misfit, objectShape, textShape } from '@adjutant/seal';
import type { LoggedEvent, Metadata } from '@adjutant/store';
import { MovingTrouble } from './trouble.js';

/** One event of the log in an exported installation. */
export interface LogLine {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: JsonObject;
  readonly meta: Metadata;
}

export const LOG_LINE_SHAPE: JsonObject = objectShape('An event as it was stored.', {
  stream: textShape('The stream that it belongs to.'),
  revision: countShape('Number of the entry in its stream, counted from 0.'),
  type: textShape('Type of the event.'),
  data: { description: 'What was declared.', type: 'object' },
  meta: EVENT_META_SHAPE,
});

/** Members in one order, so that every engine gives the same bytes. */
export function lineOf({ stream, revision, event, meta }: LoggedEvent): LogLine {
  const { eventId, commandId, correlationId, causationId, actor, occurredAt, recordedAt } = meta;
  const { schemaVersion, payloadHash, previousHash, hash } = meta;
  const by = { id: actor.id, role: actor.role };
  const when = { occurredAt, recordedAt };
  return {
    stream,
    revision,
    type: event.type,
    data: event.data as JsonObject,
    meta: {
      ...{ eventId, commandId, correlationId, causationId, actor: by },
      ...{ ...when, schemaVersion, payloadHash, previousHash, hash },
    },
  };
}

export function readLogLine(text: string, file: string, line: number): LoggedEvent {
  const value = jsonIn(text, file, line);
  const found = misfit(value, LOG_LINE_SHAPE);
  if (found !== undefined) throw new MovingTrouble('differs', `${file}:${line} is no event: ${found}.`);
  const { stream, revision, type, data, meta } = value as LogLine;
  return { stream, revision, event: { type, data }, meta };
}

export function jsonIn(text: string, file: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MovingTrouble('differs', `${file}:${line} is not JSON.`);
  }
}
