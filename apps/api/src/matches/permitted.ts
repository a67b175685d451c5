import type { MatchState } from '@adjutant/match';
import { isOwner, isStranger, type Acting } from '../access/acting.js';
import { signInFirst } from '../access/authorize.js';
import { targetOf } from '../access/match-target.js';
import { permittedAs } from '../access/permitted.js';
import { notAllowed } from '../access/refused.js';
import type { RecordCommand } from './commands/record-command.js';

/** Nobody learns what is wrong with a command who may not send any. */
export function signedIn(acting: Acting): Acting {
  if (isStranger(acting)) throw notAllowed(signInFirst(acting));
  return acting;
}

/**
 * The commands as they are recorded: by whoever stands behind the request, in the role that is enough. Where one of them is
 * not allowed, none of them is taken.
 */
export async function permitted(
  commands: readonly RecordCommand[],
  acting: Acting,
  read: () => Promise<MatchState>,
): Promise<readonly RecordCommand[]> {
  // Nearly every request of a single-user server names nobody: nothing is looked up for it.
  if (isOwner(acting) && commands.every(({ sending }) => sending.actor === acting.actor)) return commands;
  const state = await read();
  return commands.map((one) => allowed(one, acting, state));
}

function allowed(asked: RecordCommand, acting: Acting, state: MatchState): RecordCommand {
  return asked.by(permittedAs(asked, acting, targetOf(asked.command, asked.sending.match, state)).recorded);
}
