import type { Item, Keeping } from './item.js';
import type { News } from './tabs.js';
import type { InTurn } from './turns.js';

/**
 * What an answer means for the item that was sent. `passing`: it may go well another time. `held`: with somebody else signed in.
 * `rests`: once something else is recorded.
 */
export type Meaning = 'passing' | 'held' | 'rests' | 'final';

/** The answer of the server to an item, or why there is none. */
export type Heard = PromiseSettledResult<unknown>;

export interface QueueWorld {
  readonly keeping: Keeping;
  /** Sends of what somebody has pressed for a match as many as go together, the first first, and gives what was heard of each. */
  readonly send: (items: readonly Item[]) => Promise<readonly Heard[]>;
  readonly meaning: (error: unknown) => Meaning;
  /** Runs it while no other tab of this browser sends. */
  readonly alone: InTurn;
  readonly tell: (news: News) => void;
  /** Does something later, and hands over what calls it off. */
  readonly later: (then: () => void, milliseconds: number) => () => void;
}
