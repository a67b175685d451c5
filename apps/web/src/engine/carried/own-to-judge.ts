import { Problem } from '../../api/client.js';
import type { Item } from '../queue/item.js';
import type { Came } from './came.js';
import { withCarried, type TakenOver } from './database.js';
import { runsOf } from './handing.js';
import { bringAlone } from './runs-api.js';
import { isSecret } from './secret.js';
import { signedAt, signHere } from './signing.js';
import { nameOfRuns, type Named } from './taken.js';

export interface ToldJudge {
  /** Ids of the entries that stand as statements now; whoever keeps them may let them go. */
  readonly told: readonly string[];
  /** Why the rest is where it was; null where there is none. */
  readonly because: string | null;
}

/**
 * Has a judge told what was pressed at a seat that was taken back, by the signature of this device alone. What came of it is kept
 * before anybody lets anything go.
 */
export async function tellJudge(named: Named, held: readonly Item[], at: string): Promise<ToldJudge> {
  for (const item of held) await signHere(item, isSecret(item));
  const ids = new Set(held.map(({ id }) => id));
  const runs = runsOf(
    named.match,
    (await signedAt(named.match)).filter(({ id }) => ids.has(id)),
  );
  const told: string[] = [];
  for (const run of runs) {
    const came = await bringAlone(run).catch((error: unknown) => whyNot(error));
    if (typeof came === 'string') return { told, because: came };
    await keep(named, { run, came, at });
    told.push(...came.presses.flatMap(({ id, outcome }) => (outcome === 'waits' ? [id] : [])));
    const refused = came.presses.find(({ outcome }) => outcome !== 'waits');
    if (refused) return { told, because: refused.says };
  }
  return { told, because: null };
}

function whyNot(error: unknown): string {
  if (!(error instanceof Problem)) return String(error);
  if (error.status === 401)
    return 'The server says that this seat was not taken back: open its link again, or sign in, and everything is sent and recorded as you pressed it.';
  return error.message;
}

interface Answered {
  readonly run: TakenOver['runs'][number];
  readonly came: Came;
  readonly at: string;
}

function keep({ match, title }: Named, { run, came, at }: Answered): Promise<unknown> {
  const id = nameOfRuns([run]);
  return withCarried((db) => db.put('taken', { id, match, title, runs: [run], at, came: [came], own: true }));
}
