import { type Refusal } from '@adjutant/kernel';
import { BrokenChain, PoisonedEvent } from '@adjutant/store';
import { refuse } from '../refusals.js';

/** A record that stands in the log but that this installation cannot fold, for example because its pack is not installed. */
export class UnreadableMatch extends Error {
  override readonly name = 'UnreadableMatch';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What is wrong with a record itself, so that trying again does not help; null for trouble that passes. */
export function neverPasses(thrown: unknown): Refusal | null {
  if (thrown instanceof PoisonedEvent || thrown instanceof UnreadableMatch)
    return refuse('match/unreadable', `This match cannot be read: ${thrown.message}`);
  if (!(thrown instanceof BrokenChain)) return null;
  const { stream, revision: entry, reason } = thrown;
  const says = `${thrown.message} Until then nothing is recorded on it, and nothing is shown of it.`;
  return refuse('match/tampered', says, { stream, entry, reason });
}
