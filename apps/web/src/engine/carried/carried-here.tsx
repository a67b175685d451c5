import { useEffect, useState } from 'react';
import { useMe, type Me } from '../../access/access-api.js';
import type { DeviceKey } from './database.js';
import { OtherKeys } from './other-keys.js';

/** On every page: the server learns the key of whoever sits here, and they learn of others of theirs. */
export default function CarriedHere() {
  const { data: me } = useMe();
  const [others, tell] = useOtherKeys(me);
  return others === null ? null : <OtherKeys of={others} onRead={() => tell(null)} />;
}

function useOtherKeys(me: Me | undefined) {
  const [others, tell] = useState<DeviceKey | null>(null);
  useEffect(() => {
    if (me === undefined || (me.mode === 'staffed' && me.person === null)) return undefined;
    let isOver = false;
    import('./knowing.js')
      .then(async ({ knowEachOther, otherKeysOf }) => {
        // Where it does not learn of it now, the page that hands over says so, and the next one tells it again.
        await knowEachOther(me).catch(() => undefined);
        const found = await otherKeysOf(me);
        if (!isOver) tell(found);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [me]);
  return [others, tell] as const;
}
