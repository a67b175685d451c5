import { readMe, type Me } from '../../access/access-api.js';
import { post, Problem } from '../../api/client.js';
import { nameThem } from '../../api/naming.js';
import { sendToMatch } from '../../api/commands.js';
import { problemOf } from '../../api/problem.js';
import { keepUnread } from '../kept/unread.js';
import { ALREADY, isBehind } from './carrying.js';
import { NOT_ANY_MORE, readClosed } from './closed-match.js';
import type { Item } from './item.js';
import { Held, meaningOf } from './meaning.js';
import { inLists } from './in-lists.js';
import type { Heard } from './world.js';
import { whenceOf } from './whence.js';
import { whyHeld } from './who-carries.js';

export { meaningOf };

/** Who is signed in may change in another tab: so long what was said of it is believed. */
const BELIEVED_MS = 30_000;
/** A line that hangs is given up, and the item sent again under its id. */
const LONGEST_MS = 15_000;

/** How often somebody may have come: what was asked before says nothing of them. */
let comings = 0;
let known: { readonly me: Me; readonly at: number } | null = null;

const closed = new Map<string, { readonly because: string | null; readonly at: number }>();

/** Somebody else may be signed in. */
export function forgetWho(): void {
  known = null;
  closed.clear();
  comings += 1;
}

async function heldFor(item: Item): Promise<string | null> {
  while (known === null || performance.now() - known.at > BELIEVED_MS) {
    const before = comings;
    const me = await readMe(AbortSignal.timeout(LONGEST_MS));
    if (before === comings) known = { me, at: performance.now() };
  }
  const because = whyHeld(item, known.me);
  return because === null ? null : ((await whyClosed(item.match)) ?? because);
}

/** Nobody is asked to sit down again at a match that takes nothing any more; whoever cannot say so leaves it at that. */
async function whyClosed(match: string): Promise<string | null> {
  const before = closed.get(match);
  if (before !== undefined && performance.now() - before.at <= BELIEVED_MS) return before.because;
  const is = await readClosed(match, AbortSignal.timeout(LONGEST_MS)).catch(() => null);
  const because = is === null ? null : `${is.says} ${NOT_ANY_MORE}`;
  closed.set(match, { because, at: performance.now() });
  return because;
}

/** What was pressed alone goes alone; what has waited with others of its match goes with them. */
export async function sendThem(items: readonly Item[]): Promise<readonly Heard[]> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const heard = await (items.length === 1 ? alone(items, signal) : together(items, signal));
  // Who is here now is asked once for all of them.
  if (heard.some((one) => one.status === 'rejected' && isAboutWho(one.reason))) forgetWho();
  const told: Heard[] = [];
  for (const [index, item] of items.entries()) {
    const one = heard[index];
    if (one) told.push(...(await Promise.allSettled([meant(item, one)])));
  }
  return told;
}

export const sendItems = inLists({ heldFor, send: sendThem, meaning: meaningOf });

const around = (item: Item) => ({ commandId: item.id, occurredAt: item.occurredAt, whence: whenceOf(item) });

function alone(items: readonly Item[], signal: AbortSignal): Promise<readonly Heard[]> {
  const send = async (item: Item): Promise<unknown> => {
    if (item.opening) await nameThem(item.opening.people, signal);
    return answered(await sendToMatch(item.match, item.command, item.actor, { ...around(item), signal }));
  };
  return Promise.allSettled(items.map(send));
}

async function together(items: readonly Item[], signal: AbortSignal): Promise<readonly Heard[]> {
  const [first] = items as readonly [Item];
  const path = `/matches/${encodeURIComponent(first.match)}/commands?each=true`;
  const answers = await post<unknown>(path, items.map(enveloped), signal).catch(async (error: unknown) => {
    if (!isAboutWho(error)) throw error;
    forgetWho();
    await sayWhoIsMissing(first, error);
    throw error;
  });
  if (!Array.isArray(answers) || answers.length !== items.length) throw notOurs();
  return answers.map(heardInList);
}

function enveloped(item: Item): object {
  const { whence, ...said } = around(item);
  return { ...said, ...item.command, ...whence, actor: item.actor };
}

/** An answer in a list means what it would have meant alone. */
function heardInList(answer: { readonly outcome?: unknown; readonly status?: unknown } | null): Heard {
  const { outcome, status } = answer ?? {};
  if (outcome === 'recorded' || outcome === 'already') return { status: 'fulfilled', value: answer };
  const reason = outcome === 'refused' ? problemOf(Number(status), JSON.stringify(answer)) : notOurs();
  return { status: 'rejected', reason };
}

const isAboutWho = (error: unknown): error is Problem =>
  error instanceof Problem && error.code !== null && (error.status === 401 || error.status === 403);

/** A step that lies behind is taken; what is refused to whoever is here may wait for somebody else. */
async function meant(item: Item, answer: Heard): Promise<unknown> {
  if (answer.status === 'fulfilled') {
    // Before the queue forgets it: a page that ends in between shows it all the same.
    await keepUnread(item);
    return answer.value;
  }
  const error: unknown = answer.reason;
  if (error instanceof Problem && isBehind(item, error.code)) return { ...ALREADY };
  if (isAboutWho(error)) await sayWhoIsMissing(item, error);
  if (item.opening && meaningOf(error) === 'final') throw new Held(notOpened(error));
  throw error;
}

/** Everything else of the match rests on it: it is not given up but by a person. */
function notOpened(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The server does not open this match: ${why} It is asked again whenever somebody signs in or comes back to this page; until then all of it stays here and can be handed over.`;
}

/** What says nothing of a command is no answer of our server: some halls answer everything with a page of their own. */
function answered(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'outcome' in answer) return answer;
  throw notOurs();
}

const notOurs = (): Problem => new Problem(0, 'No answer', 'What answered is not the Adjutant server.', null);

/** What is refused to whoever is here now may be open to whoever pressed it. */
async function sayWhoIsMissing(item: Item, { status, message }: Problem): Promise<void> {
  const because = await heldFor(item);
  if (because !== null) throw new Held(because);
  if (status === 401) throw new Held(message);
}
