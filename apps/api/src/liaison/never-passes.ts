import { refuse, type Refusal } from '@adjutant/kernel';
import { BrokenChain, PoisonedEvent } from '@adjutant/store';
import { UnreadableMatch } from '@adjutant/event';
import { answerTo } from '../problems/trouble.js';

/** What is wrong with a record itself, so that trying again does not help; null for trouble that passes. */
export function neverPasses(error: unknown): Refusal | null {
  const stays = error instanceof BrokenChain || error instanceof PoisonedEvent || error instanceof UnreadableMatch;
  if (!stays) return null;
  const { code, detail } = answerTo(error, 'liaison').problem;
  return refuse(code, detail);
}
