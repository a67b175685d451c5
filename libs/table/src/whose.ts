import type { Side } from '@adjutant/rules';
import type { Tap } from './tap.js';

/** What the server would answer: players speak for their own side. */
const NOT_YOURS = 'access/not-your-seat';

/** What the other player has to do is seen here, and pressed on their device. */
export function onlyFor(seats: readonly Side[]): (tap: Tap) => Tap {
  return (tap) => {
    if (tap.player === null || seats.includes(tap.player)) return tap;
    const message = `It is for ${tap.player} to do.`;
    return { ...tap, open: false, because: [{ code: NOT_YOURS, message, cites: [] }, ...tap.because] };
  };
}
