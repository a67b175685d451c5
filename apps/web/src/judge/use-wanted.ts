import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '../app/ways.js';
import type { Acting } from '../acting/acting.js';
import { useWanted } from '../api/disputes.js';
import { usePenaltyAppeals } from '../api/penalty-appeals.js';
import { useCountInTitle } from '../app/title.js';
import { notify, soundOnce } from './telling.js';
import { hearsAppeals, hearsPenaltyAppeals, newsOf, waitingSays, wantedOf, wantedSays } from './wanted.js';

const NONE: ReturnType<typeof wantedOf> = [];

interface Wanted {
  /** What waits for whoever looks: calls for a judge, and penalties under appeal. */
  readonly count: number;
  readonly counted: string;
  /** The newest call in a sentence. */
  readonly says: string;
}

/** How many wait for whoever looks, and the newest call of them; whoever judges is told by notification and sound as well. */
export function useTellingWanted(acting: Acting): Wanted {
  const { data } = useWanted(hearsAppeals(acting));
  const navigate = useNavigate();
  const [says, say] = useState('');
  const known = useRef<ReadonlySet<string> | null>(null);
  const wanted = data === undefined ? NONE : wantedOf(data, acting);
  const penalties = usePenaltyAppeals(hearsPenaltyAppeals(acting)).data?.length ?? 0;
  const count = wanted.length + penalties;
  useCountInTitle(count);
  const tell = useEffectEvent((): void => {
    if (data === undefined) return;
    const heard = newsOf(known.current, wanted);
    known.current = heard.known;
    for (const one of heard.news) {
      const sentence = wantedSays(one);
      say(sentence);
      if (!acting.judges) continue;
      const tag = `${one.id} ${one.status}`;
      notify(`${sentence} ${one.claim}`, tag, () => navigate(`/disputes/${one.id}`));
      soundOnce(tag);
    }
  });
  useEffect(() => tell(), [data]);
  return { count, counted: waitingSays(wanted.length, penalties), says };
}
