import { PENALTY_COMMAND_SCHEMAS, PENALTY_COMMANDS } from '@adjutant/dispute';
import { dataOf } from '../../commands/data-check.js';
import type { Door } from '../../commands/door.js';
import { personId } from '../person-id.js';

/** Where commands about the penalties of a person come in. */
export const PENALTY_DOOR: Door = {
  context: 'penalty',
  path: 'people/:id/penalties/commands',
  tag: 'penalties',
  says: {
    summary: 'Give a person a penalty, take one back, appeal it, or decide an appeal',
    refusals: {
      403: 'Not for this role, by the matrix or by the policy.',
      404: 'There is no such policy or penalty.',
      409: 'Stale revision, or an id used for something else.',
      422: 'Refused, with code, facts and reasons.',
    },
  },
  types: PENALTY_COMMANDS,
  data: dataOf(PENALTY_COMMANDS, PENALTY_COMMAND_SCHEMAS),
  faultsIn: (type, data, at, person) =>
    type === 'IssuePenalty' && data['person'] !== person
      ? [{ at: `${at}.person`, message: 'person must be the person of the address' }]
      : [],
  idIn: personId,
};
