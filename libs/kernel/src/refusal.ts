import type { JsonObject } from './json.js';

/** Where a rule stands: the document, the section in it and, where lines are numbered, the lines. */
export interface Citation {
  readonly document: string;
  readonly section: string;
  readonly lines?: string;
  /** Id of a written-down decision, where the text leaves room. */
  readonly decision?: string;
}

/** One true reason why a command cannot stand. */
export interface Reason {
  /** Path-like and stable: `stratagem/already-used-this-phase`. Listed in `docs/words.md`. */
  readonly code: string;
  /** One sentence for the person who asked: what is wrong, where, and what to do. */
  readonly message: string;
  /** The facts that it rests on. */
  readonly facts: JsonObject;
  readonly cites: readonly Citation[];
}

/** A refusal is a value: its first reason leads, and every other true reason is listed beside it. */
export interface Refusal extends Reason {
  readonly reasons: readonly Reason[];
}

export function refuse(
  code: string,
  message: string,
  facts: JsonObject = {},
  cites: readonly Citation[] = [],
): Refusal {
  const reason: Reason = { code, message, facts, cites };
  return { ...reason, reasons: [reason] };
}

/** Puts several reasons into one refusal; the first one leads. */
export function refuseFor(reasons: readonly [Reason, ...Reason[]]): Refusal {
  const [first] = reasons;
  return { code: first.code, message: first.message, facts: first.facts, cites: first.cites, reasons };
}
