import { SIDES } from '@adjutant/rules';
import { Checked, isName, MapOf, Name, OneOf, Part, Prose, Whole, type Said } from '../../problems/fields.js';

/** One of the two seats. */
export const Seat = (said: Said = {}): PropertyDecorator => OneOf(SIDES, { says: 'Which player.', ...said });

/** A sentence that says why; it stays in the record. */
export const Because = (said: Said = {}): PropertyDecorator => Prose({ says: 'Why; it stays in the record.', ...said });

/** Number of an entry of the record. */
export const EntryNumber = (said: Said = {}): PropertyDecorator => Whole({ says: 'Number of an entry.', ...said });

const ANSWERS = ['yes', 'no', 'unknown'];

/** Answers by question: what the acting player vouches for. */
export const AnswersMap = (said: Said = {}): PropertyDecorator =>
  MapOf(
    (value) => ANSWERS.includes(value as string),
    'answers: yes, no or unknown',
    { type: 'string', enum: ANSWERS },
    said,
  );

/** Names by name, such as units by role. */
export const NamesMap = (said: Said = {}): PropertyDecorator => MapOf(isName, 'names', { type: 'string' }, said);

export class ClockPart {
  @Whole({
    least: 0,
    most: 99,
    says: 'Battle round, from 1; 0 while armies are put on the table, in games that record that.',
  })
  round!: number;
  @Checked((value) => value === null || value === 'A' || value === 'B', 'be A, B or null', {
    type: 'string',
    enum: [...SIDES, null],
    nullable: true,
    description: 'Whose turn; null in steps that belong to nobody.',
  })
  turn!: string | null;
  @Name({ says: 'Id of a step of the turn, such as a phase.' }) step!: string;
  @Whole({ optional: true, says: 'Number of the activation within the step.' }) slot?: number;
  @Name({ optional: true, says: 'Step inside the phase; its opening one where it is left out.' }) part?: string;
}

export class OverridePart {
  @Because() reason!: string;
}

/** A judge may let a command stand that the rules refuse. */
export class Overridable {
  @Part(() => OverridePart, { optional: true, says: 'Set by a judge who lets it stand although the rules refuse it.' })
  override?: OverridePart;
}
