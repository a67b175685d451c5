import type { Run } from '@adjutant/runs';
import type { Notes } from './database.js';

/** What passes from one device to another: runs of one match. */
export interface Parcel {
  readonly adjutant: 'runs';
  readonly version: 1;
  readonly match: string;
  /** What the match is called, for whoever carries it. Nobody has signed that. */
  readonly title: string;
  readonly runs: readonly Run[];
  /** What the log of a server says of whose keys they are, as far as the devices knew. */
  readonly notes?: Notes;
}

type Raw = { readonly [member: string]: unknown };
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: Raw, ...members: readonly string[]): boolean =>
  members.every((member) => typeof value[member] === 'string');

function isPress(value: unknown): boolean {
  if (!isRaw(value) || !texts(value, 'id', 'type', 'at', 'previous', 'signature')) return false;
  return Number.isInteger(value['number']) && Number.isInteger(value['basedOn']) && isRaw(value['data']);
}

function isRun(value: unknown): boolean {
  if (!isRaw(value) || value['adjutant'] !== 'run' || value['version'] !== 1) return false;
  const { presses } = value;
  return texts(value, 'match', 'key') && Array.isArray(presses) && presses.length > 0 && presses.every(isPress);
}

/** What was handed over, as it was written; null for whatever else a file may hold. A run by itself is as good. */
export function readParcel(text: string): Parcel | null {
  const value = parsed(text);
  if (!isRaw(value)) return null;
  if (isRun(value)) {
    const run = value as unknown as Run;
    return { adjutant: 'runs', version: 1, match: run.match, title: '', runs: [run] };
  }
  const { runs, notes = {} } = value;
  if (!isRaw(notes) || !texts(notes, ...Object.keys(notes))) return null;
  if (value['adjutant'] !== 'runs' || value['version'] !== 1 || !texts(value, 'match', 'title')) return null;
  return Array.isArray(runs) && runs.length > 0 && runs.every(isRun) ? (value as unknown as Parcel) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
