import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { problem, ProblemError } from './problem.js';

const DEEPEST = 20;

/** The largest body that is read, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** Parses a body and refuses what no honest sender has in it, before anything else looks at it. */
export function parseBody(body: Buffer): unknown {
  const text = body.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notJson(text);
  }
  const oddity = oddityIn(value, '', 0);
  if (oddity !== undefined) throw new ProblemError(problem(400, 'request/invalid', `${oddity}.`, { errors: [] }));
  return value;
}

function notJson(text: string): ProblemError {
  if (text.trim() === '')
    return new ProblemError(problem(400, 'request/not-json', 'The body is empty; it must be JSON.'));
  const place = firstError(text);
  const where = place ? `line ${place.line}, column ${place.column}: ${place.says}` : 'it cannot be parsed';
  return new ProblemError(
    problem(400, 'request/not-json', `The body is not valid JSON (${where}).`, { facts: { ...place } }),
  );
}

function firstError(text: string): { line: number; column: number; says: string } | undefined {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Nested so deeply that the parser gave up; that it is no JSON is known already.
    return undefined;
  }
  const [first] = errors;
  if (!first) return undefined;
  const lines = text.slice(0, first.offset).split('\n');
  const says = printParseErrorCode(first.error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, says };
}

/** What stands in the way of recording a value: too deep, half a character, or a key that every object has by birth. */
function oddityIn(value: unknown, at: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : `${at || 'the body'} holds half a character`;
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `${at || 'the body'} is too large a number`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return `${at.slice(0, 100)} is nested more than ${DEEPEST} levels deep`;
  const list = Array.isArray(value);
  for (const key of Object.keys(value)) {
    const place = placeOf(at, key, list);
    const found = oddityOfKey(key, place) ?? oddityIn((value as Record<string, unknown>)[key], place, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function oddityOfKey(key: string, place: string): string | undefined {
  if (!key.isWellFormed()) return 'a key holds half a character';
  return key in Object.prototype ? `${place} is not a name that may be used` : undefined;
}

function placeOf(at: string, key: string, list: boolean): string {
  if (list) return `${at}[${key}]`;
  return at === '' ? key : `${at}.${key}`;
}
