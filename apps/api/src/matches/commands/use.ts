import { Checked, isName, isPlain, Name, Whole } from '../../problems/fields.js';
import { AnswersMap, NamesMap, Overridable, Seat } from './common.js';

const MOST_ROLLS = 50;
const MOST_CLAIMS = 50;

const isClaim = (value: unknown): boolean =>
  isName(value) ||
  (isPlain(value) &&
    isName(value['ability']) &&
    (value['bearer'] === undefined || isName(value['bearer'])) &&
    Object.keys(value).every((key) => key === 'ability' || key === 'bearer'));

const isDie = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= 1000;

const isListOf = (value: unknown, most: number, passes: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(passes);

const CLAIM_SCHEMA = {
  oneOf: [
    { type: 'string' },
    {
      type: 'object',
      required: ['ability'],
      properties: { ability: { type: 'string' }, bearer: { type: 'string' } },
      additionalProperties: false,
    },
  ],
};

/** What every use says. */
class UseData extends Overridable {
  @Seat() player!: string;
  @NamesMap({ optional: true, says: 'Units by role: target, enemy, bearer…; also `roll` and `order`.' }) roles?: object;
  @AnswersMap({ optional: true, says: 'What whoever acts vouches for, by question.' }) answers?: object;
  @Checked(
    (value) => isListOf(value, MOST_CLAIMS, isClaim),
    'be a list of abilities: each an id, or {ability, bearer}',
    {
      type: 'array',
      items: CLAIM_SCHEMA,
    },
    { optional: true, says: 'Abilities that are claimed to change price or limits of this use.' },
  )
  claims?: unknown[];
  @Whole({ optional: true, most: 99, says: 'What the table says it costs; checked against the rules.' })
  declared?: number;
  @Checked(
    (value) => isListOf(value, MOST_ROLLS, (roll) => isListOf(roll, MOST_ROLLS, isDie)),
    'be a list of rolls, each a list of dice',
    { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
    { optional: true, says: 'Dice for the rolls that the use makes due, in that order.' },
  )
  dice?: number[][];
}

export class UseStratagemData extends UseData {
  @Name({ says: 'Id or name of the stratagem.' }) stratagem!: string;
}

export class UseAbilityData extends UseData {
  @Name({ says: 'Id or name of the ability or enhancement.' }) ability!: string;
}

export class IssueOrderData extends Overridable {
  @Seat() player!: string;
  @Name({ says: 'Id or name of the order.' }) order!: string;
  @Name({ says: 'The unit that gives it.' }) issuer!: string;
  @Name({ says: 'The unit that gets it.' }) recipient!: string;
  @AnswersMap({ optional: true, says: 'What whoever acts vouches for, by question.' }) answers?: object;
}
