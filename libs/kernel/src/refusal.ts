import * as is from './schema/is.js';
import type { Static } from './schema/schema.js';
import type { JsonObject } from './json.js';

/** Where a rule stands: the document, the section in it and, where lines are numbered, the lines. */
export const Citation = is.object(
  {
    document: is.anyText(),
    section: is.anyText(),
    lines: is.optional(is.anyText()),
    decision: is.optional(is.anyText({ says: 'Id of a written-down decision, where the text leaves room.' })),
  },
  { name: 'Citation' },
);
export type Citation = Static<typeof Citation>;

/** One true reason why a command cannot stand. */
export const Reason = is.object(
  {
    code: is.anyText({
      says: 'Path-like and stable: `stratagem/already-used-this-phase`. Listed in `docs/reference/refusals.md`.',
    }),
    message: is.anyText({ says: 'One sentence for the person who asked: what is wrong, where, and what to do.' }),
    facts: is.anything<JsonObject>({ says: 'The facts that it rests on.' }),
    cites: is.many(Citation),
  },
  { name: 'Reason' },
);
export type Reason = Static<typeof Reason>;

/** A refusal is a value: its first reason leads, and every other true reason is listed beside it. */
export const Refusal = is.named('Refusal', is.extended(Reason, { reasons: is.many(Reason) }));
export type Refusal = Static<typeof Refusal>;

/** A code that is known by its type is a reason by `refusing`; this takes what packs and records give. */
export function reasonOf(
  code: string,
  message: string,
  facts: JsonObject = {},
  cites: readonly Citation[] = [],
): Reason {
  return { code, message, facts, cites };
}

/** Puts several reasons into one refusal; the first one leads. */
export function refuseFor(reasons: readonly [Reason, ...Reason[]]): Refusal {
  const [first] = reasons;
  return { code: first.code, message: first.message, facts: first.facts, cites: first.cites, reasons };
}
