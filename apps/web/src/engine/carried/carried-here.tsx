import { useEffect, useSyncExternalStore } from 'react';
import { useMe } from '../../access/access-api.js';
import { Link } from '../../app/ways.js';
import { Strip } from '../../parts/strip.js';
import { carriedNow, onCarried, waitsStill } from './carried.js';

/** On every page: what this device carries for others. The server learns the key of whoever sits here. */
export default function CarriedHere() {
  const { data: me } = useMe();
  const { taken } = useSyncExternalStore(onCarried, carriedNow);
  useEffect(() => {
    // Where it does not learn of it now, the page that hands over says so, and the next one tells it again.
    const signs = me?.seat || me?.mode === 'single-user';
    if (signs) void import('./knowing.js').then(({ knowKeysOf }) => knowKeysOf(me)).catch(() => undefined);
  }, [me]);
  const waits = taken.filter(waitsStill);
  const [first] = waits;
  if (first === undefined) return null;
  const presses = waits.flatMap(({ runs }) => runs.flatMap((run) => run.presses)).length;
  return (
    <Strip tone="open">
      {presses === 1 ? 'An entry' : `${presses} entries`} of another phone, not recorded yet, and carried by this one.{' '}
      <Link to={`/matches/${first.match}/take-over`}>What was taken over</Link>
    </Strip>
  );
}
