import type { DisputeState } from '@adjutant/dispute';
import type { MatchState } from '@adjutant/match';
import type { Acting } from '../access/acting.js';
import { permittedAs } from '../access/permitted.js';
import { matchOfCommand } from './circumstances.reader.js';
import type { RecordDisputeCommand } from './commands/record-command.js';

/** A command as it is recorded: by whoever stands behind the request, in the role that is enough. */
export async function permitted(
  asked: RecordDisputeCommand,
  acting: Acting,
  state: DisputeState,
  read: (match: string) => Promise<MatchState>,
): Promise<RecordDisputeCommand> {
  const { command } = asked;
  const match = matchOfCommand(command, state);
  const there = match === undefined ? undefined : await read(match);
  const seats = there && there.status !== 'absent' ? there.seats : undefined;
  const side = 'side' in command.data ? command.data.side : undefined;
  const { as, recorded } = permittedAs(asked, acting, { match, seats, side });
  return asked.by(as, recorded);
}
