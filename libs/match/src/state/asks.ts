import type { Side } from '@adjutant/rules';
import { recordOf, type OpenedState } from './state.js';

/** Something that one player asks the other to let be struck, and that nobody has answered. */
export interface OpenAsk {
  readonly ask: number;
  readonly player: Side;
  readonly entry: number;
  readonly because?: string;
}

export function openAsks(state: OpenedState): readonly OpenAsk[] {
  return recordOf(state).flatMap(({ number: ask, event }) => {
    if (event.type !== 'TakeBackAsked' || isGone(state, ask) || isGone(state, event.data.entry)) return [];
    return answerTo(state, ask) === null ? [{ ask, ...event.data }] : [];
  });
}

/** How the other player has answered. */
export function answerTo(state: OpenedState, ask: number): 'TakeBackAgreed' | 'TakeBackDeclined' | null {
  for (const { number, event } of recordOf(state)) {
    const isAnswer = event.type === 'TakeBackAgreed' || event.type === 'TakeBackDeclined';
    if (isAnswer && event.data.ask === ask && !isGone(state, number)) return event.type;
  }
  return null;
}

function isGone({ struck }: OpenedState, entry: number): boolean {
  return struck.includes(entry);
}
