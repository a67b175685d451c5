import type { Now } from '@adjutant/table';
import { useState } from 'react';

interface Heard {
  readonly upTo: number;
  readonly says: string;
}

/** What was entered last since the page was opened, by whomever, in words and once. */
export function useTold(now: Pick<Now, 'newest' | 'revision'> | undefined): string {
  const [heard, hear] = useState<Heard | null>(null);
  if (now && now.revision !== heard?.upTo)
    hear({ upTo: now.revision, says: heard === null ? '' : (now.newest?.text ?? '') });
  return heard?.says ?? '';
}
