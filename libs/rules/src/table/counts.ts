import { opponentOf, type Side } from '../clock/sequence.js';
import type { Table } from './table.js';

/** Who counts, seen from the player who acts: a role of the use, `own`, `opponent` or `match`. */
interface From {
  readonly player: Side;
  readonly roles: { readonly [role: string]: string };
}

/** What stands on a counter; nothing where nobody has counted. */
export function countOf(table: Table, counter: string, of: string): number {
  return table.counters[counter]?.[of] ?? 0;
}

/** Whose count is meant; undefined where the role is not named. */
export function countedFor(of: string, { player, roles }: From): string | undefined {
  if (of === 'own') return player;
  if (of === 'opponent') return opponentOf(player);
  return of === 'match' ? 'match' : roles[of];
}
