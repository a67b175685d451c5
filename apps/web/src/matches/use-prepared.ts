import { useEffect } from 'react';
import { mayDo, useMe } from '../access/access-api.js';
import { prepare } from '../offline/late-prepared.js';
import { ahead } from '../parts/ahead.js';

/** Whoever may open matches opens them without a line as well, once this page has been at rest on one. */
export function usePreparedOpening(): void {
  const { data: me } = useMe();
  const may = mayDo(me, 'OpenMatch');
  useEffect(() => {
    if (may) ahead(() => prepare());
  }, [may]);
}
