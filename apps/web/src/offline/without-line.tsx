import { useSyncExternalStore } from 'react';
import { useMe } from '../access/access-api.js';
import { clockTime } from '../common/words.js';
import { useNow } from '../common/use-now.js';
import { isToldHere } from '../engine/engines.js';
import { hearing } from '../live/heard.js';
import { keepingNow, onKeeping } from './registering.js';

const GOES_ON =
  'This table goes on by itself: what you press stands on this phone and goes up when the line is back. Calls of a judge, codes, pictures and other pages wait for the server.';
const STAYS = 'What you see was read before.';
const KEEP_OPEN = 'Keep this page open: on this device it does not open again before the line is back.';
/** There two phones that press for the same player are taken for one. */
const ONE_EACH =
  'Let one phone press for each player: nobody signs in here, and what two press for the same is told twice.';
const NOBODY_KNOWN =
  'What people are called is not kept on devices of the staff: until the server answers they are told apart by the beginning of their ids, and whoever is named is somebody new.';
const ASKS = 'It is asked again every few seconds. Nothing has to be pressed for it.';

/** That our server does not answer, since when, and what goes on without it. */
export function WithoutLine() {
  const { data: me } = useMe();
  // What tells the match on this device may come a moment later.
  useNow();
  const keeping = useSyncExternalStore(onKeeping, keepingNow);
  const since = hearing.silentSince;
  if (since === null) return null;
  return (
    <section>
      <p>{`It has not answered since ${clockTime(since)}. ${ASKS}`}</p>
      <p>{isToldHere() ? GOES_ON : STAYS}</p>
      {keeping === 'kept' ? null : <p>{KEEP_OPEN}</p>}
      {me?.mode === 'staffed' && me.person !== null && me.seat === null ? <p>{NOBODY_KNOWN}</p> : null}
      {isToldHere() && me?.mode === 'single-user' ? <p>{ONE_EACH}</p> : null}
    </section>
  );
}
