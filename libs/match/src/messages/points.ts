import { is, type Static } from '@adjutant/kernel';
import { entry, seat } from './members.js';
import { DeclaredRunning, NoteTaken } from '../paper.js';
import { PointsSlot } from '../tally-slot.js';

const TAKEN_BACK =
  'points that were written down wrongly are put right with CorrectEntry on their entry; a judge takes points away with AdjustPoints';

export const GainCommandPoints = is.message(
  'GainCommandPoints',
  is.object({
    player: seat(),
    amount: is.whole({ least: 1, most: 99, instead: TAKEN_BACK }),
    what: is.optional(is.text({ says: 'What for: the rule that gives them. Left out, it is “not said”.' })),
    outsideCap: is.optional(
      is.text({ says: 'The rule that lets them stand outside the cap on gains, by id or name.' }),
    ),
    slot: is.optional(PointsSlot),
  }),
  'Records CommandPointsGained.',
);
export const ScoreVictoryPoints = is.message(
  'ScoreVictoryPoints',
  is.object({
    player: seat(),
    category: is.name({ says: 'A category of the score sheet.' }),
    points: is.whole({ least: 0, most: 999, says: 'As scored, before caps; 0 is a score.', instead: TAKEN_BACK }),
    what: is.optional(is.text({ says: 'What for. Left out, it is “not said”.' })),
    slot: is.optional(PointsSlot),
  }),
  'Records VictoryPointsScored.',
);

export const RecordNote = is.message(
  'RecordNote',
  NoteTaken,
  'By anybody at the table, before the battle, during it and after it. Records NoteRecorded: an agreement, a measurement, a pause, a note.',
);
export const DeclareRunning = is.message(
  'DeclareRunning',
  DeclaredRunning,
  'What the paper says, held against the ledger at once. Records RunningDeclared: what the paper says, held against the ledger.',
);

export const AnswerQuestion = is.message(
  'AnswerQuestion',
  is.object({
    entry: entry(),
    question: is.name({ says: 'The question as the entry asks it.' }),
    answer: is.oneOf(['yes', 'no']),
    because: is.optional(is.because()),
  }),
  'Records QuestionAnswered.',
);
export const ContestAnswer = is.message(
  'ContestAnswer',
  is.object({ entry: entry(), question: is.name(), player: seat(), because: is.because() }),
  'Records AnswerContested.',
);

export type GainCommandPoints = Static<typeof GainCommandPoints>;
export type ScoreVictoryPoints = Static<typeof ScoreVictoryPoints>;
export type RecordNote = Static<typeof RecordNote>;
export type DeclareRunning = Static<typeof DeclareRunning>;
export type AnswerQuestion = Static<typeof AnswerQuestion>;
export type ContestAnswer = Static<typeof ContestAnswer>;
