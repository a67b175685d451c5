import type { DisputeState } from '@adjutant/dispute';
import type { MatchState } from '@adjutant/match';
import type { Acting } from '../access/acting.js';
import { actingAs, authorize, recordedAs, type Target } from '../access/authorize.js';
import { notAllowed } from '../access/refused.js';
import { matchOfCommand } from './circumstances.reader.js';
import type { RecordDisputeCommand } from './commands/record-command.js';

/** A command as it is recorded: by whoever stands behind the request, in the role that is enough. */
export async function permitted(
  asked: RecordDisputeCommand,
  acting: Acting,
  state: DisputeState,
  read: (match: string) => Promise<MatchState>,
): Promise<RecordDisputeCommand> {
  const { command, sending } = asked;
  const { commandId, actor } = sending;
  const as = actingAs(acting, actor === acting.actor ? undefined : actor);
  if ('code' in as) throw notAllowed(as, { commandId });
  const match = matchOfCommand(command, state);
  const there = match === undefined ? undefined : await read(match);
  const seats = there && there.status !== 'absent' ? there.seats : undefined;
  const side = 'side' in command.data ? command.data.side : undefined;
  const target: Target = { match, seats, side };
  const refusal = authorize(as, command, target);
  if (refusal) throw notAllowed(refusal, { commandId });
  return asked.by(as, recordedAs(as, command, target));
}
