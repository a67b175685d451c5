import { MATCH_COMMAND_SCHEMAS, MATCH_COMMANDS } from '@adjutant/match';
import type { Door } from '../../commands/door.js';
import { MOST_COMMANDS } from '../../commands/envelope.js';
import { matchId } from '@adjutant/event';
import { dataOf } from '../../commands/data-check.js';

export const COMMAND_TYPES: readonly string[] = MATCH_COMMANDS;

const DESCRIPTION = `A list (of at most ${MOST_COMMANDS}) is taken in order and answered by a list. It stops at the first refusal, or where
one cannot be answered ("failed"): the rest are answered {outcome: "skipped"}, and the status is that of what stopped it. A
list in which anything is malformed, or is not for whoever sends it, is not taken at all.`;

/** Where the commands of matches come in. */
export const MATCH_DOOR: Door = {
  context: 'match',
  path: 'matches/:id/commands',
  tag: 'matches',
  says: {
    summary: 'Send one command, or a list of them',
    description: DESCRIPTION,
    longest: MOST_COMMANDS,
    refusals: {
      400: 'Not JSON, malformed or of an unknown type.',
      404: 'There is no such match.',
      409: 'Stale revision, or a command id used for something else.',
      413: 'Too large, or too many commands.',
      422: 'Refused, with code, facts, cites and reasons.',
      503: 'The store cannot take it now; send it again.',
    },
  },
  types: COMMAND_TYPES,
  data: dataOf(MATCH_COMMANDS, MATCH_COMMAND_SCHEMAS),
  weaves: true,
  idIn: matchId,
};
