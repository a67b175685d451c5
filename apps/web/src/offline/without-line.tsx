import { useSyncExternalStore } from 'react';
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

function Lost() {
  // What tells the match on this device may come a moment later.
  useNow();
  const keeping = useSyncExternalStore(onKeeping, keepingNow);
  return (
    <Strip tone="open">
      {`The server does not answer. ${isToldHere() ? GOES_ON : STAYS} ${keeping === 'kept' ? '' : KEEP_OPEN}`}
    </Strip>
  );
}
