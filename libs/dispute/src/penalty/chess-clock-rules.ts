import { ChessClockTerms, is, type Static } from '@adjutant/kernel';
import { PolicyDocument } from './policy.js';

/** What an event has decided about chess clocks. */
export const ChessClockRules = is.object(
  {
    pauses: is.oneOf(['anybody', 'judges'], {
      says: 'Who may pause a chess clock, lets it go on, and turns it to neutral time in the battle.',
    }),
    out: is.oneOf(['told', 'flagged'], {
      says: 'What becomes of running out, which refuses nothing: it is told, or what is recorded afterwards is flagged.',
    }),
    says: is.optional(
      is.anyText({ says: 'What a player whose time has run out still does; at most 25 words, our own.' }),
    ),
    terms: is.optional(is.says('The chess clock that a match is offered first.', ChessClockTerms)),
  },
  { name: 'ChessClockRules' },
);
export type ChessClockRules = Static<typeof ChessClockRules>;

/** The same as a policy has it, with where it stands. */
export const ChessClockFile = is.extended(ChessClockRules, {
  $schema: is.optional(is.anyText()),
  documents: is.mapOf(PolicyDocument),
  sources: is.many(is.object({ document: is.anyText(), section: is.anyText(), checked: is.yes(), on: is.anyText() })),
});
export type ChessClockFile = Static<typeof ChessClockFile>;
