import type { MatchCommand, MatchEvent, MatchState } from '@adjutant/match';
import type { Settle } from '@adjutant/store';
import { isOwner, isStranger, type Acting } from '../access/acting.js';
import { signInFirst } from '../access/authorize.js';
import { targetOf } from '../access/match-target.js';
import { permittedAs, settling } from '../access/permitted.js';
import { notAllowed } from '../access/refused.js';
import type { RecordCommand } from './commands/record-command.js';

/** Nobody learns what is wrong with a command who may not send any. */
export function signedIn(acting: Acting): Acting {
  if (isStranger(acting)) throw notAllowed(signInFirst(acting));
  return acting;
}

/** Throws where one of several commands is not for whoever sends them, as the match stands: then none of them is taken. */
export async function assertAllPermitted(
  commands: readonly RecordCommand[],
  acting: Acting,
  read: () => Promise<MatchState>,
): Promise<void> {
  // Of a single command this is asked where it is decided, and of the owner of a single-user server nothing is.
  if (commands.length === 1) return;
  if (isOwner(acting) && commands.every(({ sending }) => sending.actor === acting.actor)) return;
  const state = await read();
  for (const one of commands) permittedAs(one, acting, targetOf(one.command, one.sending.match, state));
}

/** Who acts, asked on each state of the match that is read. */
export function settlingMatch(asked: RecordCommand, acting: Acting): Settle<MatchCommand, MatchState, MatchEvent> {
  return settling(asked, acting, { target: (state) => targetOf(asked.command, asked.sending.match, state) });
}
