import type { DisputeCommand, PenaltyCommand } from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import type { MatchCommand, Whence } from '@adjutant/match';
import { newId } from '../common/id.js';
import { post } from './client.js';

/**
 * `commandId`: of a command that may have been sent before; `occurredAt`: when it happened, where that counts from before it came;
 * `whence`: where in the battle it was pressed, and on what.
 */
export function sendToMatch(id: string, command: MatchCommand, actor?: Actor, said: Sending = {}): Promise<unknown> {
  return send(`/matches/${encodeURIComponent(id)}/commands`, command, actor, said);
}

export function sendToDispute(id: string, command: DisputeCommand, actor?: Actor): Promise<unknown> {
  return send(`/disputes/${encodeURIComponent(id)}/commands`, command, actor);
}

export function sendAboutPenalties(person: string, command: PenaltyCommand, actor?: Actor): Promise<unknown> {
  return send(`/people/${encodeURIComponent(person)}/penalties/commands`, command, actor);
}

interface Sending {
  readonly commandId?: string;
  readonly occurredAt?: string | undefined;
  readonly whence?: Whence | undefined;
  readonly signal?: AbortSignal;
}

function send(
  path: string,
  { type, data }: MatchCommand | DisputeCommand | PenaltyCommand,
  actor?: Actor,
  { commandId = newId(), occurredAt, whence, signal }: Sending = {},
): Promise<unknown> {
  const happened = occurredAt === undefined ? {} : { occurredAt };
  const by = actor === undefined ? {} : { actor };
  return post<unknown>(path, { commandId, type, data, ...happened, ...whence, ...by }, signal);
}
