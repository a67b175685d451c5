import { inLists } from '../in-lists.js';
import { keptInMemory, SHAPE, type Item, type Keeping } from '../item.js';
import { Held } from '../meaning.js';
import { SendQueue } from '../queue.js';
import type { News } from '../tabs.js';
import type { Meaning, QueueWorld } from '../world.js';

/** A press of somebody in a match. */
export const item = (id: string, more: Partial<Item> = {}): Item => ({
  shape: SHAPE,
  id,
  match: 'm',
  command: { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } },
  by: 'ada',
  at: '2026-11-23T10:00:00.000Z',
  place: null,
  where: '',
  basedOn: null,
  ...more,
});

/** What did not get through. */
export class Lost extends Error {}
/** What waits for another entry. */
export class Resting extends Error {}

function meaning(error: unknown): Meaning {
  if (error instanceof Held) return 'held';
  return error instanceof Lost ? 'passing' : error instanceof Resting ? 'rests' : 'final';
}

/** A server that answers as is said, and a clock that stands until somebody lets it pass. */
export function world(keeping: Keeping = keptInMemory(), alone: QueueWorld['alone'] = (run) => run()) {
  const sent: string[] = [];
  /** The same by request. */
  const lists: string[] = [];
  const said: (Error | string)[] = [];
  /** What becomes of a request as a whole. */
  const breaks: (Error | undefined)[] = [];
  const news: News[] = [];
  const here = { who: 'ada' };
  const waiting: { readonly then: () => void; readonly milliseconds: number }[] = [];
  const heldFor = ({ by }: Item) => Promise.resolve(by === here.who ? null : `${by} is not here`);
  const queue = new SendQueue({
    keeping,
    send: inLists({
      heldFor,
      meaning,
      send: (items) => {
        const ids = items.map(({ id }) => id);
        sent.push(...ids);
        lists.push(ids.join());
        const whole = breaks.shift() ?? (said[0] instanceof Lost ? said.shift() : undefined);
        if (whole instanceof Error) return Promise.reject(whole);
        const answers = ids.map(() => said.shift() ?? 'recorded');
        return Promise.allSettled(answers.map((one) => (one instanceof Error ? Promise.reject(one) : one)));
      },
    }),
    meaning,
    alone,
    tell: (one) => news.push(one),
    later: (then, milliseconds) => {
      const one = { then, milliseconds };
      waiting.push(one);
      return () => waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
  });
  /** What comes next, and how long after. */
  const pass = (): number | undefined => {
    const [next] = waiting.toSorted((one, other) => one.milliseconds - other.milliseconds);
    if (next) waiting.splice(waiting.indexOf(next), 1);
    next?.then();
    return next?.milliseconds;
  };
  const standings = () => queue.entries().map((entry) => `${entry.item.id} ${entry.standing.is}`);
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const kept = async () => (await keeping.all()).kept.map(({ item: { id } }) => id);
  return { queue, keeping, kept, sent, lists, said, breaks, news, here, standings, settled, pass };
}
