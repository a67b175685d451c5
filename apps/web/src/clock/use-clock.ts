import type { MatchCommand } from '@adjutant/match';
import type { ChessClockView } from '@adjutant/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../access/access-api.js';
import type { Acting } from '../acting/acting.js';
import { get } from '../api/client.js';
import { matchKey } from '../api/queries.js';
import { readAgain } from '../api/read-again.js';
import { pressing } from '../engine/queue/carrying.js';
import { itemOf } from '../engine/queue/item-of.js';
import type { Entry } from '../engine/queue/item.js';
import { queue, useQueue } from '../engine/queue/queues.js';
import { asPressed, type NotYetTold } from './as-pressed.js';
import { ServerTime } from './server-time.js';

/** One for the page: every answer measures for all clocks. */
const SERVER = new ServerTime();
const MEASURE_MS = 20_000;
/** Until it is known well enough that all screens agree to half a second. */
const MEASURE_SOON_MS = 2_000;
const WELL_MS = 250;

/** `asked`: the query part of the address. */
export function useChessClock(match: string, asked = '') {
  return useQuery({
    queryKey: [...matchKey(match), 'chess-clock', asked],
    queryFn: async ({ signal }) => {
      const since = performance.now();
      const view = await get<ChessClockView>(`/matches/${encodeURIComponent(match)}/chess-clock${asked}`, signal);
      SERVER.measure(since, performance.now(), view.now);
      return view;
    },
    refetchInterval: () => (SERVER.within() > WELL_MS ? MEASURE_SOON_MS : MEASURE_MS),
  });
}

/** The chess clock with what was pressed on this page, and how long what runs has gone on; undefined before it is told. */
export function useRunningClock(match: string): { readonly view: ChessClockView; readonly since: number } | undefined {
  const { data } = useChessClock(match);
  const entries = useQueue();
  const by = pressing(useMe().data);
  const view = useMemo(
    () => data && asPressed(data, notYetTold(entries, { match, by }, data.revision)),
    [data, entries, match, by],
  );
  const since = useRunningSince(view?.at, view !== undefined && view.runs !== null);
  return view && { view, since };
}

/** What somebody else has pressed here is told once they have sent it. */
function notYetTold(
  entries: readonly Entry[],
  { match, by }: Pick<Entry['item'], 'match' | 'by'>,
  revision: number,
): readonly NotYetTold[] {
  return entries.flatMap(({ item, standing }) => {
    const { command, occurredAt } = item;
    if (item.match !== match || item.by !== by || occurredAt === undefined || standing.is === 'refused') return [];
    if (command.type !== 'PassTime' && command.type !== 'PauseTime') return [];
    if (standing.is === 'recorded' && !isBeyond(standing.answer, revision)) return [];
    return [{ to: command.type === 'PassTime' ? command.data.to : null, at: Date.parse(occurredAt) }];
  });
}

/** Whether an answer tells of an entry behind that one. */
function isBeyond(answer: unknown, revision: number): boolean {
  const told = (answer as { readonly revision?: number } | null)?.revision;
  return told !== undefined && told > revision;
}

/** What runs has gone on so long since the moment that the view is told for. */
function useRunningSince(at: number | undefined, runs: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((before) => before + 1), 100);
    return () => clearInterval(timer);
  }, [runs]);
  const now = SERVER.now();
  return runs && at !== undefined && now !== undefined ? Math.max(0, now - at) : 0;
}

/** A press counts from when it was made, by the time of the server, whenever the line lets it through. */
export function usePressing(match: string, acting: Acting | null) {
  const client = useQueryClient();
  const by = pressing(useMe().data);
  return useMutation({
    mutationFn: async (command: MatchCommand) => {
      const now = SERVER.now();
      const occurredAt = now === undefined ? {} : { occurredAt: new Date(now).toISOString() };
      return (await queue.add(itemOf({ match, command, by, actor: acting?.actor, ...occurredAt }))).answer;
    },
    // Offline is for the queue to see to, and a press counts from when it was made.
    networkMode: 'always',
    ...readAgain(client, [{ queryKey: matchKey(match) }]),
  });
}
