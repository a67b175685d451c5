import { LONGEST_WORDS } from '@adjutant/people';
import { Checked } from '../problems/fields.js';

function words(says: string, optional: boolean): PropertyDecorator {
  const schema = { type: 'string', minLength: 1, maxLength: LONGEST_WORDS, ...(optional ? { nullable: true } : {}) };
  const passes = (value: unknown): boolean =>
    (optional && value === null) || (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS);
  const must = `be a text of 1 to ${LONGEST_WORDS} characters${optional ? ', or null to take it away' : ''}`;
  return Checked(passes, must, schema, { says, optional });
}

export class PersonBody {
  @words('What to call this person.', false) name!: string;
  @words('How to reach them; only an organizer sees it, and they themselves by an account.', true) contact?:
    string | null;
  @words('Their club, for who may judge whom; staff see it.', true) club?: string | null;
  @words('Their nation, for who may judge whom; staff see it.', true) nation?: string | null;
}
