import { readMe, type Me } from '../../access/access-api.js';
import { Problem } from '../../api/client.js';
import { sendToMatch } from '../../api/commands.js';
import { keepUnread } from '../kept/unread.js';
import { ALREADY, isBehind } from './carrying.js';
import type { Item } from './item.js';
import { Held, meaningOf } from './meaning.js';
import { whenceOf } from './whence.js';
import { whyHeld } from './who-carries.js';

export { meaningOf };

/** Who is signed in may change in another tab: so long what was said of it is believed. */
const BELIEVED_MS = 30_000;
/** A line that hangs is given up, and the item sent again under its id. */
const LONGEST_MS = 15_000;

let known: { readonly me: Me; readonly at: number } | null = null;

/** Somebody else may be signed in. */
export function forgetWho(): void {
  known = null;
}

export async function heldFor(item: Item): Promise<string | null> {
  if (known === null || performance.now() - known.at > BELIEVED_MS) {
    const me = await readMe(AbortSignal.timeout(LONGEST_MS));
    known = { me, at: performance.now() };
  }
  return whyHeld(item, known.me);
}

export async function sendItem(item: Item): Promise<unknown> {
  const { id, match, command, actor, occurredAt } = item;
  try {
    const answer = answered(
      await sendToMatch(match, command, actor, {
        commandId: id,
        occurredAt,
        whence: whenceOf(item),
        signal: AbortSignal.timeout(LONGEST_MS),
      }),
    );
    // Before the queue forgets it: a page that ends in between shows it all the same.
    await keepUnread(item);
    return answer;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (isBehind(item, error.code)) return { ...ALREADY };
    if (error.code !== null && (error.status === 401 || error.status === 403)) await sayWhoIsMissing(item, error);
    throw error;
  }
}

/** What says nothing of a command is no answer of our server: some halls answer everything with a page of their own. */
function answered(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'outcome' in answer) return answer;
  throw new Problem(0, 'No answer', 'What answered is not the Adjutant server.', null);
}

/** What is refused to whoever is here now may be open to whoever pressed it. */
async function sayWhoIsMissing(item: Item, { status, message }: Problem): Promise<void> {
  forgetWho();
  const because = await heldFor(item);
  if (because !== null) throw new Held(because);
  if (status === 401) throw new Held(message);
}
