import { DISPUTE_COMMAND_SCHEMAS, DISPUTE_COMMANDS } from '@adjutant/dispute';
import { dataOf } from '../../commands/data-check.js';
import type { Door } from '../../commands/door.js';
import { disputeId } from '@adjutant/rulings';
import { remediesFaults } from './remedies.js';

/** What became of a ruling, and of a match, is said by the server itself; nobody sends that. */
const OWN: readonly string[] = ['ReportOutcome', 'FollowMatch'];
const TYPES = DISPUTE_COMMANDS.filter((type) => !OWN.includes(type));

/** Where the commands of disputes come in. */
export const DISPUTE_DOOR: Door = {
  context: 'dispute',
  path: 'disputes/:id/commands',
  tag: 'disputes',
  says: {
    summary: 'Send one command to a dispute, or a list of them',
    description: 'CallJudge opens it. Lists are taken like those of a match: in order, up to the first refusal.',
    refusals: {
      403: 'Not for this role, or not for this judge.',
      404: 'There is no such dispute or match.',
      409: 'Somebody else was first, or the match has moved on since the preview.',
      422: 'Refused, with code, facts and reasons.',
    },
  },
  types: TYPES,
  data: dataOf(TYPES, DISPUTE_COMMAND_SCHEMAS),
  faultsIn: (_, data, at) => remediesFaults(data['remedies'], `${at}.remedies`),
  idIn: disputeId,
};
