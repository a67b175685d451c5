import type { Me } from '@adjutant/access';

/** Whether whoever is here is that player: by their link, by an account, or where nobody signs in. */
export function isTheirs(me: Me | undefined, player: string): boolean {
  if (me === undefined) return false;
  return me.mode === 'single-user' || (me.person?.id === player && me.seat?.both !== true);
}
