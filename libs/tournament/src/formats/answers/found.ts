import { is } from '@adjutant/kernel';

/** What in a file does not agree, as answers carry it. */
export const Found = is.many(
  is.object({
    code: is.anyText(),
    says: is.anyText(),
    taken: is.anyText(),
    line: is.optional(is.anyWhole()),
    column: is.optional(is.anyWhole()),
    at: is.optional(is.anyText()),
    round: is.optional(is.anyWhole()),
    players: is.optional(is.many(is.anyText())),
    facts: is.optional(is.anything()),
  }),
  { says: 'What in the file does not agree, and what was taken.' },
);
