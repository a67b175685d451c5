import type { Side } from '@adjutant/rules';
import type { Now } from '@adjutant/table';
import { useState } from 'react';

interface Heard {
  readonly presser: Side;
  readonly upTo: number;
  readonly says: string;
}

/**
 * What was entered last since the page was opened, by whomever, in words and once; and who presses from now on. What was told to the
 * one is not told to the other.
 */
export function useTold(
  now: Pick<Now, 'newest' | 'revision'> | undefined,
  presser: Side,
  players: { readonly [side in Side]: string },
): string {
  const [heard, hear] = useState<Heard | null>(null);
  const isSame = heard?.presser === presser;
  if (now && (now.revision !== heard?.upTo || !isSame)) {
    const says = isSame ? now.newest?.text : heard && `${players[presser]} presses now.`;
    hear({ upTo: now.revision, presser, says: says ?? '' });
  }
  return isSame ? heard.says : '';
}
