import type { Me, SignedIn } from '@adjutant/access';
import type { TournamentView } from '@adjutant/tournament';
import { useEffect, useRef, useState } from 'react';
import { post } from '../../api/client.js';
import { useArriving } from '../../access/access-api.js';
import { useLocation } from '../../app/ways.js';
import { keep, kept } from '../../common/kept.js';
import { sitsByKept } from './by-kept-link.js';

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
export function useEventLink(event: TournamentView | undefined, me: Me | undefined, looked: string | null): ByLink {
  const { hash } = useLocation();
  const [typed] = useState(() => decodeURIComponent(hash.slice(1)));
  const { mutate, data, error } = useArriving(sitDown, () => undefined);
  const id = event?.tournament;
  const out = event && outNow(event);
  const isKept = typed === '' && event !== undefined && sitsByKept(event, me, looked);
  const link = isKept ? (kept(`event-link/${event.tournament}`) ?? '') : typed;
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

/** What is published, in a word that another publication changes. */
function outNow({ rounds }: TournamentView): string {
  const round = rounds.findLast(({ publication }) => publication > 0);
  return round === undefined ? 'nothing' : `${round.number}/${round.publication}`;
}
