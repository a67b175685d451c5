import type { Me } from '../../access/access-api.js';
import type { Item } from './item.js';

/** Where people do not sign in, whoever writes does so under this name. */
const LOCAL = 'local';

export const whoActs = ({ person }: Me): string => person?.id ?? LOCAL;

/** Whoever presses here; nothing where nobody may. */
export function pressing(me: Me | undefined): string {
  return me === undefined || (me.mode === 'staffed' && me.person === null) ? '' : whoActs(me);
}

/** A step that lies behind is taken: both phones press, and one of them more often. */
export function isBehind({ command }: Pick<Item, 'command'>, code: string | null): boolean {
  return command.type === 'AdvancePhase' && command.data.to !== undefined && code === 'clock/not-ahead';
}

export const ALREADY = { outcome: 'already' } as const;
