import { MapOf, Whole, type Said } from '../../problems/fields.js';

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
