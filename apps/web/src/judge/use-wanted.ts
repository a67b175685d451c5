import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '../app/ways.js';
import type { Acting } from '../acting/acting.js';
import { useWanted } from '../api/disputes.js';
import { useCountInTitle } from '../app/title.js';
import { notify, soundOnce } from './telling.js';
import { hearsAppeals, newsOf, wantedOf, wantedSays } from './wanted.js';

const NONE: ReturnType<typeof wantedOf> = [];

/** How many wait for a judge, and the newest of them in a sentence; whoever judges is told by notification and sound as well. */
export function useTellingWanted(acting: Acting): { readonly count: number; readonly says: string } {
  const { data } = useWanted(hearsAppeals(acting));
  const navigate = useNavigate();
  const [says, say] = useState('');
  const known = useRef<ReadonlySet<string> | null>(null);
  const wanted = data === undefined ? NONE : wantedOf(data, acting);
  useCountInTitle(wanted.length);
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
  return { count: wanted.length, says };
}
