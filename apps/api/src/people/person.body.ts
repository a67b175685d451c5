import { areOutsideIds, LONGEST_OUTSIDE_ID, LONGEST_WORDS, type OutsideIdsSaid } from '@adjutant/people';
import { Checked } from '../problems/fields.js';

function words(says: string, optional: boolean): PropertyDecorator {
  const schema = { type: 'string', minLength: 1, maxLength: LONGEST_WORDS, ...(optional ? { nullable: true } : {}) };
  const passes = (value: unknown): boolean =>
    (optional && value === null) || (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS);
  const must = `be a text of 1 to ${LONGEST_WORDS} characters${optional ? ', or null to take it away' : ''}`;
  return Checked(passes, must, schema, { says, optional });
}

const IDS_SCHEMA = {
  type: 'object',
  additionalProperties: { type: 'string', minLength: 1, maxLength: LONGEST_OUTSIDE_ID, nullable: true },
};

export class PersonBody {
  @words('What to call this person.', false) name!: string;
  @words('How to reach them; only an organizer sees it, and they themselves by an account.', true) contact?:
    string | null;
  @words('Their club, for who may judge whom; staff see it.', true) club?: string | null;
  @words('Their nation, for who may judge whom; staff see it.', true) nation?: string | null;
  @Checked(areOutsideIds, `be an object of ids of up to ${LONGEST_OUTSIDE_ID} characters, by program`, IDS_SCHEMA, {
    optional: true,
    says: 'Ids that other programs have for them, by program; what is left out stays, null takes one away; staff see them.',
  })
  outside?: OutsideIdsSaid;
}
