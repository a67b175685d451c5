import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message as Event } from '@adjutant/kernel';
import { foldMatch, type MatchEvent } from '@adjutant/match';
import type { StoredEvent } from '@adjutant/store';
import { begun, NIGHT_SHELF, SHELF, stateOf } from '@adjutant/testing/given';
import type { Scope } from '../field.js';
import type { Message } from '../message.js';
import { matchMessages, rulingMessages, tournamentMessages } from '../translate.js';
import { FIGURES, vocabularyOf } from '../vocabulary.js';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..');
export const GOLDEN = join(ROOT, 'apps', 'relay', 'golden');

/** Ids of people, and what somebody typed: nothing of it may be in any message. */
export const PERSON = 'person-who-must-not-be-named';

export function storedAs(stream: string, revision: number, event: Event): StoredEvent {
  const at = '2026-11-21T10:00:00.000Z';
  const ids = { eventId: '0f7b7f5e-6f0b-5a52-9b1e-0d6f6a3f7f11', commandId: 'c', correlationId: 'c', causationId: 'c' };
  const hashes = { payloadHash: 'a'.repeat(64), previousHash: 'b'.repeat(64), hash: 'c'.repeat(64) };
  const actor = { id: PERSON, role: 'scorekeeper' as const };
  const meta = { ...ids, ...hashes, actor, occurredAt: at, recordedAt: '2026-11-21T10:00:01.000Z', schemaVersion: 1 };
  return { stream, revision, position: '0000000000000042', event, meta };
}

export const SCOPE: Scope = {
  of: 'm-1',
  says: (word) =>
    FIGURES.has(word) || [...SHELF.packs, ...NIGHT_SHELF.packs].some((pack) => vocabularyOf(pack).has(word)),
};

export interface Sample {
  /** Name of the file of the event, and of what becomes of it. */
  readonly file: string;
  readonly event: Event;
  readonly messages: readonly Message[];
}

export function toMatchMessages(event: Event): readonly Message[] {
  const before = stateOf(event.type === 'MatchOpened' ? [] : begun());
  const after = foldMatch(SHELF, [event as MatchEvent], before);
  return matchMessages(storedAs('match-m-1', event.type === 'MatchOpened' ? 0 : 4, event), SCOPE, { before, after });
}

export function toRulingMessages(event: Event): readonly Message[] {
  return rulingMessages(storedAs('dispute-d-1', 3, event), SCOPE, 'd-1');
}

export function toTournamentMessages(event: Event): readonly Message[] {
  return tournamentMessages(storedAs('tournament-m-1', 3, event), SCOPE);
}

function samplesOf(
  library: 'match' | 'dispute' | 'tournament',
  messages: (event: Event) => readonly Message[],
): Sample[] {
  const folder = join(ROOT, 'libs', library, 'golden');
  return readdirSync(folder)
    .filter((file) => !file.startsWith('Penalty'))
    .map((file) => {
      const { type, data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Event;
      return { file, event: { type, data }, messages: messages({ type, data }) };
    });
}

/** Every event that was ever written down as an example, and what is sent of it. */
export const samples = (): readonly Sample[] => [
  ...samplesOf('match', toMatchMessages),
  ...samplesOf('dispute', toRulingMessages),
  ...samplesOf('tournament', toTournamentMessages),
];

/** As it is kept: the value opened up, so that people can read it. */
export const kept = ({ value, ...message }: Message): object => ({ ...message, value: JSON.parse(value) as object });
