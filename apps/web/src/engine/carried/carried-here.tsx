import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMe, type Me } from '../../access/access-api.js';
import { Link } from '../../app/ways.js';
import { Strip } from '../../parts/strip.js';
import { carriedNow, isOwn, onCarried, waitsStill } from './carried.js';
import type { DeviceKey } from './database.js';
import { OtherKeys } from './other-keys.js';

/** On every page: what this device carries for others. The server learns the key of whoever sits here. */
export default function CarriedHere() {
  const { data: me } = useMe();
  const { taken } = useSyncExternalStore(onCarried, carriedNow);
  const [others, tell] = useOtherKeys(me);
  const waits = taken.filter((one) => waitsStill(one) && !isOwn(one));
  const [first] = waits;
  const presses = waits.flatMap(({ runs }) => runs.flatMap((run) => run.presses)).length;
  return (
    <>
      {others === null ? null : <OtherKeys of={others} onRead={() => tell(null)} />}
      {first === undefined ? null : (
        <Strip tone="open">
          {presses === 1 ? 'An entry' : `${presses} entries`} of another phone, not recorded yet, and carried by this
          one. <Link to={`/matches/${first.match}/take-over`}>What was taken over</Link>
        </Strip>
      )}
    </>
  );
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
