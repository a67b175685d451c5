import type { SignedIn } from '@adjutant/access';
import type { TournamentView } from '@adjutant/tournament';
import { useEffect, useRef, useState } from 'react';
import { post } from '../../api/client.js';
import { useArriving } from '../../access/access-api.js';
import { useLocation } from '../../app/ways.js';

interface ByLink {
  /** Whose link the address holds; null where it holds none, or is not answered yet. */
  readonly player: string | null;
  /** Why it opens nothing. */
  readonly error: Error | null;
}

/** The link of a player stands in the address of this page: it sits down at the table of each publication, as long as the page is open. */
export function useEventLink(event: TournamentView | undefined): ByLink {
  const { hash } = useLocation();
  const [link] = useState(() => decodeURIComponent(hash.slice(1)));
  const { mutate, data, error } = useArriving(
    (sent: string) => post<SignedIn>('/access/event', { link: sent, anyway: true }),
    () => undefined,
  );
  const out = event && outNow(event);
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (link === '' || out === undefined || sent.current === out) return;
    sent.current = out;
    mutate(link);
  }, [link, out, mutate]);
  return { player: data?.me.person?.id ?? null, error };
}

/** What is published, in a word that another publication changes. */
function outNow({ rounds }: TournamentView): string {
  const round = rounds.findLast(({ publication }) => publication > 0);
  return round === undefined ? 'nothing' : `${round.number}/${round.publication}`;
}
