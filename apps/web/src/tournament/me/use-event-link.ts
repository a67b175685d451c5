import type { Me, SignedIn } from '@adjutant/access';
import type { Role } from '@adjutant/kernel';
import type { TournamentView } from '@adjutant/tournament';
import { useEffect, useRef, useState } from 'react';
import { post } from '../../api/client.js';
import { useArriving } from '../../access/access-api.js';
import { useLocation } from '../../app/ways.js';
import { keep, kept } from '../../common/kept.js';

interface ByLink {
  /** Whose link the address holds; null where it holds none, or is not answered yet. */
  readonly player: string | null;
  /** Why it opens nothing. */
  readonly error: Error | null;
}

interface Sent {
  readonly event: string;
  readonly link: string;
}

/**
 * The link of a player stands in the address of this page, or was opened on this phone before: it sits down at the table of each
 * publication, as long as the page is open.
 */
export function useEventLink(event: TournamentView | undefined, me: Me | undefined, scanned: boolean): ByLink {
  const { hash } = useLocation();
  const [typed] = useState(() => decodeURIComponent(hash.slice(1)));
  const { mutate, data, error } = useArriving(sitDown, () => undefined);
  const id = event?.tournament;
  const out = event && outNow(event);
  const link = typed === '' && scanned && id !== undefined && isNoStaff(me) ? (kept(`event-link/${id}`) ?? '') : typed;
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (link === '' || id === undefined || sent.current === out) return;
    sent.current = out;
    mutate({ event: id, link });
  }, [link, id, out, mutate]);
  return { player: data?.me.person?.id ?? null, error };
}

async function sitDown({ event, link }: Sent): Promise<SignedIn> {
  const answer = await post<SignedIn>('/access/event', { link, anyway: true });
  keep(`event-link/${event}`, link);
  return answer;
}

/** Whoever works at the event does not lose their desk by a slip that they scan. */
const isNoStaff = (me: Me | undefined): boolean =>
  me?.mode === 'staffed' && me.events === undefined && me.roles.every((role) => PLAYING.includes(role));
const PLAYING: readonly Role[] = ['player', 'spectator'];

/** What is published, in a word that another publication changes. */
function outNow({ rounds }: TournamentView): string {
  const round = rounds.findLast(({ publication }) => publication > 0);
  return round === undefined ? 'nothing' : `${round.number}/${round.publication}`;
}
