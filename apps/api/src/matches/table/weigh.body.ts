import type { Json } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import type { Answers } from '@adjutant/rules';
import { composedOf } from '@adjutant/table';
import { faultsOf } from '../../problems/check.js';
import { Anything, Checked, Name, Parts } from '../../problems/fields.js';
import { invalid } from '../../problems/problem.js';
import { AnswersMap } from '../commands/common.js';
import { commandFaults } from '../suppose.body.js';

const MOST_STEPS = 10;

/** A word, a number, yes or no, or several of them. */
const ANY_VALUE = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
  ],
};

class SaidPart {
  @Checked(
    isInto,
    'be a list of members and places',
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, maxItems: MOST_STEPS },
    { says: 'Of which ask.' },
  )
  into!: (string | number)[];
  @Checked(() => true, 'be there', ANY_VALUE, { says: 'What was said.' }) value!: Json;
}

/** A tap that was pressed, with what was said for it; without it the command is whole, as `/commands` takes it. */
export class WeighBody {
  @Name({ says: 'The command of the tap.' }) type!: MatchCommand['type'];
  @Anything({ says: 'Its data, as the tap has it.' }) data!: { readonly [member: string]: Json };
  @Parts(() => SaidPart, { optional: true, says: 'What was said for each ask; left out: the command is whole.' })
  said?: SaidPart[];
  @AnswersMap({ optional: true, says: 'What is not vouched for, by question.' }) answers?: Answers;
}

export function readWeigh(body: unknown): { readonly command: MatchCommand; readonly answers: Answers } {
  const faults = faultsOf(WeighBody, body, '');
  if (faults.length > 0) throw invalid(faults);
  const { type, data, said, answers = {} } = body as WeighBody;
  const command = said ? composedOf({ type, data }, said) : ({ type, data } as MatchCommand);
  const more = commandFaults(command, '');
  if (more.length > 0) throw invalid(more);
  return { command, answers };
}

function isInto(value: unknown): boolean {
  const isStep = (step: unknown): boolean =>
    typeof step === 'string' ? step.length < 200 : Number.isSafeInteger(step) && Number(step) >= 0 && Number(step) < 50;
  return Array.isArray(value) && value.length > 0 && value.length <= MOST_STEPS && value.every(isStep);
}
