import type { Item } from './item.js';
import { Held } from './meaning.js';
import type { Heard, QueueWorld } from './world.js';

/** So many go in one request: hours without a line come back in a few, and a line that hangs breaks off little. */
const MOST_AT_ONCE = 50;

interface Line {
  /** Why whoever is signed in here does not carry it to the server; null where they do. */
  readonly heldFor: (item: Item) => Promise<string | null>;
  /** Hears of each; it fails where nothing was heard of any. */
  readonly send: (items: readonly Item[]) => Promise<readonly Heard[]>;
  readonly meaning: QueueWorld['meaning'];
}

/** What somebody has pressed for a match goes in lists, unless it is held: nobody carries what somebody else has pressed. */
export function inLists({ heldFor, send, meaning }: Line): QueueWorld['send'] {
  let most = MOST_AT_ONCE;
  return async (items) => {
    // What rests on a match that is not open waits until it is.
    const some = items.slice(0, items[0]?.opening ? 1 : most);
    const [first] = some;
    const because = first ? await heldFor(first) : null;
    if (because !== null) return [{ status: 'rejected', reason: new Held(because) }];
    try {
      const heard = await send(some);
      most = MOST_AT_ONCE;
      return heard;
    } catch (error) {
      // What a line does not carry whole it may carry in parts, and what is said of a list is said of none of it.
      most = Math.ceil(some.length / 2);
      if (some.length > 1 && meaning(error) === 'final') return [];
      throw error;
    }
  };
}
