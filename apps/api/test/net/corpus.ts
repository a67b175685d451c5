import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A request as it is kept: `@match`, `@person` and `@command` stand for ids that each case has of its own. */
export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** A real request, with those that lead up to it. */
export interface Seed extends Sent {
  readonly seed: string;
  /** Where it was taken from. */
  readonly from: string;
  readonly before: readonly Sent[];
}

type Path = readonly (string | number)[];

/** What is done to a real body: nothing, a member dropped or put, or something else sent in its place. */
export type Edit =
  readonly ['none'] | readonly ['drop', Path] | readonly ['put', Path, unknown] | readonly ['body', unknown];

/** What a request came to. */
export interface Says {
  readonly status: number;
  readonly code?: string;
  /** Of each error, where it is. */
  readonly at?: readonly string[];
  /** Of a list, what became of each. */
  readonly each?: readonly string[];
  /** Each event that was recorded, by type and the first half of its hash. */
  readonly recorded?: readonly string[];
}

export interface Case {
  readonly case: number;
  readonly seed: string;
  /** One for each command of a list. */
  readonly edits: readonly Edit[];
  readonly list?: true;
  readonly says: Says;
}

/** A later answer that is another one on purpose. */
export interface Difference {
  readonly because: string;
  readonly cases: readonly Pick<Case, 'case' | 'says'>[];
}

const HERE = import.meta.dirname;

function linesOf<Line>(file: string): readonly Line[] {
  const text = gunzipSync(readFileSync(join(HERE, file))).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

export const seeds = (): readonly Seed[] => linesOf<Seed>('seeds.jsonl.gz');
export const cases = (): readonly Case[] => linesOf<Case>('answers.jsonl.gz');
export const differences = (): readonly Difference[] =>
  JSON.parse(readFileSync(join(HERE, 'differences.json'), 'utf8')) as readonly Difference[];

/** What is asked for by the path, and of commands their type: cases are told apart by it. */
export function kindOf({ path, body }: Sent): string {
  const type = typeof body === 'object' && body !== null && 'type' in body ? String(body.type) : '';
  return path.endsWith('/commands') ? type : (path.split('/').at(-1) ?? '');
}

export function edited(body: unknown, edit: Edit): unknown {
  switch (edit[0]) {
    case 'none':
      return body;
    case 'body':
      return edit[1];
    case 'drop':
      return changedAt(body, edit[1], (holder, key) => {
        if (Array.isArray(holder)) return holder.filter((_, at) => at !== key);
        return Object.fromEntries(Object.entries(holder).filter(([member]) => member !== key));
      });
    case 'put':
      return changedAt(body, edit[1], (holder, key) => {
        if (Array.isArray(holder)) return holder.map((one: unknown, at) => (at === key ? edit[2] : one));
        // By entries: `__proto__` is a member like any other in a body.
        return Object.fromEntries([...Object.entries(holder).filter(([member]) => member !== key), [key, edit[2]]]);
      });
  }
}

function changedAt(
  body: unknown,
  [key = '', ...deeper]: Path,
  change: (holder: object, key: string | number) => unknown,
): unknown {
  if (typeof body !== 'object' || body === null) throw new Error(`Nothing stands at ${key}.`);
  if (deeper.length === 0) return change(body, key);
  const inside = changedAt((body as Record<string | number, unknown>)[key], deeper, change);
  if (Array.isArray(body)) return body.map((one: unknown, at) => (at === key ? inside : one));
  return Object.fromEntries(Object.entries(body).map(([member, one]) => [member, member === key ? inside : one]));
}

export function bodyOf(seed: Seed, { edits, list }: Pick<Case, 'edits' | 'list'>): unknown {
  const bodies = edits.map((edit, at) => renumbered(edited(seed.body, edit), at));
  return list ? bodies : bodies[0];
}

/** Every command of a list has an id of its own. */
function renumbered(body: unknown, at: number): unknown {
  return at === 0 ? body : (JSON.parse(JSON.stringify(body).replaceAll('"@command"', `"@command${at}"`)) as unknown);
}

export function nameOf(seed: Seed, { case: number, edits, list }: Pick<Case, 'case' | 'edits' | 'list'>): string {
  const said = edits.map(([what, ...rest]) => `${what} ${JSON.stringify(rest).slice(1, -1).slice(0, 80)}`.trim());
  return `case ${number}, ${kindOf(seed)} (${seed.from}): ${list ? 'a list: ' : ''}${said.join('; ')}`;
}
