import { ChessClockRules, is, type Static } from '@adjutant/kernel';
import { PolicyDocument } from './policy.js';

/** What a policy says of chess clocks, with where it stands. */
export const ChessClockFile = is.extended(ChessClockRules, {
  $schema: is.optional(is.anyText()),
  documents: is.mapOf(PolicyDocument),
  sources: is.many(is.object({ document: is.anyText(), section: is.anyText(), checked: is.yes(), on: is.anyText() })),
});
export type ChessClockFile = Static<typeof ChessClockFile>;
