import { is, type Static } from '@adjutant/kernel';
import { entry, seat } from './members.js';
import { DeclaredRunning, NoteTaken } from '../paper.js';

const TAKEN_BACK =
  'points that were written down wrongly are put right with CorrectEntry on their entry; a judge takes points away with AdjustPoints';

export const GainCommandPoints = is.message(
  'GainCommandPoints',
  is.object({
    player: seat(),
    amount: is.whole({ least: 1, most: 99, instead: TAKEN_BACK }),
    what: is.text({ says: 'What for: the rule that gives them.' }),
    outsideCap: is.optional(
      is.text({ says: 'The rule that lets them stand outside the cap on gains, by id or name.' }),
    ),
  }),
);
export const ScoreVictoryPoints = is.message(
  'ScoreVictoryPoints',
  is.object({
    player: seat(),
    category: is.name({ says: 'A category of the score sheet.' }),
    points: is.whole({ least: 1, most: 999, says: 'As scored, before caps.', instead: TAKEN_BACK }),
    what: is.text({ says: 'What for.' }),
  }),
);

export const RecordNote = is.message(
  'RecordNote',
  NoteTaken,
  'By anybody at the table, before the battle, during it and after it.',
);
export const DeclareRunning = is.message(
  'DeclareRunning',
  DeclaredRunning,
  'What the paper says, held against the ledger at once.',
);

export const AnswerQuestion = is.message(
  'AnswerQuestion',
  is.object({
    entry: entry(),
    question: is.name({ says: 'The question as the entry asks it.' }),
    answer: is.oneOf(['yes', 'no']),
    because: is.optional(is.because()),
  }),
);
export const ContestAnswer = is.message(
  'ContestAnswer',
  is.object({ entry: entry(), question: is.name(), player: seat(), because: is.because() }),
);

export type GainCommandPoints = Static<typeof GainCommandPoints>;
export type ScoreVictoryPoints = Static<typeof ScoreVictoryPoints>;
export type RecordNote = Static<typeof RecordNote>;
export type DeclareRunning = Static<typeof DeclareRunning>;
export type AnswerQuestion = Static<typeof AnswerQuestion>;
export type ContestAnswer = Static<typeof ContestAnswer>;
