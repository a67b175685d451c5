import type { Role } from '@adjutant/kernel';
import { nameOf, type Acting, type Mode, type SeatOfMatch } from './acting.js';

/** What a page may know about whoever uses it. */
export interface Me {
  readonly mode: Mode;
  /** Null where nobody is signed in: in single-user mode nobody has to. */
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly roles: readonly Role[];
  readonly seat: SeatOfMatch | null;
  /** When the session ends at the latest, ISO 8601 in UTC; null without one. */
  readonly until: string | null;
}

export function meOf(
  { mode, actor, roles, seat, session }: Acting,
  known: { readonly name: string; readonly until: string } | null,
): Me {
  const { id } = nameOf(actor);
  const person = session === null ? null : { id, name: known?.name ?? id };
  return { mode, person, roles, seat: seat ?? null, until: known?.until ?? null };
}
