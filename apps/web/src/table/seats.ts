import type { Side } from '@adjutant/rules';
import { useState } from 'react';
import { useMe } from '../access/access-api.js';
import { actingAs, holdsBothSeats, type Acting, type Table } from '../acting/acting.js';
import { useLookAs } from '../api/viewer.js';
import { useLookingAs, type Presser } from './who-presses.js';

export interface Sitting {
  readonly table: Table;
  readonly acting: Acting;
  readonly presser: Presser;
}

/**
 * Which seats are played on this device, and who presses. Whoever has no seat of their own writes for both, and where nobody signs in
 * as whoever's turn it is to press.
 */
export function useSeats({ table, acting: signedIn, presser }: Sitting) {
  const { data: me } = useMe();
  const look = useLookAs();
  const bothSeats = holdsBothSeats(me, table.match);
  const own = signedIn.mode === 'staffed' && !bothSeats ? signedIn.side : null;
  const [near, lay] = useState<Side | null>(null);
  // A half stays with whom it lies before.
  const side = own ?? near ?? presser.side;
  useLookingAs(side, bothSeats ? look : undefined);
  return {
    own,
    side,
    byItself: presser.byItself,
    actingFor: (one: Side): Acting =>
      me && (bothSeats || signedIn.mode === 'single-user') ? actingAs(me, one, table) : signedIn,
    choose: (one: Side): void => {
      presser.choose(one);
      if (near !== null) lay(one);
    },
    /** Whether each player has a half of the screen. */
    turned: near !== null,
    turn: (halves: boolean): void => lay(halves ? side : null),
  };
}
