import type { Kind } from '@adjutant/event';
import type { BrokenStream } from '@adjutant/store';
import { answerTo, type Answerable } from '../problems/trouble.js';

/** A question as it goes to the thread. `answer`: what is sent to whoever asked; `value`: what the server goes on with. */
export interface ThreadQuestion {
  readonly kind: Kind;
  readonly question: unknown;
  readonly as: 'answer' | 'value';
}

/** What comes back, and which record turned out not to be what was recorded while it was read. */
export interface ThreadReport {
  readonly answer: ThreadAnswer;
  readonly broken: readonly BrokenStream[];
}

/** Errors lose their class on the way, so they travel as what is answered to them. */
export type ThreadAnswer =
  | { readonly bytes: Uint8Array }
  | { readonly value: unknown }
  | { readonly answerable: Answerable }
  | { readonly unexpected: { readonly message: string; readonly stack: string | undefined } };

export function errorAnswer(error: unknown): ThreadAnswer {
  const answerable = answerTo(error, '');
  if (answerable.problem.code !== 'server/unexpected') return { answerable };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { unexpected: { message, stack } };
}

/** As Fastify would write it. */
export function writtenAnswer(value: unknown): Uint8Array {
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}
