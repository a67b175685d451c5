import type { MatchView, Viewer } from '@adjutant/views';
import type { QueryClient } from '@tanstack/react-query';
import { matchKey } from '../api/queries.js';
import { livenessNow } from '../live/following.js';
import type { EngineHere } from './here.js';
import { isNowOf, WEIGH } from './keys.js';

interface Seen {
  readonly match: string;
  readonly viewer: Viewer;
}

/** What can be pressed is told anew on this device, wherever the page shows it; without a line, the match as well. */
export async function showAll(client: QueryClient, engine: EngineHere, seen: Seen): Promise<void> {
  const { match, viewer } = seen;
  // What was weighed before the press knows nothing of it either.
  void client.invalidateQueries({ queryKey: [...matchKey(match), WEIGH] });
  for (const [key] of client.getQueriesData({ queryKey: matchKey(match), predicate: isNowOf(viewer) })) {
    const player = new URLSearchParams(String(key[2]).slice('/now'.length)).get('player');
    await put(client, key, await engine.nowHere(player === 'A' || player === 'B' ? player : null));
  }
  if (livenessNow() === 'live') return;
  const key = [...matchKey(match), '', viewer];
  const before = client.getQueryData<MatchView>(key);
  const view = before && (await engine.viewHere(''));
  // The server knows more of a match than its record, such as where that came from.
  if (view) await put(client, key, { ...before, ...view });
}

async function put(client: QueryClient, queryKey: readonly unknown[], told: object | null): Promise<void> {
  if (told === null) return;
  // An answer that was asked for before the press knows nothing of it.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, told);
}
