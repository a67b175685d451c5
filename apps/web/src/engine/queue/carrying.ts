import type { Me } from '../../access/access-api.js';
import type { Item } from './item.js';

/** Where people do not sign in, whoever writes does so under this name. */
const LOCAL = 'local';

export const whoActs = ({ person }: Me): string => person?.id ?? LOCAL;

/** In whose name an item is recorded: where people do not sign in, in that of whoever the page plays as. */
export function authorOf({ by, actor }: Pick<Item, 'by' | 'actor'>): string {
  return by === LOCAL && actor?.role === 'player' ? actor.id : by;
}

export const isNobody = (author: string): boolean => author === LOCAL;

/** Whoever presses here; nothing where nobody may. */
export function pressing(me: Me | undefined): string {
  return me === undefined || (me.mode === 'staffed' && me.person === null) ? '' : whoActs(me);
}

/** No link of a seat lasts longer: whoever has pressed it does not come back for it. */
const FORGOTTEN_MS = 7 * 24 * 3_600_000;

/** Whether whoever is here may give up what waits: nobody else’s, unless nobody is known or comes for it any more. */
export function mayDrop({ by, at }: Pick<Item, 'by' | 'at'>, here: string, now: number): boolean {
  return by === here || by === '' || now - Date.parse(at) > FORGOTTEN_MS;
}

/** A step that lies behind is taken: both phones press, and one of them more often. */
export function isBehind({ command }: Pick<Item, 'command'>, code: string | null): boolean {
  return command.type === 'AdvancePhase' && command.data.to !== undefined && code === 'clock/not-ahead';
}

export const ALREADY = { outcome: 'already' } as const;
