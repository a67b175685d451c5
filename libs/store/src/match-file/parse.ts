import type { JsonObject } from '@adjutant/kernel';
import { misfit } from '@adjutant/seal';
import type { Metadata, SealedEvent } from '../port.js';
import { messageOf } from '../trouble.js';
import { STREAM_PREFIX, type MatchFile, type MatchFileHeader, type MatchFileProblem } from './format.js';
import { MATCH_FILE_SCHEMA } from './schema.js';

export type MatchFileRead =
  | { readonly ok: true; readonly file: MatchFile }
  | { readonly ok: false; readonly problems: readonly MatchFileProblem[] };

/** Past this many, another mistake tells an author nothing. */
const MOST_PROBLEMS = 20;

/** Reads the text of a match file. Every line that cannot be read is named with what is wrong in it. */
export function parseMatchFile(text: string): MatchFileRead {
  const rows = text.replace(/\r?\n$/, '').split('\n');
  const [first = '', ...rest] = rows;
  if (text.trim() === '') return { ok: false, problems: [{ line: 1, message: 'The file is empty.' }] };
  const header = readLine(first, 1, 'header');
  if (!header.ok) return { ok: false, problems: [header.problem] };
  const events: SealedEvent[] = [];
  const problems: MatchFileProblem[] = [];
  for (const [index, row] of rest.entries()) {
    const read = readLine(row, index + 2, 'event');
    if (read.ok) events.push(sealed(read.value));
    else problems.push(read.problem);
    if (problems.length >= MOST_PROBLEMS) break;
  }
  if (problems.length > 0) return { ok: false, problems };
  const value = header.value as unknown as MatchFileHeader;
  return {
    ok: true,
    file: { header: value, stream: `${STREAM_PREFIX}${value.id}`, events, lines: events.map((_, index) => index + 2) },
  };
}

type LineRead =
  { readonly ok: true; readonly value: JsonObject } | { readonly ok: false; readonly problem: MatchFileProblem };

function readLine(row: string, line: number, kind: 'header' | 'event'): LineRead {
  const wrong = (message: string): LineRead => ({ ok: false, problem: { line, message } });
  if (row.trim() === '') return wrong('This line is empty.');
  let value: unknown;
  try {
    value = JSON.parse(row);
  } catch (error) {
    return wrong(`This is not valid JSON: ${messageOf(error)}.`);
  }
  const found = misfit(value, (MATCH_FILE_SCHEMA['$defs'] as JsonObject)[kind] as JsonObject);
  if (found === undefined) return { ok: true, value: value as JsonObject };
  return wrong(
    kind === 'header' ? `This is no header of a match file: ${found}.` : `This is no event of a match file: ${found}.`,
  );
}

function sealed(value: JsonObject): SealedEvent {
  const { revision, type, data, meta } = value as unknown as {
    revision: number;
    type: string;
    data: JsonObject;
    meta: Metadata;
  };
  return { revision, event: { type, data }, meta };
}
