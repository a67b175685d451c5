import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Weighed } from '@adjutant/table';
import type { Viewer } from '@adjutant/views';
import { post } from '../api/client.js';
import { matchKey } from '../api/queries.js';
import { seenAs, useViewer } from '../api/viewer.js';
import type { Weighing } from '../engine/asked.js';
import { engineOf } from '../engine/engines.js';
import { WEIGH } from '../engine/keys.js';
import { useRewording } from '../match/match-queries.js';

/** What would come of a tap with what was said for it. Nothing is recorded. */
export function useWeighed(match: string, pressed: Weighing | null) {
  const reword = useRewording(match);
  const asked = useOutlook(match)(pressed ?? NOTHING);
  return useQuery({ ...asked, enabled: pressed !== null, select: reword<Weighed> });
}

const NOTHING: Weighing = { tap: { type: 'StartBattle', data: {} }, said: [], answers: {} };

/** The same, asked for once, by whoever presses. */
export function useWeighing(match: string): (pressed: Weighing) => Promise<Weighed> {
  const client = useQueryClient();
  const outlook = useOutlook(match);
  return (pressed) => client.fetchQuery(outlook(pressed));
}

function useOutlook(match: string) {
  const viewer = useViewer();
  return (pressed: Weighing) => ({
    queryKey: [...matchKey(match), WEIGH, viewer, JSON.stringify(pressed)],
    queryFn: () => weighed(match, viewer, pressed),
    retry: false,
  });
}

const ONLY_HERE =
  'This browser does not tell the match by itself, so that it cannot say what comes of it there: press it at the table, and drop what was not recorded.';

async function weighed(match: string, viewer: Viewer, pressed: Weighing): Promise<Weighed> {
  const { tap, said, answers } = pressed;
  const path = seenAs(`/matches/${encodeURIComponent(match)}/weigh`, viewer);
  const here = await engineOf(match, viewer)?.weigh(pressed);
  // The server weighs where the battle stands, and nowhere else.
  if (!here && pressed.from !== undefined) throw new Error(ONLY_HERE);
  return here ?? post<Weighed>(path, { type: tap.type, data: tap.data, said, answers });
}
