import * as shape from './schema/answer-shapes.js';
import type { JsonObject } from './json.js';

/** Where a rule stands: the document, the section in it and, where lines are numbered, the lines. */
export const Citation = shape.named(
  'Citation',
  shape.closed({
    document: shape.text(),
    section: shape.text(),
    lines: shape.optional(shape.text()),
    decision: shape.optional(shape.says('Id of a written-down decision, where the text leaves room.', shape.text())),
  }),
);
export type Citation = shape.Static<typeof Citation>;

/** One true reason why a command cannot stand. */
export const Reason = shape.named(
  'Reason',
  shape.closed({
    code: shape.says(
      'Path-like and stable: `stratagem/already-used-this-phase`. Listed in `docs/words.md`.',
      shape.text(),
    ),
    message: shape.says('One sentence for the person who asked: what is wrong, where, and what to do.', shape.text()),
    facts: shape.says('The facts that it rests on.', shape.anything<JsonObject>({ type: 'object' })),
    cites: shape.list(Citation),
  }),
);
export type Reason = shape.Static<typeof Reason>;

/** A refusal is a value: its first reason leads, and every other true reason is listed beside it. */
export const Refusal = shape.named('Refusal', shape.extended(Reason, { reasons: shape.list(Reason) }));
export type Refusal = shape.Static<typeof Refusal>;

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
