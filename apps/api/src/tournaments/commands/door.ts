import { tournamentId } from '@adjutant/event';
import { PERSON_ROLES } from '@adjutant/kernel';
import { TOURNAMENT, TOURNAMENT_COMMAND_SCHEMAS, type TournamentCommand } from '@adjutant/tournament';
import { dataOf } from '../../commands/data-check.js';
import type { Door } from '../../commands/door.js';
import { MOST_COMMANDS } from '../../commands/envelope.js';

/** What matches and rulings came to is told by the server itself; nobody sends that. Lists have a door that checks them. */
const TYPES = (Object.keys(TOURNAMENT.commands) as readonly TournamentCommand['type'][]).filter(
  (type) => type !== 'SubmitList' && PERSON_ROLES.some((role) => TOURNAMENT.commands[type].who[role] !== 'never'),
);

/** Where the commands of events come in. */
export const TOURNAMENT_DOOR: Door = {
  context: 'tournament',
  path: 'tournaments/:id/commands',
  tag: 'tournaments',
  says: {
    summary: 'Send one command to an event, or a list of them',
    description: 'SetUpTournament begins it. Lists are taken like those of a match: in order, up to the first refusal.',
    longest: MOST_COMMANDS,
    refusals: {
      403: 'Not for this role.',
      404: 'There is no such event.',
      409: 'Somebody else was first, or there is an event of this id.',
      422: 'Refused, with code, facts and reasons.',
    },
  },
  types: TYPES,
  data: dataOf(TYPES, TOURNAMENT_COMMAND_SCHEMAS),
  idIn: tournamentId,
};
