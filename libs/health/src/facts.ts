/**
 * What a log line may say besides its sentence: names of code, numbers and identifiers. Names of people, what somebody
 * wrote, cookies, tokens and addresses of requests have no place here, so they cannot be written by mistake: a value under
 * any other name, or with a space in it, is left out.
 */
export interface Facts {
  /** The id by which one request is followed through every part. */
  readonly correlation?: string | undefined;
  /** What went wrong. Whatever its message quotes is left out. */
  readonly error?: unknown;
  readonly method?: string | undefined;
  /** The pattern of the address, as `/api/matches/:id/commands`: without ids of people, tokens and questions. */
  readonly route?: string | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly milliseconds?: number | undefined;
  /** Type of a command or an event. */
  readonly type?: string | undefined;
  readonly outcome?: string | undefined;
  readonly match?: string | undefined;
  readonly dispute?: string | undefined;
  readonly ruling?: string | undefined;
  readonly stream?: string | undefined;
  readonly revision?: number | undefined;
  readonly position?: string | undefined;
  /** Who reads the log: `lists`, `seal`, `rulings`, `tables`, `live`, `relay`, `projector`. */
  readonly reader?: string | undefined;
  readonly events?: number | undefined;
  readonly files?: number | undefined;
  readonly lag?: number | undefined;
  readonly topic?: string | undefined;
  readonly partition?: number | undefined;
  readonly attempt?: number | undefined;
  readonly version?: string | number | undefined;
  /** The part that is missing, as `store` or `database`. */
  readonly dependency?: string | undefined;
  readonly setting?: string | undefined;
  readonly signal?: string | undefined;
}

const KNOWN: { readonly [Name in keyof Required<Facts>]: true } = {
  correlation: true,
  error: true,
  method: true,
  route: true,
  status: true,
  code: true,
  milliseconds: true,
  type: true,
  outcome: true,
  match: true,
  dispute: true,
  ruling: true,
  stream: true,
  revision: true,
  position: true,
  reader: true,
  events: true,
  files: true,
  lag: true,
  topic: true,
  partition: true,
  attempt: true,
  version: true,
  dependency: true,
  setting: true,
  signal: true,
};

const ID = /^[\w.:@/*+=~-]{0,200}$/;
const MOST_LETTERS = 500;

/** The facts as they are written. */
export function plainFacts(facts: object): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (!Object.hasOwn(KNOWN, name) || value === undefined) continue;
    if (name === 'error') plain['error'] = plainError(value);
    else if (typeof value === 'number' || typeof value === 'boolean') plain[name] = value;
    else plain[name] = typeof value === 'string' && ID.test(value) ? value : '[left out]';
  }
  return plain;
}

export interface PlainError {
  readonly name: string;
  readonly says: string;
  readonly code?: string;
  /** Where in the code, without the message. */
  readonly at?: readonly string[];
  readonly cause?: PlainError;
}

/** An error without what its message quotes: that is where parts of what somebody wrote would stand. */
export function plainError(thrown: unknown, depth = 0): PlainError {
  if (!(thrown instanceof Error)) return { name: typeof thrown, says: withoutQuotes(String(thrown)) };
  const code = 'code' in thrown && typeof thrown.code === 'string' && ID.test(thrown.code) ? thrown.code : undefined;
  const at = framesOf(thrown);
  return {
    name: thrown.name,
    says: withoutQuotes(thrown.message),
    ...(code !== undefined && { code }),
    ...(at.length > 0 && { at }),
    ...(thrown.cause !== undefined && depth < 2 && { cause: plainError(thrown.cause, depth + 1) }),
  };
}

/** From the first quotation mark to the last: what is quoted may hold quotation marks itself. */
export function withoutQuotes(text: string): string {
  return text
    .replace(/"[^]*"/, '"…"')
    .replace(/\b([a-z][a-z+]*:\/\/)[^\s/@]*@/gi, '$1…@')
    .slice(0, MOST_LETTERS);
}

function framesOf({ stack = '' }: Error): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim().slice('at '.length));
}
