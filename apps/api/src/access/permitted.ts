import type { Actor } from '@adjutant/kernel';
import type { Acting } from './acting.js';
import { actingAs, authorize, recordedAs, type Asked, type Target } from './authorize.js';
import { notAllowed } from './refused.js';

/** A command of any context with whoever sends it. */
export interface AskedBy {
  readonly command: Asked;
  readonly sending: { readonly commandId: string; readonly actor: Actor };
}

export interface Permitted {
  readonly as: Acting;
  /** Whom the record names: whoever stands behind the request, in the role that is enough. */
  readonly recorded: Actor;
}

/** Throws where a command is not for whoever sends it, or is sent in a name that is not theirs. */
export function permittedAs({ command, sending }: AskedBy, acting: Acting, target: Target = {}): Permitted {
  const { commandId, actor } = sending;
  const as = actingAs(acting, actor === acting.actor ? undefined : actor);
  if ('code' in as) throw notAllowed(as, { commandId });
  const refusal = authorize(as, command, target);
  if (refusal) throw notAllowed(refusal, { commandId });
  return { as, recorded: recordedAs(as, command, target) };
}
