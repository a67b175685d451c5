import { faultsIn, type Fault } from '@adjutant/kernel';
import { faultsOfMargins } from '../standing/preset.js';
import { EventFile } from './event-file.js';
import type { Finding, Imported } from './findings.js';
import { ownFileAgainst } from './own-file.js';
import { membersTwice } from './members-twice.js';
import { tooManyPlayers } from './too-many.js';
import { readPlayers } from './players/read.js';
import { isResults, readResults } from './results/read.js';
import { isObject } from './results/shape.js';
import { isTrf, readTrf, type TrfRead } from './trf/read.js';

export type ImportRead =
  | { readonly ok: true; readonly read: Imported<EventFile> | TrfRead }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads an event from any format that is known: our own file, results as JSON, or a TRF. */
export function importEvent(text: string): ImportRead {
  const bare = text.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(bare)) return fromJson(bare);
  if (!isTrf(text)) return fromTable(text);
  const read = readTrf(text);
  return read.event.players.length > 0 ? held(read) : { ok: false, findings: [...read.findings, ...none()] };
}

function fromJson(text: string): ImportRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(`This is broken JSON: ${error instanceof Error ? error.message : String(error)}. Export it anew.`);
  }
  if (!isObject(value)) return refused('This JSON is no event: an event is one object with players and rounds.');
  if (value['adjutant'] === 'event') return withFindings(fromEventFile(value), membersTwice(text));
  if (isResults(value)) return withFindings(held(readResults(value)), membersTwice(text));
  const ofTeams = 'teams' in value ? ' It has teams, and events here are of single players.' : '';
  return refused(`This JSON is no event that is known here: it has no lists of players and rounds.${ofTeams}`);
}

/** Players alone: an event without rounds yet. Without a heading for names any text would be a table of one column. */
function fromTable(text: string): ImportRead {
  if (text.trim() === '') return refused('The file is empty: it is neither JSON nor a TRF nor a table of players.');
  const { players, findings, columns, supposed } = readPlayers(text);
  if (!columns.some(({ heading, as }) => heading !== '' && ['name', 'first', 'last'].includes(as)))
    return refused(
      'This is neither JSON nor a TRF nor a table of players: a TRF has lines that begin with 012 or 001, and a table has a heading “name”.',
    );
  if (players.length === 0) return { ok: false, findings };
  const event = { adjutant: 'event' as const, version: 1, name: '', players, rounds: [], effects: [], seed: 'import:' };
  const told = { findings: [...findings, ...tooManyPlayers(players.length)] };
  return {
    ok: true,
    read: { format: 'players', event, ...told, supposed: ['There are no rounds yet.', ...supposed] },
  };
}

function fromEventFile(value: unknown): ImportRead {
  const shape = faultsIn(EventFile, value, '');
  const { preset } = value as EventFile;
  const faults = shape.length > 0 || preset === undefined ? shape : faultsOfMargins(preset, 'preset');
  if (faults.length === 0) {
    const event = value as EventFile;
    return { ok: true, read: { format: 'event-file', event, findings: ownFileAgainst(event), supposed: [] } };
  }
  return {
    ok: false,
    findings: faults.map(({ at, message }) => ({ code: 'not-read', says: `${at} ${message}`, taken: 'Nothing.', at })),
  };
}

const withFindings = (read: ImportRead, more: readonly Finding[]): ImportRead =>
  read.ok
    ? { ok: true, read: { ...read.read, findings: [...more, ...read.read.findings] } }
    : { ok: false, findings: [...more, ...read.findings] };

/** What another program wrote is taken where an event file can hold it: what is written of it has to be read again. */
function held(read: Imported<EventFile> | TrfRead): ImportRead {
  const faults = faultsIn(EventFile, read.event, '');
  if (faults.length === 0) return withFindings({ ok: true, read }, tooManyPlayers(read.event.players.length));
  return { ok: false, findings: [...read.findings, ...faults.map(unheld)] };
}

const unheld = ({ at, message }: Fault): Finding => ({
  code: 'not-read',
  says: `No event can hold what the file says: ${at} ${message}. Put it right in the file.`,
  taken: 'Nothing.',
  at,
});

const none = (): readonly Finding[] => [{ code: 'not-read', says: 'No player could be read.', taken: 'Nothing.' }];
const refused = (says: string): ImportRead => ({
  ok: false,
  findings: [{ code: 'not-read', says, taken: 'Nothing.' }],
});
