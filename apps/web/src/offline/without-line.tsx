import { useSyncExternalStore } from 'react';
import { useMe } from '../access/access-api.js';
import { useLiveness } from '../api/live.js';
import { useNow } from '../common/use-now.js';
import { isToldHere } from '../engine/engines.js';
import { useLate } from '../engine/queue/refusals.js';
import { Strip } from '../parts/strip.js';
import { keepingNow, onKeeping } from './registering.js';

const GOES_ON =
  'This table goes on by itself: what you press stands on this phone and goes up when the line is back. Calls of a judge, codes, pictures and other pages wait for the server.';
const STAYS = 'What you see was read before.';
const KEEP_OPEN = 'Keep this page open: on this device it does not open again before the line is back.';

/** On every page: that our server does not answer, and what goes on without it. */
export function WithoutLine() {
  return useLate(useLiveness() === 'lost') ? <Lost /> : null;
}

/** There two phones that press for the same player are taken for one. */
const ONE_EACH =
  'Let one phone press for each player: nobody signs in here, and what two press for the same is told twice.';

function Lost() {
  const { data: me } = useMe();
  // What tells the match on this device may come a moment later.
  useNow();
  const keeping = useSyncExternalStore(onKeeping, keepingNow);
  return (
    <Strip tone="open">
      {`The server does not answer. ${isToldHere() ? GOES_ON : STAYS} ${keeping === 'kept' ? '' : KEEP_OPEN} ${isToldHere() && me?.mode === 'single-user' ? ONE_EACH : ''}`}
    </Strip>
  );
}
